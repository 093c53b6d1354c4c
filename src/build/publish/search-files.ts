/** What the search loads: one file that finds, and one a page from which it quotes. Pure. */
import { indexAddress, textsAddress, writeIndex, type SearchedPage } from "../../search/index-file";

/** Name below `public` to content. */
export function searchFiles(
  pages: readonly SearchedPage[],
  words: readonly { find: string; typed: readonly string[] }[],
): Record<string, string> {
  const texts = pages.map(({ path, parts }) => [
    textsAddress(path).slice(1),
    JSON.stringify(Object.fromEntries(parts.map(({ id, text }) => [id, text]))),
  ]);
  return {
    [indexAddress.slice(1)]: JSON.stringify(
      writeIndex(
        pages,
        words.map(({ find, typed }) => [find, typed] as const),
      ),
    ),
    ...(Object.fromEntries(texts) as Record<string, string>),
  };
}
