/** Says where the page of papers lacks the heading to which other pages lead. Pure. */
import type { ContentFile } from "../../content/content-file";
import type { Mistake } from "../../content/front-matter";
import { fault } from "../../content/issues";
import { writtenPriceId } from "./ids";

/** Returns a mistake where that heading is missing; nothing where the site has no such page. */
export function checkPapers(files: readonly ContentFile[]): Mistake[] {
  const page = files.find(({ file }) => file === "content/pages/papers/index.md");
  if (!page || new RegExp(`^#+ .*\\{#${writtenPriceId}\\}\\s*$`, "m").test(page.body)) return [];
  const problem = `has no heading with {#${writtenPriceId}}, to which services and answers lead`;
  const missing = fault(
    "missing-id",
    problem,
    "write it behind the heading of the price in writing",
  );
  return [{ file: page.file, line: 1, field: "text", ...missing }];
}
