/** Reads the content folder, and what the fixed pages of the site are. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  isPage,
  readContent,
  type ContentFile,
  type DataFile,
  type PageFile,
} from "../content-file";
import { isDetails, readWithDetails } from "../details";
import { idForm } from "../fields";
import type { Mistake } from "../front-matter";
import { pagePath, placeFor, placeOf, translationPlaceOf, type PlacedFile } from "../paths";
import { registry } from "../registry";
import { isTranslatable, readTranslation, type TranslationFile } from "../translation";
import { walkFiles } from "../walk-files";

/** A file that could not be read. */
export interface UnreadFile extends PlacedFile {
  file: string;
}

export interface ContentFiles {
  pages: PageFile[];
  data: DataFile[];
  translations: TranslationFile[];
  unread: UnreadFile[];
  /** Paths of the pictures below `content/`. */
  pictures: string[];
  mistakes: Mistake[];
}

const pictureFile = /\.(jpe?g|png|webp|svg)$/i;

/** What editors and systems leave beside a file, such as a lock. */
const leftBehind = /(^|\/)(\.[^/]*|[^/]*~|~\$[^/]*|#[^/]*#|Thumbs\.db|desktop\.ini)$/i;

/** Reads every file below `root`/content; what cannot be read becomes a mistake. */
export async function readFiles(root: string): Promise<ContentFiles> {
  const notFiles: string[] = [];
  const all = await walkFiles(path.join(root, "content"), notFiles);
  const names = all.filter((name) => !leftBehind.test(name) && !/(^|\/)\./.test(name));
  const pictures = names.filter((name) => pictureFile.test(name));
  const result: ContentFiles = {
    ...{ pages: [], data: [], translations: [], unread: [], pictures, mistakes: [] },
  };
  const fault = (name: string, code: string, problem: string, remedy: string) => {
    const place = { file: `content/${name}`, line: 1, field: "file", code: `file-${code}` };
    result.mistakes.push({ ...place, problem, remedy });
  };
  for (const name of notFiles.filter((other) => !leftBehind.test(other)))
    fault(name, "plain", "is not a plain file", "put the file itself there, or delete it");
  for (const folder of foldersWithoutPage(names))
    fault(folder, "page", "is a folder without index.md", "write its page, or delete the folder");
  const addresses = new Map<string, string>();
  for (const name of names) {
    if (pictures.includes(name) || name === "README.md" || isDetails(name)) continue;
    const translated = translationPlaceOf(name);
    const place = translated ?? placeOf(name);
    if (!place) {
      const places = registry.pages.map(placeFor).join(", ");
      fault(
        name,
        "location",
        "lies where no page or picture is looked for",
        `move it to one of: ${places}; pictures are .jpg, .png or .webp`,
      );
      continue;
    }
    if (place.kind.type === "page" && !idForm.test(place.slug))
      fault(
        name,
        "name",
        `would get the address “${place.slug}”`,
        "name the folder in lower-case letters and digits joined by single hyphens",
      );
    const file = `content/${name}`;
    const bytes = await readWithDetails(root, file).catch(() => undefined);
    if (!bytes) {
      fault(name, "unreadable", "cannot be read", "allow everybody to read it, or save it again");
      if (!translated) result.unread.push({ ...place, file });
      continue;
    }
    if (translated) {
      const { translation, mistakes } = readTranslation({ ...translated, file }, bytes);
      const isOfNone = !names.includes(translated.original.replace(/^content\//, ""));
      if (isOfNone || !isTranslatable(place.kind))
        fault(
          name,
          "original",
          `translates ${translated.original}, which ${isOfNone ? "is not there" : "has no words for visitors"}`,
          "give it the name of a file that is there, or delete it",
        );
      else result.mistakes.push(...mistakes);
      if (translation) result.translations.push(translation);
      continue;
    }
    if (place.kind.type === "page") {
      const address = pagePath(place.kind, place.slug).toLowerCase();
      const other = addresses.get(address);
      if (other)
        fault(
          name,
          "address",
          `would be the same page as ${other}: ${address}`,
          "rename or delete one of the two",
        );
      addresses.set(address, other ?? file);
    }
    const { content, mistakes } = readContent(place, file, bytes);
    result.mistakes.push(...mistakes);
    if (!content) result.unread.push({ ...place, file });
    else if (isPage(content)) result.pages.push(content);
    else result.data.push(content);
  }
  for (const kind of registry.data) {
    const { files } = kind;
    if (files.includes("*") || names.includes(files)) continue;
    fault(files, "missing", "is missing", "restore it; the site cannot be built without it");
    result.unread.push({ kind, slug: "", file: `content/${files}` });
  }
  return result;
}

/** Returns the folders of pages that contain files, but no page. */
function foldersWithoutPage(names: readonly string[]): string[] {
  const folders = names.flatMap((name) => {
    const [kind, slug, file] = name.split("/");
    const isOfPage = registry.pages.some(({ folder }) => folder === kind);
    return isOfPage && file !== undefined ? [`${kind ?? ""}/${slug ?? ""}`] : [];
  });
  return [...new Set(folders)].filter(
    (folder) => !names.includes(`${folder}/index.md`) && !names.includes(`${folder}.md`),
  );
}

/** A page of `src/pages`. */
export interface SourcePage {
  /** Path from the project's root. */
  file: string;
  route: string;
  source: string;
}

/** Reads the pages of `src/pages`, but for the 404 page. */
export async function readFixedPages(root: string): Promise<SourcePage[]> {
  const folder = path.join(root, "src/pages");
  const names = (await walkFiles(folder)).filter(
    (name) => name.endsWith(".tsx") && name !== "404.tsx",
  );
  return Promise.all(
    names.map(async (name) => ({
      file: `src/pages/${name}`,
      route: `/${name.slice(0, -4)}`.replace(/\/index$/, "") || "/",
      source: await readFile(path.join(folder, name), "utf8"),
    })),
  );
}

/** The files of a site, original by original. */
export const originalsOf = ({ pages, data }: ContentFiles): ContentFile[] =>
  [...pages, ...data].sort((a, b) => (a.file < b.file ? -1 : 1));
