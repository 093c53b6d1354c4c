/** Amounts of money as people write them in a bid: read whole, or not at all. Pure. */
import { languages } from "../../../content/language";
import type { Text } from "../../../i18n";
import { centsIn, percentIn, percentSign } from "./deposit";

/** What a text says of money: an amount in cents, a share in hundredths of a percent, or something that cannot be read. */
export type Amount =
  { kind: "cents"; cents: number } | { kind: "share"; share: number } | { kind: "unread" };

/** The words of a label that lists some, as alternatives of an expression. */
export const wordsIn = (label: string): string =>
  label
    .split(",")
    .map((word) => word.trim().replace(/[.]/g, "\\$&"))
    .join("|");

/** The words for thousands and millions in the languages of the site, as any visitor may have a bid in each: K, thousand, mil, millones. */
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

/** A number with what belongs to it: the dollar sign, and a letter or a sign that changes what it says. */
const numberForm = new RegExp(
  `([-−]?\\s*\\$\\s*|[-−])?(\\d[\\d.,]*)(\\s*${percentSign}|[\\p{L}\\d]+)?`,
  "giu",
);

const shareForm = new RegExp(percentSign, "iu");

/** What may follow an amount with a dollar sign changes it: a word for a thousand or a million, or so many times. */
const changedAfter = new RegExp(`^\\s*(?:(?:${multiples})s?(?!\\p{L})|[x×*])`, "iu");

/** What a language writes around amounts. */
function formsOf({ t }: Pick<Text, "t">) {
  return {
    /** What may follow a number without a dollar sign that is an amount all the same. */
    afterAmount: new RegExp(
      `^[.,;:)]*\\s*($|\\(|(?:${wordsIn(t("bids.words.after"))})(?!\\p{L}))`,
      "iu",
    ),
    /** What may stand before an amount changes it: it is taken so many times. */
    timesBefore: new RegExp(
      `(?:[x×*]|(?<!\\p{L})(?:${wordsIn(t("bids.words.times"))}))\\s*$`,
      "iu",
    ),
  };
}

/** Whether another number follows an amount, except in parentheses, where it explains the amount. */
const hasNumberIn = (rest: string) => /\d/.test(rest.replace(/\([^)]*\)/g, ""));

const unread: Amount = { kind: "unread" };

/** Reads what a text says of money; undefined for an empty text. Two amounts, or an unusual form, cannot be read. */
export function amountIn(text: string, language: Pick<Text, "t">): Amount | undefined {
  if (text.trim() === "") return undefined;
  const { afterAmount, timesBefore } = formsOf(language);
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
  const shares = found.filter(({ isShare }) => isShare);
  const sums = found.filter(({ isMoney }) => isMoney);
  if (shares.length > 0) {
    const [share] = shares;
    if (found.length > 1 || !share || share.isNegative || share.isMoney) return unread;
    const value = percentIn(`${share.digits}%`);
    return value === undefined ? unread : { kind: "share", share: value };
  }
  const [only] = sums.length > 0 ? sums : found;
  const isPlain = sums.length === 0;
  if (!only || sums.length > 1 || (isPlain && found.length > 1)) return unread;
  if (only.isNegative || only.after !== "") return unread;
  if (isPlain && (text.slice(0, only.start).trim() !== "" || !afterAmount.test(only.rest)))
    return unread;
  if (timesBefore.test(text.slice(0, only.start)) || changedAfter.test(only.rest)) return unread;
  if (hasNumberIn(only.rest)) return unread;
  const cents = centsIn(only.digits);
  return cents === undefined ? unread : { kind: "cents", cents };
}
