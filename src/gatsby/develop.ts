import { execFile, type ExecFileException } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { GatsbyNode, Reporter } from "gatsby";
import { contentChanges } from "../content/watch-content";
import { editorFolder } from "../editor/policy";

/** Serves the editor, and reports mistakes in the content. Nothing is awaited: Gatsby would miss webpack's first compilation. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  void reportMistakes(process.cwd(), reporter);
};

/** Reports the mistakes as `npm run check:content` does, whenever they are others, and once that there are none any more. */
async function reportMistakes(root: string, reporter: Reporter): Promise<void> {
  let reported = "";
  for await (const _change of contentChanges(root)) {
    // The edited page first, which the check would hold up by half a second.
    await wait(2_000);
    const mistakes = await checkContent();
    if (mistakes === reported) continue;
    reported = mistakes;
    if (mistakes === "") reporter.success("Content is in order again.");
    else reporter.error(mistakes);
  }
}

/** Runs the content check, which writes the editor too, and returns what it prints about mistakes. A process of its own does not hold up Gatsby. */
async function checkContent(): Promise<string> {
  const args = ["--import", "tsx", "scripts/check-content.ts", "--editor"];
  try {
    await promisify(execFile)(process.execPath, [...args, `public/${editorFolder}`]);
    return "";
  } catch (error) {
    const { stderr = "", message } = error as ExecFileException;
    return stderr || message;
  }
}
