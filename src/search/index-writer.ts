/** Writes the search index page by page. Of a text it only keeps which terms are in which part. */
import type { Language } from "../content/language";
import type { IndexFile, SearchedPage } from "./index-file";
import { termsOf } from "./terms";

/** Copies a string: a substring would keep the whole string in memory. */
const copyOf = (text: string) => Array.from(text).join("");

export class IndexWriter {
  private readonly pages: IndexFile["pages"][number][] = [];
  /** The numbers of the parts that have each term. */
  private readonly partNumbers = new Map<string, number[]>();
  private parts = 0;

  /** @param language of the pages, whose rules make terms out of words */
  constructor(private readonly language: Language) {}

  /** Adds a page. Parts are numbered in the order in which they are added. */
  add({ path, parts }: SearchedPage): void {
    this.pages.push([path, ...parts.flatMap(({ id, heading }) => [copyOf(id), copyOf(heading)])]);
    for (const { text } of parts) {
      for (const term of new Set(termsOf(text, this.language))) {
        const numbers = this.partNumbers.get(term);
        if (numbers) numbers.push(this.parts);
        else this.partNumbers.set(copyOf(term), [this.parts]);
      }
      this.parts += 1;
    }
  }

  /** Returns the index of all pages that have been added. */
  write(synonyms: IndexFile["synonyms"]): IndexFile {
    const { language, pages } = this;
    return { language, pages, terms: this.terms(), synonyms };
  }

  private terms(): string {
    let before = "";
    const lines = [...this.partNumbers.keys()].sort().map((term) => {
      let shared = 0;
      while (shared < before.length && before[shared] === term[shared]) shared += 1;
      before = term;
      const numbers = this.partNumbers.get(term) ?? [];
      const distances = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
      return `${shared.toString(36)}${term.slice(shared)} ${distances.map((distance) => distance.toString(36)).join(",")}`;
    });
    return lines.join("\n");
  }
}
