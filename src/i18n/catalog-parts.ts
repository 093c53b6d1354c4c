/** Labels that only some pages show are loaded by these pages only; all others with every page. */
import { languageOf, type Language } from "../content/language";

/** The part of a catalog with certain keys, and the pages that load it. */
const parts = {
  plan: { keys: /^planner\./, pages: /^\/plan$/ },
  tools: {
    keys: /^(bids|casita|convention|deposit|houseYear|permitOffice)\./,
    pages: /^\/plan\/./,
  },
  forms: {
    keys: /^(forms|sent|employment)\./,
    pages: /^\/(contact|apply-for-employment|thanks)$/,
  },
};
type Part = keyof typeof parts;

/** The name of a part's script. */
export type CatalogChunk = Language | `${Language}-${Part}`;

const names = Object.keys(parts) as Part[];

/** Returns the names of the scripts with the labels of a page. */
export function catalogChunks(language: Language, path: string): CatalogChunk[] {
  const page = languageOf(path.replace(/(.)\/$/, "$1")).path;
  const own = names.filter((name) => parts[name].pages.test(page));
  return [language, ...own.map((name) => `${language}-${name}` as const)];
}

/** Returns the labels of a part, or those that belong to none of them. */
export const labelsOf = (part: string, catalog: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(catalog).filter(
      ([key]) => (names.find((name) => parts[name].keys.test(key)) ?? "others") === part,
    ),
  );
