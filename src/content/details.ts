/**
 * The long lists of a page stand in `details.yml` beside it, so that its front matter, of which
 * they are part, fits on a screen.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { languageCode } from "./language-code";

/** The fields of pages that may stand in their details. */
export const detailFields: readonly string[] = [
  "drawings",
  "states",
  "questions",
  "faq",
  "phases",
  "beforeAfter",
  "lessons",
  "checklist",
  "sources",
];

const pageFile = new RegExp(String.raw`(^|/)index(\.${languageCode})?\.md$`);
const detailsFile = new RegExp(String.raw`(^|/)details(\.${languageCode})?\.yml$`);

/** Whether a file is the details of a page, in any language. */
export const isDetails = (file: string): boolean => detailsFile.test(file);

/** Returns the file of the details of a page; undefined for any other file. */
export const detailsOf = (file: string): string | undefined =>
  pageFile.test(file) ? file.replace(pageFile, "$1details$2.yml") : undefined;

/** Returns the file of the page that details belong to; any other file as it is. */
export const pageOfDetails = (file: string): string => file.replace(detailsFile, "$1index$2.md");

/** The bytes of a file and, for a page, of its details. */
export type FileBytes = readonly [own: Uint8Array, details?: Uint8Array];

/** Reads a file of content; that of a page with its details. */
export async function readBytes(root: string, file: string): Promise<FileBytes> {
  const own = await readFile(path.join(root, file));
  const details = detailsOf(file);
  if (details === undefined) return [own];
  const others = await readFile(path.join(root, details)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  return [own, others];
}
