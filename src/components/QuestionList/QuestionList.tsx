import type { ReactNode } from "react";
import { RichText } from "../RichText/RichText";
import { useOpenByHash } from "./useOpenByHash";
import * as styles from "./QuestionList.module.css";

export interface Question {
  /** Address of the answer on its page. */
  id?: string;
  question: string;
  answer: { readonly html: string };
  /** What stands under the answer: sources, the day it was checked. */
  note?: ReactNode;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** Level of the questions' headings. */
  level?: 2 | 3;
}

/** Questions that open to their answers, each with an address of its own; find-in-page reaches the closed ones too. */
export function QuestionList({ questions, level = 3 }: QuestionListProps) {
  useOpenByHash();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer, note }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.summary}>
            <Heading className={styles.question}>{question}</Heading>
          </summary>
          {/* The id is inside, so that a browser without our script opens the answer when its address is asked for. */}
          <div id={id} className={styles.answer}>
            <RichText html={answer.html} />
            {note}
          </div>
        </details>
      ))}
    </div>
  );
}
