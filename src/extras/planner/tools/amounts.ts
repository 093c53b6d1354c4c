/** Amounts of money as people write them in a bid: read whole, or not at all. Pure. */
import { languages } from "../../../content/language";
import words from "./amount-words.json";

/**
 * What a text says of money: an amount in cents, a share in hundredths of a percent, or something
 * that cannot be read.
 */
export type Amount =
  { kind: "cents"; cents: number } | { kind: "share"; share: number } | { kind: "unread" };

/**
 * Reads a number of dollars in cents; undefined for what is none, such as one with a decimal comma.
 */
export function centsIn(text: string): number | undefined {
  const [, dollars, cents = ""] =
    /^\$?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d\d?))?$/.exec(text.replace(/\s/g, "")) ?? [];
  return dollars === undefined
    ? undefined
    : Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/**
 * What visitors write behind a percentage: the sign, or its word in a language of the site, such as
 * “por ciento”.
 */
const percentSigns = [
  "%",
  ...languages.map(
    (language) =>
      new Intl.NumberFormat(language, { style: "unit", unit: "percent", unitDisplay: "long" })
        .formatToParts(10)
        .find(({ type }) => type === "unit")?.value,
  ),
].filter((sign) => sign !== undefined);
/** The source of an expression for them. */
const percentSign = `(?:${percentSigns.join("|")})(?!\\p{L})`;

const percentForm = new RegExp(`^(\\d{1,3}(?:\\.\\d{1,2})?)\\s*${percentSign}$`, "iu");

/** Reads a percentage in hundredths of a percent; undefined for what is none. */
function percentIn(text: string): number | undefined {
  const [, number] = percentForm.exec(text.trim()) ?? [];
  return number === undefined || Number(number) > 100
    ? undefined
    : Math.round(Number(number) * 100);
}

/** The words of a label that lists some, as alternatives of an expression. */
export const wordsIn = (label: string): string =>
  label
    .split(",")
    .map((word) => word.trim().replace(/[.]/g, "\\$&"))
    .join("|");

type Words = keyof (typeof words)[keyof typeof words];

/**
 * Returns the source of an expression for the words of a kind, in every language: bids are in any
 * of them, on every page.
 */
const oneOf = (kind: Words) =>
  `(?<!\\p{L})(?:${Object.values(words)
    .flatMap((own) => own[kind])
    .map((word) => word.replaceAll(" ", "\\s+"))
    .join("|")})(?!\\p{L})`;

/** That nothing is asked. */
const noneForm = new RegExp(`^${oneOf("none")}[.,;]?$`, "iu");

/**
 * A number with what belongs to it: the dollar sign, and a letter or a sign that changes what it
 * says.
 */
const numberForm = new RegExp(
  `([-−]?\\s*\\$\\s*|[-−])?(\\d[\\d.,]*)(\\s*${percentSign}|[\\p{L}\\d]+)?`,
  "giu",
);

const shareForm = new RegExp(percentSign, "iu");

/**
 * The words for thousands and millions in the languages of the site, as any visitor may have a bid
 * in each: K, thousand, mil, millones.
 */
const multiples = [
  ...new Set(
    languages.flatMap((language) =>
      (["long", "short"] as const).flatMap((compactDisplay) => {
        const format = new Intl.NumberFormat(language, { notation: "compact", compactDisplay });
        return [48_000, 1_000_000, 2_000_000].flatMap((number) =>
          format
            .formatToParts(number)
            .flatMap(({ type, value }) => (type === "compact" ? [value] : [])),
        );
      }),
    ),
  ),
].join("|");

/** What may follow a number without a dollar sign that is an amount all the same. */
const goesOn = new RegExp(`^[.,;:)]*\\s*(?:$|\\(|\\+\\s*\\p{L}|${oneOf("goesOn")})`, "iu");

/**
 * What stands before an amount and changes it: it is a bound, one of several, or negative as
 * accountants write it.
 */
const changedBefore = new RegExp(
  `(?:(?<!\\p{L})x\\d*|[×*(<>]|${oneOf("before")}(?:\\s+${oneOf("articles")})?)\\s*$`,
  "iu",
);

/** What follows an amount and changes it: a multiple, a bound, or that of which it is the price. */
const changedAfter = new RegExp(
  `^\\s*(?:(?:${multiples})s?(?!\\p{L})|${oneOf("after")}|[x×*]|/|[-–−]\\s*\\p{L}|\\+\\s*(?!\\s*\\p{L}))`,
  "iu",
);

/** What changes an amount wherever it stands. */
const changedAnywhere = new RegExp(oneOf("anywhere"), "iu");

/**
 * Whether another number follows an amount, except in parentheses, where it explains the amount.
 */
const hasNumberIn = (rest: string) => /\d/.test(rest.replace(/\([^)]*\)/g, ""));

const unread: Amount = { kind: "unread" };

/**
 * Reads what a text says of money; undefined for an empty text. Two amounts, or an unusual form,
 * cannot be read.
 */
export function amountIn(text: string): Amount | undefined {
  if (text.trim() === "") return undefined;
  if (noneForm.test(text.trim())) return { kind: "cents", cents: 0 };
  const found = [...text.matchAll(numberForm)].map((match) => {
    const [whole, sign = "", digits = "", after = ""] = match;
    const end = match.index + whole.length;
    return {
      // A full stop or comma after the number ends the sentence, or the clause.
      digits: digits.replace(/[.,]+$/, ""),
      isMoney: sign.includes("$"),
      isNegative: /[-−]/.test(sign),
      isShare: shareForm.test(after),
      after: shareForm.test(after) ? "" : after,
      start: match.index,
      rest: text.slice(end - after.length),
    };
  });
  if (changedAnywhere.test(text)) return unread;
  const shares = found.filter(({ isShare }) => isShare);
  const sums = found.filter(({ isMoney }) => isMoney);
  if (shares.length > 0) {
    const [share] = shares;
    if (found.length > 1 || !share || share.isNegative || share.isMoney) return unread;
    if (changedBefore.test(text.slice(0, share.start))) return unread;
    const value = percentIn(`${share.digits}%`);
    return value === undefined ? unread : { kind: "share", share: value };
  }
  const [only] = sums.length > 0 ? sums : found;
  const isPlain = sums.length === 0;
  if (!only || sums.length > 1 || (isPlain && found.length > 1)) return unread;
  if (only.isNegative || only.after !== "") return unread;
  const before = text.slice(0, only.start);
  if (isPlain && (before.trim() !== "" || !goesOn.test(only.rest))) return unread;
  if (changedBefore.test(before) || changedAfter.test(only.rest)) return unread;
  if (hasNumberIn(only.rest)) return unread;
  const cents = centsIn(only.digits);
  return cents === undefined ? unread : { kind: "cents", cents };
}
