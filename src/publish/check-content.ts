import { execFile, type ExecFileException } from "node:child_process";
import { promisify } from "node:util";

/**
 * Runs content-report.ts, which checks the content and writes the editor. A process of its own does
 * not hold up Gatsby.
 * @param editor the folder for the editor, such as `public/admin`; it is not written without one
 */
export async function checkContent(
  root: string,
  editor?: string,
): Promise<{ isInOrder: boolean; printed: string }> {
  const args = ["--import", "tsx", "src/publish/content-report.ts"];
  if (editor !== undefined) args.push(editor);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    return { isInOrder: true, printed: stdout.trim() };
  } catch (error) {
    const { stderr = "", message } = error as ExecFileException;
    return { isInOrder: false, printed: stderr.trim() || message };
  }
}
