import { execFile, type ExecFileException } from "node:child_process";
import { promisify } from "node:util";

/** Returns what `npm run check:content` prints about mistakes; a process of its own, so that Gatsby is not held up for seconds. */
export const contentMistakes = (): Promise<string> =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/check-content.ts"]).then(
    () => "",
    (error: unknown) => {
      const { stderr = "", message } = error as ExecFileException;
      return stderr === "" ? message : stderr;
    },
  );
