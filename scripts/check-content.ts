/** `npm run check:content`: every mistake in `content/`, in seconds and without a build. */
import { parseArgs } from "node:util";
import { checkContent, formatMistakes } from "../src/content/check";
import { leftoversOf } from "../src/content/check/leftovers";
import { todayInNevada } from "../src/content/day";
import { dueReport } from "./due-rules";
import { ownerReport } from "./owner-report";
import { watchContent } from "../src/build/watch-content";
import { markTranslated, translationReport } from "./translations";

const usage = `npm run check:content [-- options]

Prints every mistake in content/ with its file, its line and what to write instead.
  --watch             checks again whenever a file changes, until it is stopped
  --due               lists the rules in content/rules that are due for a check
  --owner             lists the facts that only the owner can supply: where each belongs, what to write, where it is shown
  --translations      lists the translations that are missing, out of date or not marked, or that have mistakes
  --translated FILE … marks translations as up to date with their originals
  --words [FILE …]    checks the words of the site instead: spelling, readability, forbidden claims, repetition, links
                      and dates; FILE is part of a path, and limits the check to the files that match
    --grades          also prints the length and the readability of every page
    --today=DAY       compares dates with another day, YYYY-MM-DD; also for --due`;

/** Prints every mistake, and returns whether there is none. */
async function check(root: string): Promise<boolean> {
  const started = performance.now();
  const { mistakes, pages, states } = await checkContent(root);
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    return false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order: ${pages.length} pages checked in ${seconds} s.`);
  for (const page of pages.filter(({ data }) => data.draft)) {
    const count = leftoversOf(page).length;
    console.log(`${page.file} is a draft${count > 0 ? `: ${count} places left to write` : ""}.`);
  }
  const stale = states.filter(({ state }) => state === "stale").length;
  if (stale > 0)
    console.log(`Translations out of date: ${stale}; npm run check:content -- --translations`);
  return true;
}

async function main() {
  const root = process.cwd();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: "boolean" },
      due: { type: "boolean" },
      owner: { type: "boolean" },
      translations: { type: "boolean" },
      translated: { type: "boolean" },
      words: { type: "boolean" },
      grades: { type: "boolean" },
      today: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (values.words) {
    const { runWords } = await import("./words/run");
    process.exitCode = runWords(root, { ...values, files: positionals }) ? 0 : 1;
    return;
  }
  if (values.translations || values.translated) {
    const { states } = await checkContent(root);
    if (values.translations) console.log(translationReport(states).join("\n"));
    for (const file of values.translated ? positionals : []) {
      const { done, message } = await markTranslated(root, file, states);
      console.log(message);
      if (!done) process.exitCode = 1;
    }
    return;
  }
  if (values.due || values.owner) {
    const { data } = await checkContent(root);
    const report = values.owner
      ? ownerReport(data)
      : dueReport(data, values.today ?? todayInNevada());
    console.log(report.join("\n"));
    return;
  }
  if (!values.watch) {
    process.exitCode = (await check(root)) ? 0 : 1;
    return;
  }
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const checkOnce = async () => {
    // .vscode/tasks.json recognizes the start and the end of a check by these two lines.
    console.log(`Checking content at ${new Date().toLocaleTimeString("en-US")} …`);
    await check(root);
    console.log("Watching content/ for changes; Ctrl-C stops.");
  };
  await checkOnce();
  await watchContent(root, checkOnce, { signal: stop.signal });
}

main().catch((error: unknown) => {
  const isUsageError = String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS");
  console.error(isUsageError ? `${(error as Error).message}\n\n${usage}` : error);
  process.exitCode = 1;
});
