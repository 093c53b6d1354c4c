/**
 * The long lists of a page stand in `details.yml` beside it (`details.es.yml` beside a translation), so that its front matter fits on a
 * screen. They are read as the end of the front matter.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Mistake } from "./front-matter";

/** The fields that stand there. */
export const detailFields: readonly string[] = [
  "drawings",
  "questions",
  "faq",
  "phases",
  "beforeAfter",
  "lessons",
  "checklist",
  "sources",
];

const pageFile = /(^|\/)index(\.[a-z]{2})?\.md$/;

/** Whether a file holds the details of a page. */
export const isDetails = (file: string): boolean => /(^|\/)details(\.[a-z]{2})?\.yml$/.test(file);

/** Returns the file of the details of a page; undefined for any other file. */
export const detailsOf = (file: string): string | undefined =>
  pageFile.test(file) ? file.replace(pageFile, "$1details$2.yml") : undefined;

/** Returns the file of the page whose details a file holds. */
export const pageOfDetails = (file: string): string =>
  file.replace(/details(\.[a-z]{2})?\.yml$/, "index$1.md");

/** Reads a file of content; that of a page with its details. */
export async function readWithDetails(root: string, file: string): Promise<Buffer> {
  const bytes = await readFile(path.join(root, file));
  const details = await readDetails(root, file);
  if (details === undefined) return bytes;
  const text = bytes.toString("latin1");
  const end = endOfFrontMatter(text);
  if (end === undefined) return bytes;
  const lines = `${details.toString("latin1").trimEnd()}\n`;
  return Buffer.from(text.slice(0, end) + lines + text.slice(end), "latin1");
}

/** Returns mistakes with the files and lines in which they stand, after pages have been read with their details. */
export function placeMistakes(root: string, mistakes: readonly Mistake[]): Promise<Mistake[]> {
  return Promise.all(
    mistakes.map(async (mistake) => {
      const details = await readDetails(root, mistake.file);
      if (details === undefined) return mistake;
      const text = await readFile(path.join(root, mistake.file), "latin1");
      const end = endOfFrontMatter(text);
      if (end === undefined) return mistake;
      const before = text.slice(0, end).split("\n").length - 1;
      const count = details.toString("latin1").trimEnd().split("\n").length;
      const { line } = mistake;
      if (line <= before) return mistake;
      return line > before + count
        ? { ...mistake, line: line - count }
        : { ...mistake, file: detailsOf(mistake.file) ?? mistake.file, line: line - before };
    }),
  );
}

async function readDetails(root: string, file: string): Promise<Buffer | undefined> {
  const details = detailsOf(file);
  if (details === undefined) return undefined;
  return readFile(path.join(root, details)).catch(() => undefined);
}

/** Returns where the second `---` begins. */
function endOfFrontMatter(text: string): number | undefined {
  const match = /^(?:\xef\xbb\xbf)?---[ \t]*\r?\n(?:[\s\S]*?\n)?(?=---[ \t]*(?:\r?\n|$))/.exec(
    text,
  );
  return match?.[0].length;
}
