import type { ReactNode } from "react";
import { toolSections } from "../content/sections";
import type { ToolName } from "../content/tool-names";
import { useToolWords } from "../words/words";
import type { Question } from "./answers";
import { ToolForm } from "./ToolForm";
import { toolPath } from "./tools";
import type { AnswersInAddress } from "./useAnswers";

interface ToolProps<State> {
  name: ToolName;
  questions: readonly Question[];
  answers: AnswersInAddress<State>;
  /** The answer in a sentence or two, which screen readers announce when it changes. */
  summary: string;
  /** The rest of the answer. */
  children?: ReactNode;
}

/** The questions of a small tool with its answer beside them. */
export function Tool<State>({ name, questions, answers, summary, children }: ToolProps<State>) {
  const words = useToolWords();
  const { title, button } = words.cards[name];
  return (
    <section className="wrap" aria-labelledby={toolSections.answer}>
      <div className="split">
        <ToolForm
          label={title}
          path={toolPath(name)}
          questions={questions}
          answers={answers}
          button={button}
        >
          {words.noScript}
        </ToolForm>
        <div className="prose">
          <h2 id={toolSections.answer}>{words.yourAnswer}</h2>
          <p role="status">
            <strong>{[...answers.notes, summary].join(" ")}</strong>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
