import { Action, Actions } from "../components/Action/Action";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { toolNames, type ToolName } from "../content/tool-names";
import { useToolWords, useWords } from "../words/words";
import type { Question } from "./answers";
import { QuestionField } from "./QuestionField";
import { mainQuestions, toolPath } from "./tools";
import * as styles from "./ToolForm.module.css";

/** Asks the main question of a tool where it comes up; the tool's own page answers it, so this one needs no script. */
export function ToolCard({ name }: { name: ToolName }) {
  const words = useToolWords();
  const { prefix } = useWords().language;
  const { title, text, button } = words.cards[name];
  const questions: Partial<Record<ToolName, Question>> = mainQuestions(words);
  const question = questions[name];
  return (
    <div className="no-print">
      <Section id={`tool-${name}`} title={title} intro={text} beside tone>
        <div className={styles.tool}>
          {question ? (
            <form
              className={styles.card}
              method="get"
              action={prefix + toolPath(name)}
              aria-labelledby={`tool-${name}`}
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
