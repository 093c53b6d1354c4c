/**
 * Checks a form before it is sent: Netlify checks nothing. No text is refused for its characters:
 * what shows it escapes it. Pure.
 */
import type { Text } from "../i18n";
import { fileTypes, type FileTypeName } from "../content/file-types";
import { totalBytes } from "../content/form-limits";
import { answersIn, fieldsOf, fileIn, type Field, type FormModel } from "./form-model";
import type { FileFacts, FilesRead } from "./photo";

/** What is wrong with the answer to a field, in the words that its error shows. */
export interface Problem {
  /** The field's name. */
  name: string;
  message: string;
}

/**
 * Returns every problem, in the order of the fields on the page. @param facts of the files; without
 * them their names decide
 */
export function checkForm(
  form: FormModel,
  data: FormData,
  { t }: Text,
  facts: FilesRead = {},
): Problem[] {
  const fields = fieldsOf(form);
  const answers = answersIn(form, data);
  const isMissing = (name: string) => isEmpty(answers[name] ?? "");
  const problems = new Map<string, string | undefined>();
  for (const field of fields) {
    const { name, kind } = field;
    const answer = answers[name] ?? "";
    problems.set(
      name,
      kind === "file"
        ? checkFile(field, fileIn(data, name), t, facts[name])
        : checkAnswer(field, answer, t),
    );
  }
  for (const { name, options } of fields) {
    const needs = options.find(({ value }) => value === answers[name])?.needs;
    if (needs && isMissing(needs.field)) problems.set(needs.field, needs.message);
  }
  if (form.either.fields.every(isMissing))
    problems.set(form.either.fields[0] ?? "", form.either.message);
  const files = fields.map(({ name }) => ({ name, size: fileIn(data, name)?.size ?? 0 }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const [largest] = files.sort((a, b) => b.size - a.size);
  if (total > totalBytes && largest && !problems.get(largest.name)) {
    const sizes = { max: bytesText(totalBytes), size: bytesText(total, Math.ceil) };
    problems.set(largest.name, t("forms.problem.filesTogether", sizes));
  }
  return [...problems].flatMap(([name, message]) => (message ? [{ name, message }] : []));
}

/** Whether a text consists of nothing but whitespace and invisible characters. */
const isEmpty = (text: string) => !/[^\s\p{Cf}\p{Cc}]/u.test(text);

function checkAnswer(field: Field, answer: string, t: Text["t"]): string | undefined {
  const { kind, called, max = Infinity } = field;
  if (isEmpty(answer)) return field.required;
  const over = length(answer) - max;
  if (over > 0) return t("forms.problem.long", { called, max, over });
  if (kind === "email" && !isEmail(answer)) return t("forms.problem.email");
  if (kind === "tel" && !isPhone(answer)) return t("forms.problem.phone");
  return undefined;
}

function checkFile(
  field: Field,
  file: File | undefined,
  t: Text["t"],
  facts: FileFacts | undefined,
): string | undefined {
  const { called, maxBytes } = field;
  if (!file) return field.required;
  const types = typesText(field, t("forms.or"));
  // Browsers derive `file.type` from the extension too, if the system can.
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  if (extension === "doc" || extension === "docm" || facts?.type === "word" || facts?.hasMacros)
    return t("forms.problem.fileMacros", { called, types });
  if (!field.fileTypes.some((type) => fileTypes[type].extensions.includes(extension)))
    return t("forms.problem.fileType", { called, types });
  if (file.size === 0) return t("forms.problem.fileEmpty", { called });
  const isSaid = (type: FileTypeName) => {
    const { extensions, isPicture } = fileTypes[type];
    // A picture is drawn anew, under the name of what it becomes.
    return type === facts?.type && (isPicture ?? extensions.includes(extension));
  };
  if (facts && !field.fileTypes.some(isSaid))
    return t("forms.problem.fileContent", { called, types });
  if (facts?.isUnread) return t("forms.problem.fileUnread", { called });
  const sizes = { max: bytesText(maxBytes), size: bytesText(file.size, Math.ceil) };
  return file.size > maxBytes ? t("forms.problem.fileSize", { called, ...sizes }) : undefined;
}

/**
 * “4.2 MB” or “320 KB”, in powers of ten like file managers. Round a size above a limit up, or it
 * may read like the limit.
 */
export function bytesText(bytes: number, round = Math.round): string {
  if (bytes > 999_000) return `${round(bytes / 100_000) / 10} MB`;
  if (bytes >= 1_000) return `${round(bytes / 1_000)} KB`;
  return `${bytes} bytes`;
}

/** Lists the file types of a field: "JPG, PNG or WebP". */
export function typesText({ fileTypes: names }: Field, or: string): string {
  const titles = names.map((name) => fileTypes[name].title);
  return [titles.slice(0, -1).join(", "), ...titles.slice(-1)].filter(Boolean).join(` ${or} `);
}

/**
 * Counts characters roughly as a person does, and the same in every browser: by code point, with a
 * line break as one.
 */
export const length = (text: string): number => Array.from(text.replace(/\r\n?/g, "\n")).length;

/**
 * Removes the invisible characters that address books and messengers put around a copied address or
 * number.
 */
export const withoutMarks = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, "").trim();

/**
 * Returns the address in “Name <name@example.com>”, as mail programs copy it, or the text itself.
 */
export const addressIn = (text: string): string =>
  /<([^<>]+)>$/.exec(withoutMarks(text))?.[1]?.trim() ?? withoutMarks(text);

/**
 * Whether a text has an e-mail address: something before the @, a domain with a dot after it. Only
 * sending proves more.
 */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>()[\],;:"]+@([^\s@.<>()[\],;:"]+\.)+[^\s@.<>()[\],;:"]{2,}$/u.test(addressIn(text));

/**
 * An extension at the end of a number, whatever the language calls it: "ext. 12", "x7", "interno
 * 340".
 */
const extension = /(?:\p{L}+\.?|#)\s*\p{Nd}{1,7}\s*$/u;

/** Days and hours that are written beside a number: 12/12/2026, 2026-11-28, 10:00. */
const times =
  /\b\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})\b|\b(?:19|20)\d\d-(?:0?\d|1[0-2])-(?:[0-2]?\d|3[01])\b|\b\d{1,2}:\d\d\b/g;

