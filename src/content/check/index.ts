/** The content check: reports all mistakes in all files of `content/` at once. */
import path from "node:path";
import { buildDay } from "../build-day";
import { shownExtras } from "../extras";
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { guarded } from "../issues";
import type { TranslationFile } from "../translation";
import { isLeftBehind, walkFiles } from "../walk-files";
import { checkAddresses } from "./addresses";
import { adviceOn, glossaryAdvice } from "./advice";
import { checkClaims } from "./claims";
import { checkDeliveries } from "./deliveries";
import { checkExpiry, expiringSoon, lookedUpLongAgo } from "./expiry";
import { checkFields } from "./fields";
import { checkFinishedJob } from "./finished-job";
import { checkFixedPages } from "./fixed-pages";
import { checkMadeBrand } from "./made-brand";
import { checkStaticFiles } from "./static-files";
import { checkLabels } from "./labels";
import { missingPages } from "./missing";
import { checkOwner } from "./owner";
import { checkPictureFiles, checkPictures } from "./pictures";
import { checkQuotations } from "./quotations";
import {
  checkMerges,
  originalsOf,
  readFiles,
  readFixedPages,
  readLabels,
  type ContentFiles,
} from "./read-files";
import { readPictures, type Pictures } from "./read-pictures";
import { indexOf, type SiteIndex } from "./site-index";
import { checkTexts, checkTranslatedTexts } from "./text";
import { translationStates, type TranslationState } from "./translations";

export { formatMistakes } from "../issues";

/** The files of content with everything that the check found in them. */
export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /**
   * What will be a mistake soon, such as a license that ends within thirty days; and what has to be
   * looked up again.
   */
  warnings: Mistake[];
  /** What would be better, and is no mistake. */
  advice: Mistake[];
  states: TranslationState[];
  index: SiteIndex;
}

/** What a file is checked against. */
interface CheckedSite {
  index: SiteIndex;
  originals: readonly ContentFile[];
  pictures: Pictures;
  /** The file that has each unique value; filled as files are checked. */
  owners: Map<string, string>;
  /** No page may be published, and nothing checked, later than on this day. */
  today: string;
}

/** Checks an original by itself and against the site. */
export const checkOriginal = (content: ContentFile, site: CheckedSite): Mistake[] =>
  guarded(content.file, () => [
    ...checkFields(content, site.index, site.owners, site.today),
    ...checkExpiry(content, site.today),
    ...checkFinishedJob(content),
    ...checkQuotations(content),
    ...checkTexts(content, site.index),
    ...checkClaims(content, site.originals),
    ...checkPictures(content, site.pictures),
  ]);

/** Checks the words of a translation; `translations.ts` compares it with its original. */
export const checkTranslation = (translation: TranslationFile, site: CheckedSite): Mistake[] =>
  guarded(translation.file, () => {
    const original = site.originals.find(({ file }) => file === translation.original);
    return [
      ...checkTranslatedTexts(translation, original, site.index),
      ...checkClaims(translation, site.originals),
    ];
  });

/** Reads what files are checked against. */
export async function prepareCheck(root: string, today = buildDay()) {
  const files = await readFiles(root);
  const originals = originalsOf(files);
  const fixed = await readFixedPages(root);
  const staticFiles = await walkFiles(path.join(root, "static"));
  const index = indexOf(originals, fixed, {
    isWhole: files.isWhole,
    staticFiles: new Set(staticFiles.filter((name) => !isLeftBehind(name))),
  });
  const pictures = await readPictures(root, files.pictures);
  const owners = new Map<string, string>();
  const site: CheckedSite = { index, owners, today, originals, pictures };
  return { files, fixed, site };
}

/**
 * Reads and checks everything below `root`/content. A file that does not match its schema is
 * checked no further.
 */
export async function checkContent(root: string, today?: string): Promise<CheckedContent> {
  const { files, fixed, site } = await prepareCheck(root, today);
  const { index, originals, pictures } = site;
  const states = translationStates(originals, files);
  const labels = await readLabels(root);
  const mistakes = [
    ...files.mistakes,
    ...originals.flatMap((content) => checkOriginal(content, site)),
    ...checkAddresses(originals, fixed, index),
    ...checkFixedPages(fixed, originals, index),
    ...checkPictureFiles(pictures),
    ...(await checkMadeBrand(root, originals)),
    ...(await checkStaticFiles(root, index.staticFiles)),
    ...(await checkMerges(root)),
    ...checkLabels(labels),
    ...checkOwner(originals, files.translations, labels),
    // What compares files needs all of them.
    ...(files.isWhole ? checkDeliveries(originals) : []),
    ...(files.isWhole
      ? shownExtras.flatMap(({ check }) => check?.(originals, pictures) ?? [])
      : []),
    ...files.translations.flatMap((translation) => checkTranslation(translation, site)),
    ...missingPages(originals, files),
    // A stale translation stops no build: the author of the original may not know the language.
    ...states
      .flatMap(({ state, mistakes: found }) => (state === "stale" ? [] : found))
      .filter((one) => !files.mistakes.includes(one)),
  ];
  const inOrder = (found: Mistake[]) =>
    found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return {
    ...files,
    states,
    index,
    mistakes: inOrder(mistakes),
    warnings: inOrder(
      originals.flatMap((content) => [
        ...expiringSoon(content, site.today),
        ...lookedUpLongAgo(content, site.today),
      ]),
    ),
    // Takes long, and is seldom asked for.
    get advice() {
      const glossary = files.translations.flatMap((file) => glossaryAdvice(file, originals));
      return inOrder([...originals.flatMap(adviceOn), ...glossary]);
    },
  };
}
