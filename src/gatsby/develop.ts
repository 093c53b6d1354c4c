import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent, formatMistakes } from "../content/check";
import { watchContent } from "../content/watch-content";
import { editorFolder } from "../editor/policy";
import { writeEditor } from "../editor/write";

/** Serves the editor, and reports mistakes in the content. Nothing is awaited: Gatsby would miss webpack's first compilation. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  const root = process.cwd();
  // The development server serves what lies in public.
  writeEditor(root, path.join(root, "public", editorFolder)).catch((error: unknown) => {
    reporter.error("The editor could not be written.", error as Error);
  });
  void reportMistakes(root, reporter, new AbortController().signal);
};

/** Reports the mistakes as `npm run check:content` does, whenever they are others, and once that there are none any more. */
export async function reportMistakes(
  root: string,
  reporter: Pick<Reporter, "error" | "success">,
  signal: AbortSignal,
): Promise<void> {
  const none = formatMistakes([]);
  let reported = none;
  const report = async () => {
    const mistakes = formatMistakes((await checkContent(root)).mistakes);
    if (mistakes === reported) return;
    reported = mistakes;
    if (mistakes === none) reporter.success("Content is in order again.");
    else reporter.error(mistakes);
  };
  await watchContent(root, report, { signal, keepsAlive: false });
}
