/** The content check: all files of `content/`, all mistakes at once. */
import type { Mistake } from "../front-matter";
import type { ContentFiles } from "./read-files";
import { readFiles } from "./read-files";
import { checkUniqueness } from "./uniqueness";
import { checkLeftovers } from "./leftovers";
import { checkLocations } from "./location";
import { checkReferences } from "./references";
import { checkText } from "./text";
import { checkPictures } from "./pictures";
import { siteAddresses, type Addresses } from "./addresses";

export { formatMistakes } from "./format-mistakes";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** Where a link inside the content may lead. */
  addresses: Addresses;
}

/**
 * Reads and checks everything below `root`/content.
 * @param root the project's root
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  const files = await readFiles(root);
  const addresses = await siteAddresses(root, files);
  const mistakes = [
    ...files.mistakes,
    ...checkUniqueness(files, addresses),
    ...checkReferences(files),
    ...checkLeftovers(files),
    ...checkText(files, addresses),
    ...(await checkPictures(root, files)),
    ...(await checkLocations(root)),
  ];
  mistakes.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  return { ...files, mistakes, addresses };
}
