/**
 * Validates a form before it is sent: Netlify validates nothing. The messages say what to do, as in
 * https://design-system.service.gov.uk/components/error-message/. Pure. Without zod, which alone is larger than this module.
 */
import { bytesText, fileProblem, largestFile } from "./file-check";
import {
  fieldsOf,
  isFile,
  totalBytes,
  type Answers,
  type ChoiceField,
  type Files,
  type FormTable,
  type TextField,
} from "./model";
import { isEmail, isPhone, length } from "./text";

export interface Problem {
  /** The field's name. */
  name: string;
  message: string;
}

/** Returns every problem, in the order of the fields on the page. */
export function checkForm(form: FormTable, answers: Answers, files: Files): Problem[] {
  const problems = new Map<string, string>();
  for (const field of fieldsOf(form)) {
    const message = isFile(field)
      ? fileProblem(form, field, files[field.name])
      : checkAnswer(form.problem, field, answers[field.name] ?? "");
    if (message) problems.set(field.name, message);
  }
  for (const { names, message } of form.eitherOf) {
    const none = names.every((name) => isEmpty(answers[name] ?? ""));
    if (none) problems.set(names[0], message);
  }
  for (const field of fieldsOf(form)) {
    if (!("options" in field)) continue;
    const needs = field.options.find(({ value }) => value === answers[field.name])?.needs;
    if (needs && isEmpty(answers[needs.name] ?? "")) problems.set(needs.name, needs.message);
  }
  const total = Object.values(files).reduce((sum, file) => sum + file.size, 0);
  const largest = largestFile(files);
  if (total > totalBytes && largest && !problems.has(largest)) {
    problems.set(
      largest,
      form.problem.filesTogether(bytesText(totalBytes), bytesText(total, Math.ceil)),
    );
  }
  return fieldsOf(form).flatMap(({ name }) => {
    const message = problems.get(name);
    return message ? [{ name, message }] : [];
  });
}

/** Whether a text consists of nothing but whitespace and invisible characters. */
function isEmpty(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}]/u.test(text);
}

function checkAnswer(
  problem: FormTable["problem"],
  field: TextField | ChoiceField,
  answer: string,
): string | undefined {
  if (isEmpty(answer)) return field.required;
  if ("options" in field) {
    const isOffered = field.options.some(({ value }) => value === answer);
    return isOffered ? undefined : problem.choice(field.called);
  }
  const over = length(answer) - field.max;
  if (over > 0) return problem.long(field.called, field.max, over);
  if (field.kind === "email" && !isEmail(answer)) return problem.email;
  if (field.kind === "tel" && !isPhone(answer)) return problem.phone;
  return undefined;
}

/** Returns the names of the fields that are required in the static HTML. */
export function requiredWithoutScript(form: FormTable): Set<string> {
  const required = fieldsOf(form).filter((field) => field.required);
  return new Set([
    ...required.map(({ name }) => name),
    ...form.eitherOf.map(({ withoutScript }) => withoutScript),
  ]);
}
