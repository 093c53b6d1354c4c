import { setTimeout as wait } from "node:timers/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { contentChanges } from "../content/watch-content";
import { editorFolder } from "../editor/policy";
import { checkContent } from "../publish/check-content";

/** Serves the editor, and reports mistakes in the content. Nothing is awaited: Gatsby would miss webpack's first compilation. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  void reportMistakes(process.cwd(), reporter);
};

/** Reports the mistakes as `npm run check:content` does, whenever they are others, and once that there are none any more. */
async function reportMistakes(root: string, reporter: Reporter): Promise<void> {
  let reported = "";
  for await (const _change of contentChanges(root)) {
    // The edited page first: the check would hold it up.
    await wait(2_000);
    const { isInOrder, printed } = await checkContent(root, `public/${editorFolder}`);
    const mistakes = isInOrder ? "" : printed;
    if (mistakes === reported) continue;
    reported = mistakes;
    if (mistakes === "") reporter.success("Content is in order again.");
    else reporter.error(mistakes);
  }
}
