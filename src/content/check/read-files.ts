/** Reads the content folder. */
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
import { placeFor, placeOf, translationPlaceOf, type PlacedFile } from "../paths";
import { registry as siteRegistry, type Registry } from "../registry";
import { isTranslatable, readTranslation, type TranslationFile } from "../translation";
import { walkFiles } from "../walk-files";

/** A malformed file. */
export interface UnreadFile extends PlacedFile {
  file: string;
  mistakes: readonly Mistake[];
  /** As much of it as matches its schema. */
  partial?: ContentFile | undefined;
  lossy?: boolean | undefined;
}

export interface ContentFiles {
  pages: PageFile[];
  data: DataFile[];
  translations: TranslationFile[];
  /** The files of content that could not be read. */
  unread: UnreadFile[];
  mistakes: Mistake[];
}

const pictureFile = /\.(jpe?g|png|webp|svg)$/i;

/** Reads every file below `root`/content; what cannot be read becomes a mistake. */
export async function readFiles(
  root: string,
  registry: Registry = siteRegistry,
): Promise<ContentFiles> {
  const notFiles: string[] = [];
  const names = await walkFiles(path.join(root, "content"), notFiles);
  const result: ContentFiles = {
    pages: [],
    data: [],
    translations: [],
    unread: [],
    mistakes: [],
  };
  const fault = (file: string, problem: string, remedy: string) =>
    result.mistakes.push({ file, line: 1, field: "file", problem, remedy });
  for (const name of notFiles)
    fault(
      `content/${name}`,
      "is a symbolic link or no file at all",
      "put the file itself there, or delete it",
    );
  for (const folder of foldersWithoutPage(names, registry))
    fault(
      `content/${folder}`,
      "is a folder without index.md",
      "write its page, or delete the folder",
    );
  for (const name of names) {
    const file = `content/${name}`;
    if (pictureFile.test(name) || name === "README.md" || isDetails(name) || /(^|\/)\./.test(name))
      continue;
    if (/(^|\/)(Thumbs\.db|desktop\.ini|.*~)$/i.test(name)) {
      fault(file, "was left there by the computer", "delete it");
      continue;
    }
    const translated = translationPlaceOf(name, registry);
    const place = translated ?? placeOf(name, registry);
    if (!place) {
      const places = registry.pages.map(placeFor).join(", ");
      fault(
        file,
        "lies where no page or picture is looked for",
        `move it to one of: ${places}; pictures are .jpg, .png or .webp`,
      );
      continue;
    }
    if (place.kind.type === "page" && !idForm.test(place.slug)) {
      fault(
        file,
        `would get the address “${place.slug}”`,
        "name the folder in lower-case letters and digits joined by single hyphens",
      );
    }
    const bytes = await readWithDetails(root, file).catch(() => undefined);
    if (!bytes) {
      fault(file, "cannot be read", "allow everybody to read it, or save it again");
      if (!translated) result.unread.push({ ...place, file, mistakes: [] });
      continue;
    }
    if (translated) {
      const { translation, mistakes } = readTranslation({ ...translated, file }, bytes);
      const isOfNone = !names.includes(translated.original.replace(/^content\//, ""));
      if (isOfNone || !isTranslatable(place.kind))
        fault(
          file,
          `translates ${translated.original}, which ${isOfNone ? "is not there" : "has no words for visitors"}`,
          "give it the name of a file that is there, or delete it",
        );
      else result.mistakes.push(...mistakes);
      if (translation) result.translations.push(translation);
      continue;
    }
    const { content, mistakes, ...rest } = readContent(place, file, bytes);
    result.mistakes.push(...mistakes);
    if (!content) result.unread.push({ ...place, file, mistakes, ...rest });
    else if (isPage(content)) result.pages.push(content);
    else result.data.push(content);
  }
  for (const { files } of registry.data)
    if (!files.includes("*") && !names.includes(files))
      fault(`content/${files}`, "is missing", "restore it; the site cannot be built without it");
  return result;
}

/** Returns the folders of pages that contain files, but no page. */
function foldersWithoutPage(names: readonly string[], { pages }: Registry): string[] {
  const folders = new Set(
    names.flatMap((name) => {
      const [kind, slug, file] = name.split("/");
      return file !== undefined && pages.some(({ folder }) => folder === kind)
        ? [`${kind ?? ""}/${slug ?? ""}`]
        : [];
    }),
  );
  return [...folders].filter(
    (folder) => !names.includes(`${folder}/index.md`) && !names.includes(`${folder}.md`),
  );
}
