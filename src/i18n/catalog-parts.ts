/**
 * Labels that only some pages show are loaded by these pages only; all others with every page.
 * Pure.
 */
import { languageOf, type Language } from "../content/language";
import { site, type SiteFile } from "../content/site-file";

/** The part of a catalog with certain keys, and the pages that load it. */
const parts = {
  forms: { keys: /^(forms|sent|employment)\./, pages: /^\/(contact|apply-for-employment|thanks)$/ },
  others: { keys: /^/, pages: /^/ },
};
type CorePart = keyof typeof parts;

/**
 * A part with some of the labels in `labels`, or that with those in the folders `page-labels` of
 * extras.
 */
export type CatalogPart = CorePart | "extras";

const coreParts = Object.keys(parts) as CorePart[];

/** The names of all parts. */
export const partNames: readonly CatalogPart[] = [...coreParts, "extras"];

/**
 * Labels for mails, for files beside the pages and for what a build makes of facts; no page loads
 * them.
 */
const elsewhere = /^(mails|llms|rule\.checked)\.|^rule\.ask$/;

/** Labels that only the site of a sample shows. No file of another site has them. */
export const ofSample = /(^|\.)sample(\.|$)/;

/**
 * Returns the parts that a page needs.
 * @param labelled addresses of extras whose pages have labels of their own, each with all below it
 */
export function partsOf(path: string, labelled: readonly string[]): CatalogPart[] {
  const page = languageOf(path.replace(/(.)\/$/, "$1")).path;
  const isLabelled = labelled.some((own) => page === own || page.startsWith(`${own}/`));
  return partNames.filter((name) =>
    name === "extras" ? isLabelled : parts[name].pages.test(page),
  );
}

/** Returns the names of the scripts with the labels of a page. */
export const catalogChunks = (language: Language, path: string, labelled: readonly string[]) =>
  partsOf(path, labelled).map((part) => `${language}-yml-${part}`);

/**
 * Returns the labels of a part, of the labels in its files, as its script has them. A label belongs
 * to the first part that takes its key.
 * @param isSample whether the business is a sample
 */
export const labelsOf = (
  part: CatalogPart,
  catalog: Readonly<Record<string, string>>,
  { isSample }: Pick<SiteFile, "isSample"> = site,
) =>
  Object.fromEntries(
    Object.entries(catalog).filter(
      ([key]) =>
        !elsewhere.test(key) &&
        (isSample || !ofSample.test(key)) &&
        (part === "extras" || coreParts.find((name) => parts[name].keys.test(key)) === part),
    ),
  );
