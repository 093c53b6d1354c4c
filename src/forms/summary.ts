/** The answers as text: for the thanks page, and for an e-mail if sending fails. Pure. */
import { withBreaks } from "../i18n/no-breaks";
import { bytesText } from "./check";
import { fieldsOf, fileIn, type FormModel } from "./form-model";

/** A question's label with its answer. */
export interface SummaryRow {
  label: string;
  value: string;
}

/**
 * Returns the answers that were given, as the form shows them and in its order.
 * @param keptOnly leaves out what the browser may not keep
 */
export function summaryRows(form: FormModel, data: FormData, keptOnly = false): SummaryRow[] {
  const fields = fieldsOf(form).filter(({ isKept }) => isKept || !keptOnly);
  return fields.flatMap(({ name, kind, label, options }) => {
    const file = kind === "file" ? fileIn(data, name) : undefined;
    const answer = data.get(name);
    const text = typeof answer === "string" ? answer.trim() : "";
    const title =
      options.length > 0 ? options.find((option) => option.value === text)?.title : text;
    const value = file ? `${file.name}, ${bytesText(file.size)}` : title;
    return value ? [{ label, value }] : [];
  });
}

/** Returns the answers as plain text, with plain spaces. */
export const summaryText = (rows: readonly SummaryRow[]): string =>
  withBreaks(rows.map(({ label, value }) => `${label}\n${value}`).join("\n\n"));

/** Windows passes at most about 2,000 characters to a mail program. */
const longestAddress = 1_900;

/**
 * Returns a `mailto:` URL with the answers as its body (with CR LF: RFC 6068), as many as fit, and
 * whether all of them do.
 */
export function mailtoHref(email: string, subject: string, rows: readonly SummaryRow[]) {
  // Lone surrogates are left out: `encodeURIComponent` throws at them.
  const characters = Array.from(summaryText(rows).replace(/\p{Cs}/gu, ""));
  const address = (count: number) => {
    const body = characters.slice(0, count).join("").replace(/\r?\n/g, "\r\n");
    return `mailto:${email}?subject=${encodeURIComponent(withBreaks(subject))}&body=${encodeURIComponent(body)}`;
  };
  let count = characters.length;
  while (count > 0 && address(count).length > longestAddress) count = Math.floor(count * 0.9);
  return { href: address(count), complete: count === characters.length };
}
