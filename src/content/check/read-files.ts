/** Reads the content folder, and what the fixed pages of the site are. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isMap, type Scalar } from "yaml";
import {
  isPage,
  readContent,
  type ContentFile,
  type DataFile,
  type PageFile,
} from "../content-file";
import { isDetails, pageOfDetails, readBytes } from "../details";
import type { Mistake } from "../front-matter";
import { folderOf, shownExtras } from "../extras";
import { parseLabelFile } from "../label-yaml";
import { languageInName, languages, original, translations } from "../language";
import { isSwitchedOff, placeFor, placeOf, translationPlaceOf } from "../paths";
import { registry } from "../registry";
import { languagesOff } from "../site-file";
import { conflictIn } from "../source-faults";
import { readTranslation, type TranslationFile } from "../translation";
import { isLeftBehind, walkFiles } from "../walk-files";
import { slugFaults } from "./addresses";
import { corePages, type ComponentPage, type FixedPage } from "../component-pages";
import type { Label } from "./owner";

/** The files of content/ as they were read, and the mistakes in those that could not be. */
export interface ContentFiles {
  pages: PageFile[];
  data: DataFile[];
  translations: TranslationFile[];
  /** Whether every original could be read: only then it is known what the site has. */
  isWhole: boolean;
  pictures: string[];
  mistakes: Mistake[];
}

const pictureFile = /\.(jpe?g|png|webp|svg)$/i;

/** Reads every file below `root`/content; what cannot be read becomes a mistake. */
export async function readFiles(root: string): Promise<ContentFiles> {
  const notFiles: string[] = [];
  const all = await walkFiles(path.join(root, "content"), notFiles);
  const names = all.filter((name) => !isLeftBehind(name));
  const pictures = names.filter((name) => pictureFile.test(name));
  const result: ContentFiles = {
    pages: [],
    data: [],
    translations: [],
    isWhole: true,
    pictures,
    mistakes: [],
  };
  const at = (name: string) => ({ file: `content/${name}`, line: 1, field: "file" });
  const report = (name: string, code: string, problem: string, remedy: string) =>
    result.mistakes.push({ ...at(name), code: `file-${code}`, problem, remedy });
  for (const name of notFiles.filter((other) => !isLeftBehind(other)))
    report(name, "plain", "is not a plain file", "put the file itself there, or delete it");
  for (const name of names) {
    if (pictures.includes(name) || name === "README.md") continue;
    const named = languageInName(name)?.language ?? original;
    if (languagesOff.includes(named) || isSwitchedOff(name)) continue;
    if (named !== original && !translations.includes(named)) {
      const remedy =
        "add the language to content/site.yml and its labels to src/i18n, or delete the file";
      report(
        name,
        "language",
        `is written in “${named}”, which is no language of the site`,
        remedy,
      );
      continue;
    }
    if (named === original && languageInName(name)) {
      const remedy = `take “.${named}” out of its name, or delete it`;
      report(name, "language", "names the first language, whose files have no code", remedy);
      continue;
    }
    if (isDetails(name)) {
      const page = pageOfDetails(name);
      const remedy = `put it beside the page that it belongs to, ${page}, or delete it`;
      if (!names.includes(page)) report(name, "location", `belongs to no page`, remedy);
      continue;
    }
    const file = `content/${name}`;
    const translated = translationPlaceOf(name);
    const place = translated ?? placeOf(name);
    if (!place) {
      const remedy = `move it to one of: ${registry.pages.map(placeFor).join(", ")}; pictures are .jpg, .png or .webp`;
      report(name, "location", "lies where no page or picture is looked for", remedy);
    } else if (translated && !names.includes(translated.original.slice("content/".length))) {
      const remedy = "give it the name of a file that is there, or delete it";
      report(name, "original", `translates ${translated.original}, which is not there`, remedy);
    } else if (translated) {
      const bytes = await readBytes(root, file);
      const { translation, mistakes } = readTranslation({ ...translated, file }, bytes);
      if (translation) result.translations.push(translation);
      result.mistakes.push(...mistakes);
    } else {
      if (place.kind.type === "page" || place.kind.addressOf)
        result.mistakes.push(...slugFaults(place.slug).map((found) => ({ ...at(name), ...found })));
      const { content, mistakes } = readContent(place, file, await readBytes(root, file));
      result.mistakes.push(...mistakes);
      if (!content) result.isWhole = false;
      else if (isPage(content)) result.pages.push(content);
      else result.data.push(content);
    }
  }
  for (const { files, isOptional = false } of registry.data) {
    if (isOptional || files.includes("*") || names.includes(files)) continue;
    report(files, "missing", "is missing", "restore it; the site cannot be built without it");
    result.isWhole = false;
  }
  return result;
}

