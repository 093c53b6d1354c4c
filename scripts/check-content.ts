/** `npm run check:content`: every mistake in `content/`, in seconds and without a build. */
import { checkContent, formatMistakes } from "../src/gatsby/check";

async function main() {
  const started = performance.now();
  const { mistakes, pages } = await checkContent(process.cwd());
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order: ${pages.length} pages checked in ${seconds} s.`);
}

void main();
