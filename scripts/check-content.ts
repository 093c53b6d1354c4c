/** `npm run check:content`: every mistake in `content/`, in seconds and without a build. */
import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { contentChanges } from "../src/content/watch-content";
import { checkContent, formatMistakes } from "../src/content/check";
import { writeEditor } from "../src/editor/write";
import { runCommand } from "./command";
import { markTranslated, translationReport } from "./translations";

const usage = `npm run check:content [-- options]

Prints every mistake in content/ with its file, its line and what to write instead.
  --watch             checks again whenever a file changes, until it is stopped
  --advice            prints what would be better and is no mistake: texts that are short or long
  --translations      lists the translations that are missing, out of date or not marked, or that have mistakes
  --translated FILE   marks a translation as up to date with its original
  --editor FOLDER     also writes the editor for this content into a folder`;

/**
 * Prints every mistake, and returns whether there is none. @param editor the folder into which the
 * editor is written
 */
async function check(root: string, editor?: string): Promise<boolean> {
  const started = performance.now();
  const content = await checkContent(root);
  if (editor) await writeEditor(root, content, editor);
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

async function watch(root: string): Promise<void> {
  process.once("SIGINT", () => process.exit());
  for await (const _change of contentChanges(root)) {
    // .vscode/tasks.json recognizes the start and the end of a check by these two lines.
    console.log(`Checking content at ${new Date().toLocaleTimeString("en-US")} …`);
    await check(root);
    console.log("Watching content/ for changes; Ctrl-C stops.");
  }
}

async function main(): Promise<void> {
  const root = process.cwd();
  // A build makes the check beside Gatsby, for which everything else waits.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const flag = { type: "boolean" } as const;
  const translated = { type: "string", multiple: true } as const;
  const { values } = parseArgs({
    options: {
      watch: flag,
      advice: flag,
      translations: flag,
      translated,
      help: flag,
      editor: { type: "string" },
    },
  });
  if (values.help) console.log(usage);
  else if (values.watch) await watch(root);
  else if (values.advice) {
    const { advice } = await checkContent(root);
    console.log(formatMistakes(advice, "suggestion"));
  } else if (values.translations)
    console.log(translationReport((await checkContent(root)).states).join("\n"));
  else if (values.translated) {
    const { states } = await checkContent(root);
    for (const file of values.translated) console.log(await markTranslated(root, file, states));
  } else process.exitCode = (await check(root, values.editor)) ? 0 : 1;
}

runCommand(main, usage);
