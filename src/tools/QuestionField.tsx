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
          <Options choices={choices} />
        </select>
      ) : (
        <input {...common} {...input} />
      )}
    </div>
  );
}

function Options({ choices }: { choices: NonNullable<Question["choices"]> }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => {
    const members = choices
      .filter((choice) => choice.group === group)
      .map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ));
    return group ? (
      <optgroup key={group} label={group}>
        {members}
      </optgroup>
    ) : (
      members
    );
  });
}
