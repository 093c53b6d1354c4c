/** `npm run check:content`: every mistake in `content/`, in seconds and without a build. */
import { parseArgs } from "node:util";
import { contentChanges } from "../src/content/watch-content";
import { checkContent, formatMistakes } from "../src/content/check";
import { reportContent } from "../src/publish/content-report";
import { runCommand } from "./command";
import { markTranslated, translationReport } from "./translations";

const usage = `npm run check:content [-- options]

Prints every mistake in content/ with its file, its line and what to write instead.
  --watch             checks again whenever a file changes, until it is stopped
  --advice            prints what would be better and is no mistake: texts that are short or long
  --translations      lists the translations that are missing, out of date or not marked, or that have mistakes
  --translated FILE   marks a translation as up to date with its original
  --editor FOLDER     also writes the editor for this content into a folder`;

async function watch(root: string): Promise<void> {
  process.once("SIGINT", () => process.exit());
  for await (const _change of contentChanges(root)) {
    // .vscode/tasks.json recognizes the start and the end of a check by these two lines.
    console.log(`Checking content at ${new Date().toLocaleTimeString("en-US")} …`);
    await reportContent(root);
    console.log("Watching content/ for changes; Ctrl-C stops.");
  }
}

async function main(): Promise<void> {
  const root = process.cwd();
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
  } else process.exitCode = (await reportContent(root, values.editor)) ? 0 : 1;
}

runCommand(main, usage);
