/** How a text is cut into what the search compares: the same for the index and for what a visitor types. Pure. */

/** Words that every text has, and that questions begin with. */
const common = new Set(
  "a an and are as at be by can could do does for from get got had has have how i if in is it its me my need of on or our shall should so than that the their them then there these they this to us was we what when where which who will with would you your".split(
    " ",
  ),
);

/** The words of a text, as they are written, with their places. */
export function* wordsOf(text: string): Generator<{ word: string; at: number }> {
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu))
    yield { word: match[0], at: match.index };
}

/** A word without case, accents and the endings of plurals and verbs; undefined for a word that every text has. */
export function termOf(word: string): string | undefined {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s$|['’]/u, "");
  if (common.has(plain)) return undefined;
  if (plain.length < 5) return plain.length > 3 ? plain.replace(/([^s])s$/, "$1") : plain;
  return plain
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/([a-z]{3})(?:ing|ed)$/, "$1")
    .replace(/e$/, "");
}

/** All terms of a text, in its order. */
export function termsOf(text: string): string[] {
  return [...wordsOf(text)].flatMap(({ word }) => termOf(word) ?? []);
}
