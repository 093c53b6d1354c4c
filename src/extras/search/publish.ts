import { parseDocument } from "htmlparser2";
import { languageOf, original } from "../../content/language";
import { inLanguage } from "../../content/in-language";
import type { BuiltSite } from "../extra";
import { readPageParts } from "./page-parts";
import { searchFiles } from "./search-files";

/**
 * Returns the index of each language, of all pages that search engines may list but the search's
 * own and jobs that are nobody's.
 */
export async function publishSearch({
  pages,
  graphql,
}: BuiltSite): Promise<Record<string, string>> {
  const data = await graphql<Queries.SearchIndexQuery>(`
    query SearchIndex {
      business {
        phoneDisplay
      }
      allBuildRecap(filter: { sample: { eq: true } }) {
        nodes {
          path
        }
      }
      allSearchWord(sort: { order: ASC }) {
        nodes {
          language
          find
          typed
          translations {
            language
            find
            typed
          }
        }
      }
    }
  `);
  const notSearched = new Set(["/search", ...data.allBuildRecap.nodes.map(({ path }) => path)]);
  const searched = pages
    .filter(({ path, isListed }) => isListed && !notSearched.has(languageOf(path).path))
    .map(({ path, title, html }) => ({
      path,
      parts: readPageParts(title, parseDocument(html)),
      typed: languageOf(path).path === "/contact" ? data.business?.phoneDisplay : undefined,
    }));
  return searchFiles(searched, inLanguage(original, data.allSearchWord));
}
