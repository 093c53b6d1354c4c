/** The content check: reports all mistakes in all files of `content/` at once. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { registry as siteRegistry, type Registry } from "../registry";
import { slugOf } from "../slug";
import { stopsBuild, translationStates, type TranslationState } from "./translations";
import { siteAddresses, type Addresses } from "./addresses";
import { checkFile, isReportedIn, type Site } from "./check-file";
import { checkCode, codeFacts, readCode } from "./code";
import { placeMistakes } from "../details";
import { latestDay } from "./days";
import { checkDrawings } from "./drawings";
import { checkLocations } from "./location";
import { checkPictures } from "./pictures";
import { readFiles, type ContentFiles } from "./read-files";
import { coverageCheck } from "./references";
import { factsOf, factsOfUnread, hiddenIn, targetsIn, type FileFacts } from "./site";
import { checkAddress, Owners } from "./uniqueness";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** Where links in the content may lead. */
  addresses: Addresses;
  /** What each file offers the others and uses of them. */
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
    ...files.unread.flatMap(({ partial, mistakes: reported }) =>
      partial ? checkFile(partial, site).filter((mistake) => !isReportedIn(mistake, reported)) : [],
    ),
    ...(await checkPictures(root, [...all, ...partials])).filter(
      (mistake) =>
        !isReportedIn(
          mistake,
          files.mistakes.filter(({ file }) => file === mistake.file),
        ),
    ),
    ...files.pages.flatMap(coverageCheck(facts, registry)),
    ...(await checkDrawings(root, all)),
    ...checkCode(root, code, site),
    ...(await checkLocations(root)),
  ];
  const states = translationStates(all, files);
  const reported = new Set(files.mistakes);
  mistakes.push(
    ...states
      .filter(stopsBuild)
      .flatMap((state) => state.mistakes.filter((one) => !reported.has(one))),
  );
  mistakes.sort((a, b) => byFile(a, b) || a.line - b.line);
  return { ...files, mistakes: await placeMistakes(root, mistakes), addresses, facts, states };
}

/** Formats mistakes for a terminal. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const lines = mistakes.map(
    ({ file, line, field, problem, remedy }) =>
      `${file}:${line}  ${field}\n    ${field} ${problem}; ${remedy}`,
  );
  const files = new Set(mistakes.map((mistake) => mistake.file)).size;
  const count = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in ${files} content ${files === 1 ? "file" : "files"}`;
  return `${count}\n\n${lines.join("\n")}\n`;
}

/** Sorts copies of a folder last: their names contain words that the title does not have. */
function originalsFirst(a: ContentFile, b: ContentFile): number {
  const wordsNotInTitle = (file: ContentFile) => {
    if (!isPage(file)) return 0;
    const title = slugOf(file.data.title).split("-");
    return file.slug.split("-").filter((word) => !title.includes(word)).length;
  };
  return wordsNotInTitle(a) - wordsNotInTitle(b);
}

const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
