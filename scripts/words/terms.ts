/** The glossary: where the original uses a word of the trade, its translation does not use a Spanish word that stands under `not`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { FileData } from "../../src/content/registry";
import type { Finding } from "./finding";
import { lineOf, type Page, type Passage } from "./page";
import type { Pair } from "./site";

type Term = FileData<"term">["terms"][number];

const glossary = "content/glossary.yml";

export const readTerms = (root: string): Term[] =>
  (parse(readFileSync(join(root, glossary), "utf8")) as { terms: Term[] }).terms;

export const checkTerms = (pairs: readonly Pair[], terms: readonly Term[]): Finding[] => {
  const looked = terms.map((term) => ({
    term,
    english: wordForm(term.name),
    others: (term.not ?? []).map(wordForm),
  }));
  return pairs.flatMap(({ original, translation }) =>
    matched(original, translation).flatMap(([passage, words]) =>
      looked
        .filter(({ english }) => english.test(passage.text))
        .flatMap(({ term, others }) =>
          others.flatMap((other) => {
            const [found] = other.exec(words.text) ?? [];
            if (found === undefined) return [];
            const why = term.why ? ` (${term.why})` : "";
            return [
              {
                file: translation.file,
                line: lineOf(translation, words, found),
                rule: "glossary",
                message: `“${found}” where the original says “${term.name}”: write “${term.spanish}”${why}; ${glossary} lists the words`,
              },
            ];
          }),
        ),
    ),
  );
};

/** A phrase with each of its words in the singular or the plural. */
const wordForm = (phrase: string): RegExp => {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").split(" ");
  return new RegExp(`(?<!\\p{L})${escaped.join("(?:e?s)?\\s+")}(?:e?s)?(?!\\p{L})`, "iu");
};

/** The passages of a translation, each with its original's: as many-th of the same field. */
const matched = (original: Page, translation: Page): [Passage, Passage][] => {
  const byPlace = new Map(inPlaces(original));
  return inPlaces(translation).flatMap(([place, passage]) => {
    const other = byPlace.get(place);
    return other ? [[other, passage] as [Passage, Passage]] : [];
  });
};

const inPlaces = ({ passages }: Page): [string, Passage][] => {
  const counts = new Map<string, number>();
  return passages.map((passage) => {
    const name = `${passage.field} ${passage.role}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, passage];
  });
};
