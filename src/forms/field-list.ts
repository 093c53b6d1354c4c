/** The README's list of a form's fields. Pure; no page imports it. */
import { bytesText, typesText } from "./file-check";
import { fieldsOf, isFile, type Field, type FormTable } from "./model";

export function fieldListMarkdown(form: FormTable): string {
  const either = form.eitherOf.flatMap(({ names }) => names);
  const rows = fieldsOf(form).map((field) => {
    const needed = field.required ? "yes" : either.includes(field.name) ? "one of two" : "no";
    return `| \`${field.name}\` | ${field.label} | ${needed} | ${kind(field)} |`;
  });
  return ["| Field | Question | Required | Answer |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

function kind(field: Field): string {
  if (isFile(field)) return `${typesText(field)}, up to ${bytesText(field.maxBytes)}`;
  if ("options" in field) return `one of ${String(field.options.length)}`;
  return `${field.kind === "long" ? "text" : field.kind}, up to ${field.max.toLocaleString("en-US")} characters`;
}
