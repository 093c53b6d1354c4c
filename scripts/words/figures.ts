/** Finds figures in a text: amounts with a unit, in digits or in words. Pure. */

export interface Figure {
  /** As it is written: `10 percent`, `thirty-one days`. */
  text: string;
  value: number;
  /** In the words of a rule's record: `dollars`, `square feet`. */
  unit: string;
  /** Offset in the text. */
  index: number;
}

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const inWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, index) => [word, index + 1] as const),
  ...tens.flatMap((ten, index) => [
    [ten, 20 + 10 * index] as const,
    ...small.slice(0, 9).map((one, units) => [`${ten}-${one}`, 21 + 10 * index + units] as const),
  ]),
]);

/** Units as texts write them, the longer before those that they contain. */
const units: readonly [unit: string, form: string][] = [
  ["percent", "percent|per cent|%"],
  ["square feet", "(?:square|sq\\.?)[ -](?:feet|foot|ft)"],
  ["working days", "working[ -]days?"],
  ["business days", "business[ -]days?"],
  ["days", "days?"],
  ["weeks", "weeks?"],
  ["months", "months?"],
  ["years", "years?"],
  ["hours", "hours?"],
  ["minutes", "minutes?"],
  ["acres", "acres?"],
  ["feet", "feet|foot|ft"],
  ["inches", "inch(?:es)?"],
  ["employees", "employees|people"],
  ["units", "units"],
  ["dollars", "dollars"],
];

const digits = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const spelled = [...inWords.keys()].sort((a, b) => b.length - a.length).join("|");
const number = `(?:${digits}|(?:${spelled}))`;
const between = String.raw`(?:\s*–\s*|(?<=\d)-(?=\d)|\s+(?:to|or|and)\s+)`;
const unitForms = units.map(([, form]) => form).join("|");

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\$(?<dollars>${digits})(?: ?(?<scale>million|k)\b)?`, "gi"),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}$.,/])(?:(?<first>${number})${between})?(?<value>${number})[ -]?(?<unit>${unitForms})(?![\p{L}\p{N}])`,
    "giu",
  ),
  /\b(?<fraction>a tenth|a fifth|a quarter)\b(?! (?:inch|to half|acre|of an (?:acre|inch)))/gi,
  /\b(?<acre>a quarter (?:of an )?acre)\b/gi,
  /\bR-(?<r>\d+)\b/g,
  /\bU(?:-factor| value)? (?:of )?(?<u>0?\.\d+)\b/g,
  /\bSHGC (?:of )?(?<shgc>0?\.\d+)\b/g,
  /\b(?<year>(?:19|20)\d\d)\b/g,
];

const fractions: Readonly<Record<string, number>> = {
  "a tenth": 10,
  "a fifth": 20,
  "a quarter": 25,
};

const valueOf = (text: string): number =>
  inWords.get(text.toLowerCase()) ?? Number(text.replaceAll(",", ""));

const unitOf = (text: string): string =>
  units.find(([, form]) => new RegExp(`^(?:${form})$`, "i").test(text))?.[0] ?? text;

/** Returns every figure of a text in order, and both ends of a range. A calendar year has the unit `calendar year`. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      const add = (value: number, unit: string) =>
        found.push({ text: match[0], value, unit, index: match.index });
      if (groups.dollars)
        add(
          valueOf(groups.dollars) *
            (/million/i.test(groups.scale ?? "") ? 1e6 : groups.scale ? 1e3 : 1),
          "dollars",
        );
      if (groups.unit) {
        const unit = unitOf(groups.unit);
        if (groups.first) add(valueOf(groups.first), unit);
        add(valueOf(groups.value ?? ""), unit);
      }
      if (groups.fraction) add(fractions[groups.fraction.toLowerCase()] ?? 0, "percent");
      if (groups.acre) add(0.25, "acres");
      if (groups.r) add(Number(groups.r), "R-value");
      if (groups.u) add(Number(groups.u), "U-factor");
      if (groups.shgc) add(Number(groups.shgc), "SHGC");
      if (groups.year) add(Number(groups.year), "calendar year");
    }
  return found.sort((a, b) => a.index - b.index);
}
