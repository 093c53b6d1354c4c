/** Writes the index of the search, page after page: what it keeps of a text are the places of its terms. */
import type { Language } from "../content/language";
import type { IndexFile, SearchedPage } from "./index-file";
import { termsOf } from "./terms";

/** A copy: a piece of a string keeps the whole of it in memory. */
const copyOf = (text: string) => Array.from(text).join("");

export class IndexWriter {
  private readonly pages: IndexFile["pages"][number][] = [];
  /** The numbers of the parts that have a term. */
  private readonly places = new Map<string, number[]>();
  private parts = 0;

  /** @param language of the pages: terms are cut by its rules */
  constructor(private readonly language: Language) {}

  /** Adds a page; pages are numbered in the order in which they come. */
  add({ path, parts }: SearchedPage): void {
    this.pages.push([path, ...parts.flatMap(({ id, heading }) => [copyOf(id), copyOf(heading)])]);
    for (const { text } of parts) {
      for (const term of new Set(termsOf(text, this.language))) {
        const known = this.places.get(term);
        if (known) known.push(this.parts);
        else this.places.set(copyOf(term), [this.parts]);
      }
      this.parts += 1;
    }
  }

  /** The index of all pages that have been added. */
  write(synonyms: IndexFile["synonyms"]): IndexFile {
    const { language, pages } = this;
    return { language, pages, terms: this.terms(), synonyms };
  }

  private terms(): string {
    let before = "";
    const lines = [...this.places.keys()].sort().map((term) => {
      let shared = 0;
      while (shared < before.length && before[shared] === term[shared]) shared += 1;
      before = term;
      const numbers = this.places.get(term) ?? [];
      const distances = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
      return `${shared.toString(36)}${term.slice(shared)} ${distances.map((distance) => distance.toString(36)).join(",")}`;
    });
    return lines.join("\n");
  }
}
