import clsx from "clsx";
import { useEffect, type ReactNode } from "react";
import { Action } from "../components/Action/Action";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { found, PageCall, PageTop } from "../components/Page/Page";
import { Section, type SectionProps } from "../components/Section/Section";
import { Link } from "../components/Link/Link";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useHydrated } from "../components/useWindow";
import { prefixOf } from "../content/language";
import { toolSections } from "../content/sections";
import { toolNames, toolPages, type ToolName, type ToolPageName } from "../content/tool-names";
import { GroupedOptions } from "../forms/GroupedOptions";
import { useText } from "../i18n";
import { mainQuestions, toolPath, type Answers, type Question } from "./questions";
import { Share } from "./Share";
import { useQueryState, type QueryState } from "./useQueryState";
import * as styles from "./tools.module.css";

interface ToolPageProps {
  name: ToolPageName;
  page: Queries.StandalonePage_pageFragment | null;
  /** Every answer that the tool can give. */
  every?: ReactNode;
  /** The tool itself. */
  children: ReactNode;
}

/** The page of a small tool. */
export const ToolPage = ({ name, page, every, children }: ToolPageProps) => (
  <>
    <PageTop page={found(page)}>
      <SpotDrawing name={name} lead />
    </PageTop>
    <ToolBoundary>{children}</ToolBoundary>
    {every}
    <PageCall page={found(page)} />
  </>
);

/** Keeps an error inside a tool from taking the page away. */
export function ToolBoundary({ children }: { children: ReactNode }) {
  const { t } = useText();
  const failed = (
    <p className="wrap section" role="alert">
      {t("tools.failed")}
    </p>
  );
  return (
    <ErrorBoundary at="" fallback={() => failed}>
      {children}
    </ErrorBoundary>
  );
}

interface AnsweredProps {
  name: ToolPageName;
  questions: readonly Question[];
  /** Returns the answer: a sentence or two, which screen readers announce when they change, and its details. */
  answer: (state: Answers) => readonly [summary: string, details?: ReactNode];
}

/** The page of a small tool that asks questions. */
export const Tool = (props: AnsweredProps & Omit<ToolPageProps, "children">) => (
  <ToolPage {...props}>
    <Answered {...props} />
  </ToolPage>
);

/** The questions of a small tool with its answer beside them. */
function Answered({ name, questions, answer }: AnsweredProps) {
  const { t } = useText();
  const query = useQueryState(toolPath(name), questions);
  const [summary, details] = answer(query.state);
  const isAnswered = query.address.includes("?");
  return (
    <section
      className="wrap"
      aria-labelledby={toolSections.answer}
      data-planned={isAnswered}
      data-print="dense"
    >
      <div className="split">
        <ToolForm
          label={t(`tools.${name}.title`)}
          questions={questions}
          query={query}
          button={t(`tools.${name}.button`)}
        />
        <div className="prose">
          <h2 id={toolSections.answer}>{t("tools.yourAnswer")}</h2>
          <p role="status">
            <strong>{[...query.notes, summary].join(" ")}</strong>
          </p>
          {/* A new element for every answer: page translators change texts in ways that React cannot update. */}
          <div key={query.address} className="prose">
            {details}
            {isAnswered ? <Share query={query} /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}

interface ToolFormProps {
  /** Name of the form. */
  label: string;
  questions: readonly Question[];
  query: QueryState;
  /** Text of the submit button; without it there is none. */
  button?: string;
}

/** The questions of a tool: a plain form whose answers are kept in the address. */
export function ToolForm({ label, questions, query, button }: ToolFormProps) {
  const { t, language } = useText();
  const { path, form, change } = query;
  const hydrated = useHydrated();
  // The browser's own event: React's fires on every letter, and the answer would be announced as often.
  useEffect(() => {
    const element = form.current;
    // A date that does not exist changes nothing, and is reported once its field is left.
    const events = ["change", "focusout"];
    events.forEach((event) => element?.addEventListener(event, change));
    return () => events.forEach((event) => element?.removeEventListener(event, change));
  });
  return (
    <form
      ref={form}
      className={clsx(styles.form, "tone stack no-print")}
      method="get"
      action={prefixOf(language) + path}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        change();
        document.getElementById(toolSections.answer)?.scrollIntoView({ block: "nearest" });
      }}
    >
      {questions.map((question) =>
        question.hidden ? null : <QuestionField key={question.name} question={question} />,
      )}
      {button ? <button className="button primary">{button}</button> : null}
      <p className={clsx("small needs-script", hydrated && "ghost")}>{t("tools.needsScript")}</p>
    </form>
  );
}

/** A question with its label: a choice, or a field to type in. */
function QuestionField({ question }: { question: Question }) {
  const { name, label, hint, open, choices, type } = question;
  const id = `ask-${name}`;
  const common = {
    className: "input",
    id,
    name,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    autoComplete: "off",
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      ) : null}
      {choices ? (
        <select {...common}>
          {open === undefined ? null : <option value="">{open}</option>}
          <GroupedOptions options={choices} />
        </select>
      ) : type === "date" ? (
        <input {...common} type="date" min="2020-01-01" max="2090-12-31" />
      ) : (
        <input {...common} inputMode={type} />
      )}
    </div>
  );
}

const isPage = (name: ToolName): name is ToolPageName =>
  (toolPages as readonly string[]).includes(name);

interface ToolCardProps {
  name: ToolName;
  /** The project that the page is about, as the planner calls it. */
  project?: string | undefined;
}

/** Asks the main question of a tool where it comes up; its own page or the planner answers it, so this one needs no script. */
export function ToolCard({ name, project }: ToolCardProps) {
  const { t, language } = useText();
  const path = isPage(name) ? toolPath(name) : "/plan";
  const question = (mainQuestions(t) as Partial<Record<ToolName, Question>>)[name];
  const id = `tool-${name}`;
  const button = t(`tools.${name}.button`);
  return (
    <div className="no-print">
      <Section id={id} title={t(`tools.${name}.title`)} intro={t(`tools.${name}.text`)} beside tone>
        <div className="row apart">
          {question ? (
            <form
              className={styles.card}
              method="get"
              action={prefixOf(language) + path}
              aria-labelledby={id}
            >
              {project && !isPage(name) ? (
                <input type="hidden" name="project" value={project} />
              ) : null}
              <QuestionField question={question} />
              <button className="button primary">{button}</button>
            </form>
          ) : (
            <Action to={path}>{button}</Action>
          )}
          {isPage(name) ? null : (
            <p className="label">
              <Link to={`/plan#${name}`}>{t(`tools.${name}.every`)}</Link>
            </p>
          )}
          <SpotDrawing name={name} />
        </div>
      </Section>
    </div>
  );
}

interface ToolCardsProps {
  names: readonly string[];
  project?: string;
}

/** The tools that a page names; an unknown name shows nothing. */
export const ToolCards = ({ names, project }: ToolCardsProps) =>
  toolNames.map((name) =>
    names.includes(name) ? <ToolCard key={name} name={name} project={project} /> : null,
  );

/** Every answer that a tool can give, for visitors who have no script or want to compare. */
export const EveryCase = ({ children, ...heading }: Omit<SectionProps, "id">) => (
  <Section id={toolSections.every} beside {...heading}>
    <div className="prose">{children}</div>
  </Section>
);
