/** What the search loads: one file a language that finds, and one a page from which it quotes. Pure. */
import { languageOf, languages, original, type Translation } from "../../content/language";
import { indexAddress, textsAddress, writeIndex, type SearchedPage } from "../../search/index-file";

interface Synonym {
  find: string;
  typed: readonly string[];
}

/** What visitors of the original's pages type, and those of its translations. */
type SearchWord = Synonym & Record<Translation, Synonym | null>;

/**
 * Name below `public` to content.
 * @param pages by their addresses on the site
 */
export const searchFiles = (
  pages: readonly SearchedPage[],
  words: readonly SearchWord[],
): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const own = pages.flatMap(({ path, parts }) => {
        const at = languageOf(path);
        return at.language === language ? [{ path: at.path, parts }] : [];
      });
      const synonyms = words.flatMap((word) => {
        const means = language === original ? word : word[language];
        return means ? [[means.find, means.typed] as const] : [];
      });
      return [
        [indexAddress(language), writeIndex(own, synonyms, language)] as const,
        ...own.map(
          ({ path, parts }) =>
            [
              textsAddress(path, language),
              Object.fromEntries(parts.map(({ id, text }) => [id, text])),
            ] as const,
        ),
      ].map(([address, data]) => [address.slice(1), JSON.stringify(data)]);
    }),
  );
