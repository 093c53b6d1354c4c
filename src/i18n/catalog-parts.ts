/** Labels that only some pages show are loaded by these pages only; all others with every page. */
import { languageOf, type Language } from "../content/language";

/** The part of a catalog with certain keys, and the pages that load it. */
const parts = {
  plan: {
    keys: /^(planner|convention|houseYear|casita)\.|^deposit\.why\./,
    pages: /^\/plan(\/|$)/,
  },
  tools: {
    keys: /^(bids|deposit|permitOffice)\./,
    pages: /^\/plan\/./,
  },
  forms: { keys: /^(forms|sent|employment)\./, pages: /^\/(contact|apply-for-employment|thanks)$/ },
  // For functions at the host and for files beside the pages; no page loads them.
  mails: { keys: /^(mails|llms)\./, pages: /$^/ },
  others: { keys: /^/, pages: /^/ },
};
export type Part = keyof typeof parts;

export const partNames = Object.keys(parts) as Part[];

/** Returns the parts that a page needs. */
export function partsOf(path: string): Part[] {
  const page = languageOf(path.replace(/(.)\/$/, "$1")).path;
  return partNames.filter((name) => parts[name].pages.test(page));
}

/** Returns the names of the scripts with the labels of a page. */
export const catalogChunks = (language: Language, path: string) =>
  partsOf(path).map((part) => `${language}-yml-${part}`);

/** Returns the labels of a part. A label belongs to the first that takes its key. */
export const labelsOf = (part: string, catalog: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(catalog).filter(
      ([key]) => partNames.find((name) => parts[name].keys.test(key)) === part,
    ),
  );
