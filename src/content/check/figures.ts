/** Extracts the figures of a text in a form that is the same in every language. Pure. */

const months: readonly (readonly string[])[] = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];

const names = months.flat().join("|");
/** A month beside a day or a year: “May 1”, “1 de mayo”, “mayo de 2025”. */
const month = new RegExp(
  String.raw`\b(${names})\b(?=\s+(?:de\s+)?\d)|(?<=\d\s+de\s+)\b(${names})\b`,
  "gi",
);

/** Returns numbers, sums in dollars, percentages and months of dates in the order of the text: `$1,000`, `10%`, `July`. */
export function figuresIn(text: string): string[] {
  const plain = text.replace(/(\d)\s*(?:percent\b|por ciento\b|%)/gi, "$1%");
  const dated = plain.replace(month, (word) => ` month-${monthOf(word)} `);
  return (dated.match(/month-\w+|\$?\d+(?:[.,]\d+)*%?/g) ?? []).map((figure) =>
    figure.replace("month-", ""),
  );
}

const monthOf = (word: string) => {
  const name = months.find((both) => both.includes(word.toLowerCase()))?.[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Returns what the first list has and the second lacks; duplicates count. */
export function difference(these: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return these.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
