/** Reads the content folder. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  dataSchemas,
  readData,
  readPage,
  type DataEntry,
  type DataFileName,
  type PageEntry,
} from "../content";
import type { Mistake } from "../front-matter";
import { folders, pageOfFile } from "../paths";
import { walkFiles } from "../walk-files";

export interface ContentFiles {
  pages: PageEntry[];
  business: DataEntry<"business.yml"> | undefined;
  faq: DataEntry<"faq.yml"> | undefined;
  clients: DataEntry<"clients.yml"> | undefined;
  /** Every page file with its kind and slug, also those that could not be read. */
  pageFiles: { kind: PageEntry["kind"]; slug: string; file: string }[];
  mistakes: Mistake[];
}

const pictureFile = /\.(jpe?g|png|webp)$/i;
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads every content file; what cannot be read becomes a mistake. */
export async function readFiles(root: string): Promise<ContentFiles> {
  const names = await walkFiles(path.join(root, "content"));
  const result: ContentFiles = {
    pages: [],
    business: undefined,
    faq: undefined,
    clients: undefined,
    pageFiles: [],
    mistakes: [],
  };
  for (const name of names) {
    const file = `content/${name}`;
    if (pictureFile.test(name) || name === "README.md" || /(^|\/)\./.test(name)) continue;
    if (name in dataSchemas) {
      await readDataFile(root, name as DataFileName, result);
      continue;
    }
    const page = pageOfFile(name);
    if (!page) {
      result.mistakes.push(misplaced(file));
      continue;
    }
    result.pageFiles.push({ ...page, file });
    if (!slugForm.test(page.slug)) {
      result.mistakes.push({
        file,
        line: 1,
        field: "file",
        problem: `would get the address “${page.slug}”`,
        remedy: "name the folder in lower-case letters and digits joined by single hyphens",
      });
    }
    const { entry, mistakes } = readPage(
      page.kind,
      page.slug,
      file,
      await readFile(path.join(root, file)),
    );
    if (entry) result.pages.push(entry);
    result.mistakes.push(...mistakes);
  }
  for (const name of Object.keys(dataSchemas)) {
    if (!names.includes(name)) {
      result.mistakes.push({
        file: `content/${name}`,
        line: 1,
        field: "file",
        problem: "is missing",
        remedy: "restore it; the site cannot be built without it",
      });
    }
  }
  return result;
}

async function readDataFile(root: string, name: DataFileName, result: ContentFiles) {
  const file = `content/${name}`;
  const bytes = await readFile(path.join(root, file));
  const { entry, mistakes } = readData(name, file, bytes);
  result.mistakes.push(...mistakes);
  if (!entry) return;
  if (name === "business.yml") result.business = entry as DataEntry<"business.yml">;
  if (name === "faq.yml") result.faq = entry as DataEntry<"faq.yml">;
  if (name === "clients.yml") result.clients = entry as DataEntry<"clients.yml">;
}

function misplaced(file: string): Mistake {
  const places = Object.values(folders).map(
    (folder) => `content/${folder.content}/<slug>/index.md`,
  );
  return {
    file,
    line: 1,
    field: "file",
    problem: "lies where no page or picture is looked for",
    remedy: `move it to one of: ${places.join(", ")}; pictures are .jpg, .png or .webp`,
  };
}
