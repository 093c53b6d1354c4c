import { unbroken } from "../../i18n";
import { RichText } from "../RichText/RichText";
import { dataAttribute } from "../../styles/data-attributes";

interface Question {
  /** Id of the answer on its page. */
  entryId?: string;
  question: string;
  answer: { readonly html: string };
  /** Shown under the answer: its sources, the day it was checked. */
  note?: React.ReactNode;
}

/**
 * Questions that expand to their answers, each with an address of its own; find-in-page also opens
 * closed ones.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return questions.length === 0 ? null : (
    <div className="ruled">
      {questions.map(({ entryId, question, answer, note }) => (
        <details key={question} className="disclosure" {...dataAttribute("print", "open")}>
          <summary className="chevron">
            <h3>{unbroken(question)}</h3>
          </summary>
          {/* The id is inside `<details>`, so that browsers open the answer of an address even
              without our script. */}
          <div id={entryId}>
            <RichText html={answer.html} />
            {note}
          </div>
        </details>
      ))}
    </div>
  );
}
