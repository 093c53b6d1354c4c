import clsx from "clsx";
import { useEffect, type ReactNode } from "react";
import { useWords } from "../words/words";
import type { Question } from "./answers";
import { QuestionField } from "./QuestionField";
import type { AnswersInAddress } from "./useAnswers";
import * as styles from "./ToolForm.module.css";

interface ToolFormProps<State> {
  /** Name of the form. */
  label: string;
  /** The tool's address, where the form leads without script. */
  path: string;
  questions: readonly Question[];
  answers: AnswersInAddress<State>;
  /** Text of the submit button; without it there is none. */
  button?: string;
  /** What a visitor without script is told. */
  children: ReactNode;
}

/** The questions of a tool: a plain form whose answers are kept in the address. */
export function ToolForm<State>({
  label,
  path,
  questions,
  answers: { form, change },
  button,
  children,
}: ToolFormProps<State>) {
  const { prefix } = useWords().language;
  // The browser's own event: React's fires on every letter, and the answer would be announced as often.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("change", change);
    return () => element?.removeEventListener("change", change);
  }, [form, change]);
  return (
    <form
      ref={form}
      className={clsx(styles.form, "tone stack no-print")}
      method="get"
      action={prefix + path}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
      {button ? <button className="button primary">{button}</button> : null}
      <noscript>
        <p>{children}</p>
      </noscript>
    </form>
  );
}
