import { GroupedOptions } from "../forms/GroupedOptions";
import type { Question } from "./answers";

/** A question with its label: a choice, or a field to type in. */
export function QuestionField({ question }: { question: Question }) {
  const { name, label, hint, open, choices, input } = question;
  const id = `ask-${name}`;
  const common = {
    id,
    name,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    autoComplete: "off",
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
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
      ) : (
        <input {...common} {...input} />
      )}
    </div>
  );
}
