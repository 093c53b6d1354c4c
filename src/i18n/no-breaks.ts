/** No line breaks between what is read as one: a number and its unit, a month and its day, the words of a name. Pure. */

/** Written over two lines too, as YAML folds long texts. */
const space = String.raw`(?: |\n[ \t]*)`;
const units =
  "percent|am|pm|feet|foot|inch|inches|square|acres?|hours?|minutes?|days?|weeks?|months?|years?|business|working|" +
  "por ciento|a\\. m\\.|p\\. m\\.|pies|pulgadas?|horas?|minutos?|días?|semanas?|mes|meses|años?";
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const meses =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";

/** What is held together, the spaces in it by `~`. A key of YAML, `weeks:`, is no unit. Pure, so that visitors do not load it. */
const held = /* @__PURE__ */ [
  "(?:North~)?Las~Vegas",
  String.raw`[\d½}]~(?:to|a)~(?:\d+|\{count\})~(?:weeks?|semanas?)`,
  `[\\d½}]~(?:${units.replaceAll(" ", "~")})(?![\\p{L}:])`,
  `(?:${months})~\\d`,
  `\\d~de~(?:${meses})`,
  "(?:Weeks?|Semanas?|Title|Título|NRS|NAC|CFR|ARS)~\\d",
].map((pattern) => new RegExp(`(?<!\\p{L}(?=\\p{L}))${pattern.replaceAll("~", space)}`, "gu"));

/** Returns a text with no-break spaces, and word joiners after the dashes of ranges. */
export const withoutBreaks = (text: string): string =>
  held
    .reduce((whole, pattern) => whole.replace(pattern, keepSpaces), text)
    .replace(/(?<=\d|[ap]m|m\.)–(?=\d)/g, "–\u2060");

const keepSpaces = (words: string) => words.replace(/\s+/g, "\u00a0");

/** Returns a text as machines read it: with plain spaces. */
export const withBreaks = (text: string): string =>
  text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
