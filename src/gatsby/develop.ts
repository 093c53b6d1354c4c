import { execFile, type ExecFileException } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { GatsbyNode, Reporter } from "gatsby";
import { contentChanges } from "../content/watch-content";
import { editorFolder } from "../editor/policy";
import { prepareEditor } from "../editor/write";

/** Serves the editor, and reports mistakes in the content. Nothing is awaited: Gatsby would miss webpack's first compilation. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  const root = process.cwd();
  // The development server serves what lies in public.
  prepareEditor(root)
    .then((write) => write(path.join(root, "public", editorFolder)))
    .catch((error: unknown) => reporter.error("The editor could not be written.", error as Error));
  void reportMistakes(root, reporter);
};

/** Reports the mistakes as `npm run check:content` does, whenever they are others, and once that there are none any more. */
async function reportMistakes(root: string, reporter: Reporter): Promise<void> {
  let reported = "";
  for await (const _change of contentChanges(root)) {
    const mistakes = await contentMistakes();
    if (mistakes === reported) continue;
    reported = mistakes;
    if (mistakes === "") reporter.success("Content is in order again.");
    else reporter.error(mistakes);
  }
}

/** Returns what `npm run check:content` prints about mistakes; a process of its own, so that Gatsby is not held up for seconds. */
const contentMistakes = (): Promise<string> =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/check-content.ts"]).then(
    () => "",
    (error: unknown) => {
      const { stderr = "", message } = error as ExecFileException;
      return stderr === "" ? message : stderr;
    },
  );
