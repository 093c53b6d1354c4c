/**
 * Says what the content check has found, and writes the editor. check-content.ts starts this file
 * as a program of its own, with the folder for the editor.
 */
import { constants, setPriority } from "node:os";
import { checkContent, formatMistakes } from "../content/check";
import { writeEditor } from "../editor/write";

/**
 * Prints every mistake, and returns whether there is none.
 * @param editor the folder into which the editor is written; it is not written without one
 */
export async function reportContent(root: string, editor?: string): Promise<boolean> {
  const started = performance.now();
  const content = await checkContent(root);
  if (editor !== undefined) await writeEditor(root, content, editor);
  const { mistakes, warnings, pages, states } = content;
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    return false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order: ${pages.length} pages checked in ${seconds} s.`);
  for (const { file } of pages.filter(({ data }) => data.draft)) console.log(`${file} is a draft.`);
  if (warnings.length > 0) console.log(formatMistakes(warnings, "warning"));
  const stale = states.filter(({ state }) => state === "stale").length;
  if (stale > 0)
    console.log(`Translations out of date: ${stale}; npm run check:content -- --translations`);
  return true;
}

async function main(): Promise<void> {
  // A build makes the check beside Gatsby, for which everything else waits.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.exitCode = (await reportContent(process.cwd(), process.argv[2])) ? 0 : 1;
}

if (process.argv[1]?.endsWith("content-report.ts")) void main();
