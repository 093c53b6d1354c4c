import { GroupedOptions } from "../../../forms/GroupedOptions";
import type { Question } from "./questions";

/** A question with its label: a choice, or a field to type in. */
export function QuestionField({ question }: { question: Question }) {
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
