import type { Language } from "../../src/content/language";
import type { IndexFile, SearchedPage } from "../../src/search/index-file";
import { IndexWriter } from "../../src/search/index-writer";

/** Builds the search index of some pages. */
export function indexOf(
  pages: readonly SearchedPage[],
  synonyms: IndexFile["synonyms"],
  language: Language,
): IndexFile {
  const writer = new IndexWriter(language);
  for (const page of pages) writer.add(page);
  return writer.write(synonyms);
}
