/** What the search index has of a page. Pure. */
import { plain, type IndexedPart, type PagePart } from "../../search/search";

/** A word that the site uses, with what visitors type instead (content/search-words.yml). */
interface SearchWord {
  find: string;
  typed: readonly string[];
}

/** Returns the parts of a page as they are indexed. The first has the page's title as its heading. */
export function searchedParts(
  path: string,
  parts: readonly PagePart[],
  words: readonly SearchWord[],
): IndexedPart[] {
  const page = parts[0]?.heading ?? "";
  return parts.map(({ id, heading, text }) => {
    // The first part begins with the page's headline.
    const named = plain(`${heading} ${text.slice(0, 60)}`);
    const synonyms = words.filter(({ find }) => named.includes(plain(find)));
    return {
      id: id ? `${path}#${id}` : path,
      page,
      heading,
      text,
      excerpt: text.replace(/^(.{140}\S*) .*$/, "$1 …"),
      synonyms: synonyms.flatMap(({ typed }) => typed).join(" "),
    };
  });
}
