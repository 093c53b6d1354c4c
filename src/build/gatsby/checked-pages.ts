/** The pages that the content check has read, for the sourcing that follows it: no file is parsed twice in a build. */
import type { PageFile } from "../../content/content-file";

const pages = new Map<string, PageFile>();

/** Keeps what was read, in the place of what is still kept. */
export function keepCheckedPages(entries: readonly PageFile[]): void {
  pages.clear();
  for (const entry of entries) pages.set(entry.file, entry);
}

/**
 * The page of a file as the check has read it, once: a file that changes later is another.
 * @param file its path from the project's root
 */
export function takeCheckedPage(file: string): PageFile | undefined {
  const entry = pages.get(file);
  pages.delete(file);
  return entry;
}
