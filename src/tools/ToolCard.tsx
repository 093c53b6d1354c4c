import { Action, Actions } from "../components/Action/Action";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { prefixOf } from "../content/language";
import { toolNames, type ToolName } from "../content/tool-names";
import { useText } from "../i18n";
import { mainQuestions, toolPath, type Question } from "./questions";
import { QuestionField } from "./Tool";
import * as styles from "./tools.module.css";

/** Asks the main question of a tool where it comes up; the tool's own page answers it, so this one needs no script. */
export function ToolCard({ name }: { name: ToolName }) {
  const { t, language } = useText();
  const question = (mainQuestions(t) as Partial<Record<ToolName, Question>>)[name];
  const id = `tool-${name}`;
  const button = t(`tools.${name}.button`);
  return (
    <div className="no-print">
      <Section id={id} title={t(`tools.${name}.title`)} intro={t(`tools.${name}.text`)} beside tone>
        <div className={styles.tool}>
          {question ? (
            <form
              className={styles.card}
              method="get"
              action={prefixOf(language) + toolPath(name)}
              aria-labelledby={id}
            >
              <QuestionField question={question} />
              <button className="button primary">{button}</button>
            </form>
          ) : (
            <Actions>
              <Action to={toolPath(name)}>{button}</Action>
            </Actions>
          )}
          <SpotDrawing name={name} />
        </div>
      </Section>
    </div>
  );
}

/** The tools that a page names; an unknown name shows nothing. */
export const ToolCards = ({ names }: { names: readonly string[] }) =>
  toolNames.map((name) => (names.includes(name) ? <ToolCard key={name} name={name} /> : null));
