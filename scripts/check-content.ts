/** `npm run check:content`: every mistake in `content/`, in seconds and without a build. */
import { checkContent, formatMistakes } from "../src/content/check";
import { leftoversOf } from "../src/content/check/leftovers";
import { todayInNevada } from "../src/content/day";
import { readArguments, usage } from "./check-arguments";
import { runCommand } from "./command";
import { dueReport } from "./due-rules";
import { ownerReport } from "./owner-report";
import { watchContent } from "../src/build/watch-content";
import { markTranslated, translationReport } from "./translations";

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
  const { values, positionals } = readArguments(process.argv.slice(2));
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
  await watchContent(root, checkOnce, { signal: stop.signal, atOnce: true });
}

runCommand(main, usage);
