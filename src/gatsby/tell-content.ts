import type { Reporter } from "gatsby";
import { checkContent, formatMistakes } from "../content/check";
import { watchContent } from "../content/watch-content";

/**
 * While developing, tells the mistakes of the content as they are made, in the words of `npm run check:content`, and once
 * that all is well again.
 */
export async function tellContent(
  root: string,
  reporter: Pick<Reporter, "error" | "success">,
  signal: AbortSignal,
): Promise<void> {
  const none = formatMistakes([]);
  let told = none;
  const tell = async () => {
    const words = formatMistakes((await checkContent(root)).mistakes);
    if (words === told) return;
    told = words;
    if (words === none) reporter.success("Content is in order again.");
    else reporter.error(words);
  };
  const watching = watchContent(root, tell, { signal, keepsAlive: false });
  await tell();
  await watching;
}
