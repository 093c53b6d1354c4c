/** The content check: all files of `content/`, all mistakes at once. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { registry as siteRegistry, type Registry } from "../registry";
import { slugOf } from "../slug";
import { isTold, translationStates, type TranslationState } from "./translations";
import { siteAddresses, type Addresses } from "./addresses";
import { checkFile, checkPartial, isToldIn, type Site } from "./check-file";
import { checkCode, codeFacts, readCode } from "./code";
import { latestDay } from "./days";
import { checkCoverage } from "./coverage";
import { checkDrawings } from "./drawings";
import { checkLocations } from "./location";
import { checkPictures } from "./pictures";
import { readFiles, type ContentFiles } from "./read-files";
import { factsOf, factsOfUnread, hiddenIn, targetsIn, type FileFacts } from "./site";
import { checkAddress, Owners } from "./uniqueness";

export { formatMistakes } from "./format-mistakes";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** Where a link inside the content may lead. */
  addresses: Addresses;
  /** What each file gives to the others. */
  facts: FileFacts[];
  /** The translation state of each file. */
  states: TranslationState[];
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
  const partials = files.unread.flatMap(({ partial }) => partial ?? []);
  const code = await readCode(root);
  const pageFacts = [...all.map(factsOf), ...files.unread.map(factsOfUnread)].sort(byFile);
  const facts = [...pageFacts, ...code.map(codeFacts)];
  const addresses = siteAddresses(code, facts, all, files.unread);
  const targets = targetsIn(facts);
  const hidden = hiddenIn(facts);
  const site: Site = {
    addresses,
    targets,
    owners: new Owners(),
    hidden,
    latest: latestDay(facts),
    registry,
  };
  const mistakes = [
    ...files.mistakes,
    ...facts.flatMap((file) => checkAddress(file, site.owners)),
    // A duplicate is reported for the later file.
    ...[...all].sort(originalsFirst).flatMap((content) => checkFile(content, site)),
    ...files.unread.flatMap(({ partial, mistakes: told }) =>
      partial ? checkPartial(partial, told, site) : [],
    ),
    ...(await checkPictures(root, [...all, ...partials])).filter(
      (mistake) =>
        !isToldIn(
          mistake,
          files.mistakes.filter(({ file }) => file === mistake.file),
        ),
    ),
    ...checkCoverage(all),
    ...(await checkDrawings(root, all)),
    ...(await checkCode(root, code, { addresses, hidden })),
    ...(await checkLocations(root)),
  ];
  const states = translationStates(all, files);
  const told = new Set(files.mistakes);
  mistakes.push(
    ...states.filter(isTold).flatMap((state) => state.mistakes.filter((one) => !told.has(one))),
  );
  mistakes.sort((a, b) => byFile(a, b) || a.line - b.line);
  return { ...files, mistakes, addresses, facts, states };
}

/** A copied folder has words in its name that its title does not have. */
function originalsFirst(a: ContentFile, b: ContentFile): number {
  const strangeness = (file: ContentFile) => {
    if (!isPage(file)) return 0;
    const title = slugOf(file.data.title).split("-");
    return file.slug.split("-").filter((word) => !title.includes(word)).length;
  };
  return strangeness(a) - strangeness(b);
}

const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
