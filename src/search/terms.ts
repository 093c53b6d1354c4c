/** Turns texts into the terms that the search compares, the same for the index and for what visitors type. Pure. */
import type { Language } from "../content/language";

const setOf = (words: string) => new Set(words.split(" "));

/** Stop words: words that every text has or that questions begin with, without accents. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    "a an and are as at be by can could do does for from get got had has have how i if in is it its me my need of on or our shall should so than that the their them then there these they this to us was we what when where which who will with would you your",
  ),
  es: setOf(
    "a al aqui como con cual cuales cuando cuanta cuanto cuantos de debe debo del desde donde el ella ellos en entre era es esa ese eso esta estan este esto fue ha hace hacer hacen han hay la las le les lo los mas me mi mis muy necesita necesito nos o para pedir pero pide piden por porque pueda puede pueden puedo que quien quienes quiero se sea ser si sin sobre son su sus tengo tiene un una unas uno unos usted ustedes y ya yo",
  ),
};

/** Yields the words of a text as they are written, with their positions. */
export function* wordsOf(text: string): Generator<{ word: string; at: number }> {
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu))
    yield { word: match[0], at: match.index };
}

/** Returns a word without case, accents and the endings of plurals and verbs; undefined for a stop word. */
export function termOf(word: string, language: Language): string | undefined {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s$|['’]/u, "");
  if (stopWords[language].has(plain)) return undefined;
  return language === "es" ? spanishStem(plain) : englishStem(plain);
}

/** Removes the endings of plural and gender, so that “propietario” finds “propietarias”. */
function spanishStem(plain: string): string {
  if (plain.length < 4) return plain.replace(/z$/, "c");
  return plain
    .replace(/([^aeiou])es$|([aeiou])s$/, "$1$2")
    .replace(/z$/, "c")
    .replace(/([a-z]{2})[aeo]$/, "$1");
}

function englishStem(plain: string): string {
  if (plain.length < 5) return plain.length > 3 ? plain.replace(/([^s])s$/, "$1") : plain;
  return plain
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/([a-z]{3})(?:ing|ed)$/, "$1")
    .replace(/e$/, "");
}

/** Returns all terms of a text, in order. */
export function termsOf(text: string, language: Language): string[] {
  return [...wordsOf(text)].flatMap(({ word }) => termOf(word, language) ?? []);
}
