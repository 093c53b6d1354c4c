import clsx from "clsx";
import { useEffect, type ReactNode } from "react";
import { useRequired, PageCall, PageTop } from "../../../components/Page/Page";
import { Section, type SectionProps } from "../../../components/Section/Section";
import { SpotDrawing } from "../../../components/SpotDrawing/SpotDrawing";
import { useHydrated } from "../../../components/useWindow";
import { prefixOf } from "../../../content/language";
import { toolSections } from "../sections";
import type { ToolPageName } from "../tool-names";
import { QuestionField } from "./QuestionField";
import { ToolBoundary } from "./ToolBoundary";
import { useText } from "../../../i18n";
import { toolPath, type Answers, type Question } from "./questions";
import { Share } from "./Share";
import { useQueryState, type QueryState } from "./useQueryState";
import { dataAttribute } from "../../../styles/data-attributes";
import "../print.css";
import * as styles from "./tools.module.css";

interface ToolPageProps {
  name: ToolPageName;
  page: Queries.Page_pageFragment | null;
  /** Every answer that the tool can give. */
  every?: ReactNode;
  /** The tool itself. */
  children: ReactNode;
}

/** The page of a small tool. */
export function ToolPage({ name, page, every, children }: ToolPageProps) {
  const found = useRequired()(page, `content/pages/plan/${name}/index.md`);
  return (
    <>
      <PageTop page={found}>
        <SpotDrawing name={name} lead />
      </PageTop>
      <ToolBoundary>{children}</ToolBoundary>
      {every}
      <PageCall page={found} />
    </>
  );
}

interface AnsweredProps {
  name: ToolPageName;
  questions: readonly Question[];
  /**
   * Returns the answer: a sentence or two, which screen readers announce when they change, and its
   * details.
   */
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
      {...dataAttribute("answered", isAnswered ? "true" : "false")}
      {...dataAttribute("print", "dense")}
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
          {/*
           * A new element for every answer: page translators change texts in ways that React cannot
           * update.
           */}
          <div key={query.address} className="prose">
            {details}
            {isAnswered ? <Share query={query} /> : null}
          </div>
          <NeedsScript />
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
  const { language } = useText();
  const { path, form, change } = query;
  // The browser's own event: React's fires on every letter, and the answer would be announced as
  // often.
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
    </form>
  );
}

/**
 * Says below the place of the answer, to whoever fills in the form, that it needs script and what
 * does not.
 */
export function NeedsScript() {
  const { t } = useText();
  const hydrated = useHydrated();
  return (
    <p className={clsx("small needs-script no-print", hydrated && "ghost")}>
      {t("tools.needsScript")}
    </p>
  );
}

/** Every answer that a tool can give, for visitors who have no script or want to compare. */
export const EveryCase = ({ children, ...heading }: Omit<SectionProps, "id">) => (
  <Section id={toolSections.every} beside {...heading}>
    <div className="prose">{children}</div>
  </Section>
);
