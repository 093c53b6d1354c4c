/** Reads the content folder. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isPage, readContent, type DataFile, type PageFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { placeFor, placeOf, type PlacedFile } from "../paths";
import { registry as siteRegistry, type Registry } from "../registry";
import { walkFiles } from "../walk-files";

export interface ContentFiles {
  pages: PageFile[];
  data: DataFile[];
  /** The files of content that could not be read. */
  unread: (PlacedFile & { file: string })[];
  mistakes: Mistake[];
}

const pictureFile = /\.(jpe?g|png|webp)$/i;
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads every content file; what cannot be read becomes a mistake. */
export async function readFiles(
  root: string,
  registry: Registry = siteRegistry,
): Promise<ContentFiles> {
  const names = await walkFiles(path.join(root, "content"));
  const result: ContentFiles = { pages: [], data: [], unread: [], mistakes: [] };
  const fault = (file: string, problem: string, remedy: string) =>
    result.mistakes.push({ file, line: 1, field: "file", problem, remedy });
  for (const name of names) {
    const file = `content/${name}`;
    if (pictureFile.test(name) || name === "README.md" || /(^|\/)\./.test(name)) continue;
    const place = placeOf(name, registry);
    if (!place) {
      const places = registry.pages.map(placeFor).join(", ");
      fault(
        file,
        "lies where no page or picture is looked for",
        `move it to one of: ${places}; pictures are .jpg, .png or .webp`,
      );
      continue;
    }
    if (place.kind.type === "page" && !slugForm.test(place.slug)) {
      fault(
        file,
        `would get the address “${place.slug}”`,
        "name the folder in lower-case letters and digits joined by single hyphens",
      );
    }
    const { content, mistakes } = readContent(place, file, await readFile(path.join(root, file)));
    result.mistakes.push(...mistakes);
    if (!content) result.unread.push({ ...place, file });
    else if (isPage(content)) result.pages.push(content);
    else result.data.push(content);
  }
  for (const { files } of registry.data)
    if (!files.includes("*") && !names.includes(files))
      fault(`content/${files}`, "is missing", "restore it; the site cannot be built without it");
  return result;
}
