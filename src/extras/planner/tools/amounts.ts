/** Amounts of money as people write them in a bid: read whole, or not at all. Pure. */
import { languages } from "../../../content/language";
import type { Text } from "../../../i18n";

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
    .map((word) => word.trim().replace(/[.+]/g, "\\$&").replace(/\s+/g, "\\s+"))
    .join("|");

/** Returns the source of an expression for whole words of a label that lists some. */
const wholeWords = (label: string) => `(?<!\\p{L})(?:${wordsIn(label)})(?!\\p{L})`;

const unread: Amount = { kind: "unread" };

/**
 * Reads what a text says of money; undefined for an empty text. Only an amount or a share by itself
 * is read, beside words of the labels that change neither: what any other word or number makes of
 * it, such as “each” or “from”, differs from language to language.
 */
export function amountIn(text: string, { t }: Pick<Text, "t">): Amount | undefined {
  if (text.trim() === "") return undefined;
  const said = text.trim().replace(/[.,;:)\s]+$/, "");
  if (new RegExp(`^(?:${wordsIn(t("bids.words.none"))})$`, "iu").test(said))
    return { kind: "cents", cents: 0 };
  const alone = text
    .replace(new RegExp(wholeWords(t("bids.words.beside")), "giu"), " ")
    .replace(/[.,;:)\s]+$/, "")
    .trim();
  const share = percentIn(alone);
  if (share !== undefined) return { kind: "share", share };
  // A blank inside a number leaves open where it ends.
  const cents = /\d\s/.test(alone) ? undefined : centsIn(alone);
  return cents === undefined ? unread : { kind: "cents", cents };
}