/**
 * The folders below which the labels and the pages of the site are: those of the core, and of the
 * extras that are on.
 */
const labelFolders = [
  "src/i18n",
  ...shownExtras.flatMap((extra) =>
    ["labels", "page-labels"].map((folder) => `${folderOf(extra)}/${folder}`),
  ),
];
const pageFolders = ["src/pages", ...shownExtras.map((extra) => `${folderOf(extra)}/pages`)];

/** Returns the files below folders of the project that have an ending. */
async function filesIn(root: string, folders: readonly string[], ending: string) {
  const names = folders.map(async (folder) =>
    (await walkFiles(path.join(root, folder)))
      .filter((name) => name.endsWith(ending))
      .map(async (name) => {
        const file = `${folder}/${name}`;
        return { name, file, text: await readFile(path.join(root, file), "utf8") };
      }),
  );
  return Promise.all((await Promise.all(names)).flat());
}

/** Reads the labels of the interface in the languages of the site. Throws for mistakes in YAML. */
export async function readLabels(root: string): Promise<Label[]> {
  const files = await filesIn(root, labelFolders, ".yml");
  const wanted = files.filter(({ name }) => languages.includes(name.replace(/\.yml$/, "")));
  return wanted.flatMap(({ file, text }) => labelsIn(file, text));
}

/** Returns the labels of a file, with the line at which each begins. */
export function labelsIn(file: string, yaml: string): Label[] {
  const {
    document: { contents },
    lines,
  } = parseLabelFile(file, yaml);
  return (
    isMap<Scalar<string>, Scalar<string | number | null>>(contents) ? contents.items : []
  ).map(({ key, value }) => {
    const { line } = lines.linePos(key.range?.[0] ?? 0);
    return { file, line, key: key.value, text: String(value?.value ?? "") };
  });
}

/**
 * Reports merges that are not finished in labels, and in the texts with which pages and sites
 * begin.
 */
export async function checkMerges(root: string): Promise<Mistake[]> {
  const folders = [...labelFolders, "templates"];
  const files = [".yml", ".md"].map((ending) => filesIn(root, folders, ending));
  return (await Promise.all(files)).flat().flatMap(({ file, text }) => {
    const merge = conflictIn(text);
    return merge ? [{ file, field: "file", ...merge }] : [];
  });
}

/**
 * What the pages show of their texts that have a component: those of the core, and of the extras
 * that are on.
 */
export const componentPages: readonly ComponentPage[] = [
  ...corePages,
  ...shownExtras.flatMap(({ pages = [] }) => pages),
];

/**
 * Finds the pages that have a component of their own. Of one without a record nothing is known but
 * that it is there.
 */
export async function readFixedPages(root: string): Promise<FixedPage[]> {
  const names = pageFolders.map(async (folder) =>
    (await walkFiles(path.join(root, folder)))
      .filter((name) => name.endsWith(".tsx"))
      .map((name): FixedPage => {
        const route = `/${name.slice(0, -4)}`.replace(/\/index$/, "") || "/";
        const record = componentPages.find(({ path: known }) => known === route);
        const file = `${folder}/${name}`;
        if (record) return { ...record, file };
        return { path: route, sections: [], more: "any", file, isUnknown: true };
      }),
  );
  return (await Promise.all(names)).flat();
}

/** The files of a site, original by original. */
export const originalsOf = ({ pages, data }: ContentFiles): ContentFile[] =>
  [...pages, ...data].sort((a, b) => (a.file < b.file ? -1 : 1));
