/** What was answered, in words: for the thanks page, and for an e-mail where sending fails. Pure. */
import { bytesText } from "./file-check";
import { fieldsOf, isFile, type Answers, type Field, type Files, type FormTable } from "./model";

export interface SummaryRow {
  label: string;
  value: string;
}

/** The answers that were given, in the order of the form. */
export function summaryRows(form: FormTable, answers: Answers, files: Files): SummaryRow[] {
  return fieldsOf(form).flatMap((field) => {
    const file = files[field.name];
    const value = isFile(field)
      ? file && `${file.name}, ${bytesText(file.size)}`
      : titleOf(field, answers[field.name]?.trim());
    return value ? [{ label: field.label, value }] : [];
  });
}

/** An answer as the form shows it. */
const titleOf = (field: Field, answer: string | undefined) =>
  "options" in field ? field.options.find(({ value }) => value === answer)?.title : answer;

export function summaryText(rows: readonly SummaryRow[]): string {
  return rows.map(({ label, value }) => `${label}\n${value}`).join("\n\n");
}

/** Windows hands at most about 2,000 characters to a mail program. */
const longestAddress = 1_900;

/** A `mailto:` address with the text filled in, as much of it as mail programs take (RFC 6068 requires CR LF). */
export function mailtoHref(
  email: string,
  subject: string,
  rows: readonly SummaryRow[],
): { href: string; complete: boolean } {
  const address = (text: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
  const characters = Array.from(summaryText(rows));
  let kept = characters.length;
  while (kept > 0 && address(encodable(characters.slice(0, kept))).length > longestAddress)
    kept = Math.floor(kept * 0.9);
  return {
    href: address(encodable(characters.slice(0, kept))),
    complete: kept === characters.length,
  };
}

/** `encodeURIComponent` throws at half a character. */
function encodable(characters: readonly string[]): string {
  return characters.filter((character) => !/^[\ud800-\udfff]$/.test(character)).join("");
}
