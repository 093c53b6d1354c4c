/** The search index of each language. Pure. */
import { languageOf, languages, original, type Language } from "../../content/language";
import { indexAddress, plain, writeIndex, type IndexedPart, type PagePart } from "./search";

/** A word that the site uses, with what visitors type instead (content/search-words.yml). */
interface Synonym {
  find: string;
  typed: readonly string[];
}

interface TranslatedSynonym extends Synonym {
  translations: readonly (Synonym & { language: Language })[];
}

interface SearchedPage {
  path: string;
  parts: readonly PagePart[];
  /** What visitors type for this page besides its words. */
  typed?: string;
}

/** Returns the files of the search, by name below `dist`. */
export const searchFiles = (
  pages: readonly SearchedPage[],
  words: readonly TranslatedSynonym[],
): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => {
      const synonyms: Synonym[] = words.flatMap((word): readonly Synonym[] =>
        language === original
          ? [word]
          : word.translations.filter((one) => one.language === language),
      );
      const parts = pages
        .filter(({ path }) => languageOf(path).language === language)
        .flatMap((page) => indexedParts(page, synonyms));
      return [indexAddress(language).slice(1), writeIndex(parts)];
    }),
  );

/** Returns what the index has of a page. The heading of its first part is its title. */
function indexedParts(page: SearchedPage, synonyms: readonly Synonym[]): IndexedPart[] {
  const { path, parts, typed = "" } = page;
  return parts.map(({ id, heading, text }) => {
    // The first part begins with the page's headline.
    const named = plain(`${heading} ${text.slice(0, 60)}`);
    return {
      id: id ? `${path}#${id}` : path,
      page: parts[0]?.heading ?? "",
      heading,
      text,
      excerpt: text.replace(/^(.{140}\S*) .*$/, "$1 …"),
      synonyms: synonyms
        .filter(({ find }) => named.includes(plain(find)))
        .flatMap((synonym) => synonym.typed)
        .concat(id ? "" : typed)
        .join(" "),
    };
  });
}