/** Returns what of a text may be a number to dial. */
const dialedIn = (text: string): string =>
  withoutMarks(text).replace(times, ",").replace(extension, "");

/**
 * Returns what in a text has digits enough to call: ten, as a number with its area code has, or
 * eight after a plus sign.
 */
const numbersIn = (text: string): string[] =>
  (dialedIn(text).match(/\+?[\p{Nd}\s()./\p{Pd}]+/gu) ?? []).filter((run) => {
    const digits = run.replace(/\P{Nd}/gu, "");
    // No number has one digit alone, and no country code begins with 0.
    if (/^(.)\1+$/u.test(digits) || /^\+\s*0/.test(run)) return false;
    return Array.from(digits).length >= (run.startsWith("+") ? 8 : 10);
  });

/**
 * Whether a text has a phone number, in any notation and whatever is written beside it; or as many
 * keys, where words stand for the last of them, as in 201-555-HELP.
 * https://design-system.service.gov.uk/patterns/phone-numbers/
 */
export function isPhone(text: string): boolean {
  if (numbersIn(text).length > 0) return true;
  // The letters of a keypad follow the area code, and end the number.
  const [, first = "", keys = ""] = /^\+?([\d\s().-]+)([a-z]{2,7})$/i.exec(dialedIn(text)) ?? [];
  const before = first.replace(/\D/g, "").length;
  return before >= 3 && before + keys.length >= 10;
}

/**
 * Whether a number, though it has digits enough, is hardly one of North America: 000…, 123 456
 * 7890.
 */
const isDoubtfulPhone = (text: string): boolean => {
  const numbers = numbersIn(text);
  const isDoubtful = (number: string) => {
    const digits = number.replace(/\D/g, "");
    if (/^\+\s*[^1\s]/.test(number)) return false;
    // https://nationalnanpa.com: area codes and exchanges begin with 2 to 9; 011 calls another
    // country.
    return digits.length > 0 && !/^(?:(?:1?[2-9]\d{2}[2-9]\d{6})+$|011)/.test(digits);
  };
  return numbers.length > 0 && numbers.every(isDoubtful);
};

/** Whether an address looks mistyped: the ending, or a well-known host. */
const isDoubtfulEmail = (text: string): boolean =>
  /\.(?:con|cmo|ocm|vom|comm)$|@(?:gmial|gmai|gamil|gnail|hotmial|hotmal|yaho|yahooo|outlok|iclod)\./i.test(
    addressIn(text),
  );

/**
 * Returns the contact that is doubtful, where it is the only one; undefined where there is nothing
 * to ask.
 */
export function doubtfulContact(form: FormModel, data: FormData): string | undefined {
  const answers = answersIn(form, data);
  const contacts = fieldsOf(form).filter(({ name }) => form.either.fields.includes(name));
  const [only, ...others] = contacts.filter(({ name }) => !isEmpty(answers[name] ?? ""));
  const answer = answers[only?.name ?? ""] ?? "";
  if (!only || others.length > 0) return undefined;
  const isDoubtful = only.kind === "tel" ? isDoubtfulPhone(answer) : isDoubtfulEmail(answer);
  return isDoubtful ? withoutMarks(answer) : undefined;
}

/** How many web addresses are in the answers. */
export const linksIn = (form: FormModel, data: FormData): number =>
  Object.values(answersIn(form, data))
    .join(" ")
    .match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
