/** Writes the search index page by page. Of a text it only keeps which terms are in which part. */
import type { Language } from "../content/language";
import type { IndexFile, SearchedPage } from "./index-file";
import { termOf, wordsOf } from "./terms";

/** Copies a string: a substring would keep the whole string in memory. */
const copyOf = (text: string) => Array.from(text).join("");

export class IndexWriter {
  private readonly pages: IndexFile["pages"][number][] = [];
  /** The numbers of the parts that have each term. */
  private readonly partNumbers = new Map<string, number[]>();
  /** The term of each word, undefined for stop words: pages repeat their words, and normalizing them takes most of the time. */
  private readonly termsByWord = new Map<string, string | undefined>();
  private parts = 0;

  /** @param language of the pages, whose rules make terms out of words */
  constructor(private readonly language: Language) {}

  /** Adds a page. Parts are numbered in the order in which they are added. */
  add({ path, parts }: SearchedPage): void {
    this.pages.push([path, ...parts.flatMap(({ id, heading }) => [copyOf(id), copyOf(heading)])]);
    for (const { text } of parts) {
      for (const term of this.termsIn(text)) {
        const numbers = this.partNumbers.get(term);
        if (numbers) numbers.push(this.parts);
        else this.partNumbers.set(term, [this.parts]);
      }
      this.parts += 1;
    }
  }

  /** Returns the index of all pages that have been added. */
  write(synonyms: IndexFile["synonyms"]): IndexFile {
    const { language, pages } = this;
    return { language, pages, terms: this.terms(), synonyms };
  }

  private termsIn(text: string): Set<string> {
    const terms = new Set<string>();
    for (const { word } of wordsOf(text)) {
      if (!this.termsByWord.has(word)) {
        const copy = copyOf(word);
        this.termsByWord.set(copy, termOf(copy, this.language));
      }
      const term = this.termsByWord.get(word);
      if (term !== undefined) terms.add(term);
    }
    return terms;
  }

  private terms(): string {
    let before = "";
    const lines = [...this.partNumbers.keys()].sort().map((term) => {
      let shared = 0;
      // One digit in base 36.
      while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared += 1;
      before = term;
      const numbers = this.partNumbers.get(term) ?? [];
      const distances = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
      return `${shared.toString(36)}${term.slice(shared)} ${distances.map((distance) => distance.toString(36)).join(",")}`;
    });
    return lines.join("\n");
  }
}
