import { Action } from "../../../components/Action/Action";
import { Link } from "../../../components/Link/Link";
import { Section } from "../../../components/Section/Section";
import { SpotDrawing } from "../../../components/SpotDrawing/SpotDrawing";
import { prefixOf } from "../../../content/language";
import { useText } from "../../../i18n";
import { useIsThere } from "../../../i18n/site";
import { toolNames, toolPages, type ToolName, type ToolPageName } from "../tool-names";
import { QuestionField } from "./QuestionField";
import { mainQuestions, toolPath, type Question } from "./questions";
import * as styles from "./tools.module.css";

const isPage = (name: ToolName): name is ToolPageName =>
  (toolPages as readonly string[]).includes(name);

interface ToolCardProps {
  name: ToolName;
  /** The project that the page is about, as the planner calls it. */
  project?: string | undefined;
}

/**
 * Asks the main question of a tool where it comes up; its own page or the planner answers it, so
 * this one needs no script; nothing without that page.
 */
export function ToolCard({ name, project }: ToolCardProps) {
  const { t, language } = useText();
  const isThere = useIsThere();
  const path = isPage(name) ? toolPath(name) : "/plan";
  const question = (mainQuestions(t) as Partial<Record<ToolName, Question>>)[name];
  const id = `tool-${name}`;
  if (!isThere(path)) return null;
  const button = t(`tools.${name}.button`);
  return (
    <div className="no-print">
      <Section id={id} title={t(`tools.${name}.title`)} intro={t(`tools.${name}.text`)} beside tone>
        <div className="row apart">
          <div className={styles.ask}>
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
          </div>
          <SpotDrawing name={name} />
        </div>
      </Section>
    </div>
  );
}

interface ToolCardsProps {
  names: readonly string[];
  project?: string | undefined;
}

/** The tools that a page names; an unknown name shows nothing. */
export const ToolCards = ({ names, project }: ToolCardsProps) =>
  toolNames.map((name) =>
    names.includes(name) ? <ToolCard key={name} name={name} project={project} /> : null,
  );
