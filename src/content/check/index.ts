/** The content check: all files of `content/`, all mistakes at once. */
import type { Mistake } from "../front-matter";
import { registry as siteRegistry, type Registry } from "../registry";
import { siteAddresses, type Addresses } from "./addresses";
import { checkFile, type Site } from "./check-file";
import { checkLocations } from "./location";
import { checkPictures } from "./pictures";
import { readFiles, type ContentFiles } from "./read-files";
import { factsOf, factsOfUnread, targetsIn, type FileFacts } from "./site";
import { checkAddress, Owners } from "./uniqueness";

export { formatMistakes } from "./format-mistakes";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** Where a link inside the content may lead. */
  addresses: Addresses;
  /** What each file gives to the others. */
  facts: FileFacts[];
}

/**
 * Reads and checks everything below `root`/content.
 * @param root the project's root
 */
export async function checkContent(
  root: string,
  registry: Registry = siteRegistry,
): Promise<CheckedContent> {
  const files = await readFiles(root, registry);
  const all = [...files.pages, ...files.data];
  const facts = [
    ...all.map(factsOf),
    ...files.unread.map((unread) => factsOfUnread(unread, unread.file)),
  ].sort(byFile);
  const addresses = await siteAddresses(root, facts, all);
  const site: Site = { addresses, targets: targetsIn(facts), owners: new Owners(), registry };
  const mistakes = [
    ...files.mistakes,
    ...facts.flatMap((file) => checkAddress(file, site.owners)),
    ...all.flatMap((content) => checkFile(content, site)),
    ...(await checkPictures(root, all)),
    ...(await checkLocations(root)),
  ];
  mistakes.sort((a, b) => byFile(a, b) || a.line - b.line);
  return { ...files, mistakes, addresses, facts };
}

const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
