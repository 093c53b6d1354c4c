/** The answers as text: for the thanks page, and for an e-mail if sending fails. Pure. */
import { bytesText } from "./file-check";
import { fieldsOf, isFile, type Answers, type Field, type Files, type FormTable } from "./model";

export interface SummaryRow {
  label: string;
  value: string;
}

/** Returns the answers that were given, in the order of the form. */
export function summaryRows(form: FormTable, answers: Answers, files: Files): SummaryRow[] {
  return fieldsOf(form).flatMap((field) => {
    const file = files[field.name];
    const value = isFile(field)
      ? file && `${file.name}, ${bytesText(file.size)}`
      : titleOf(field, answers[field.name]?.trim());
    return value ? [{ label: field.label, value }] : [];
  });
}

/** Returns an answer as the form shows it. */
const titleOf = (field: Field, answer: string | undefined) =>
  "options" in field ? field.options.find(({ value }) => value === answer)?.title : answer;

export function summaryText(rows: readonly SummaryRow[]): string {
  return rows.map(({ label, value }) => `${label}\n${value}`).join("\n\n");
}

/** Windows passes at most about 2,000 characters to a mail program. */
const longestAddress = 1_900;

/**
 * Returns a `mailto:` URL with the answers as its body, as many as fit, and whether all of them do. Lines end with CR LF, as
 * RFC 6068 requires.
 */
export function mailtoHref(
  email: string,
  subject: string,
  rows: readonly SummaryRow[],
): { href: string; complete: boolean } {
  const address = (text: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
  const characters = Array.from(summaryText(rows));
  let count = characters.length;
  while (count > 0 && address(encodable(characters.slice(0, count))).length > longestAddress)
    count = Math.floor(count * 0.9);
  return {
    href: address(encodable(characters.slice(0, count))),
    complete: count === characters.length,
  };
}

/** Leaves out lone surrogates, at which `encodeURIComponent` throws. */
function encodable(characters: readonly string[]): string {
  return characters.filter((character) => !/^[\ud800-\udfff]$/.test(character)).join("");
}
