/**
 * `npm run check:content`: every mistake in `content/`, in seconds and without a build. With `-- --watch` it checks again
 * whenever something has changed, until it is stopped.
 */
import { checkContent, formatMistakes } from "../src/gatsby/check";
import { leftoversOf } from "../src/gatsby/check/leftovers";
import { watchContent } from "./watch-content";

/** Tells what is wrong; answers whether all is well. */
async function tell(root: string): Promise<boolean> {
  const started = performance.now();
  const { mistakes, pages } = await checkContent(root);
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    return false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order: ${pages.length} pages checked in ${seconds} s.`);
  for (const page of pages.filter(({ frontMatter }) => frontMatter.draft)) {
    const left = leftoversOf(page).length;
    console.log(`${page.file} is a draft${left > 0 ? `: ${left} places left to write` : ""}.`);
  }
  return true;
}

async function main() {
  const root = process.cwd();
  if (!process.argv.includes("--watch")) {
    process.exitCode = (await tell(root)) ? 0 : 1;
    return;
  }
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const check = async () => {
    // .vscode/tasks.json knows by these two lines where a round begins and ends.
    console.log(`Checking content at ${new Date().toLocaleTimeString("en-US")} …`);
    await tell(root);
    console.log("Watching content/ for changes; Ctrl-C stops.");
  };
  await check();
  await watchContent(root, check, { signal: stop.signal });
}

void main();
