import { spawnSync } from "node:child_process";

/**
 * Returns a function that asks git for the day of a file's last change, as YYYY-MM-DD. It returns undefined where git does
 * not know: outside of a repository, for a file that was never committed, and in a shallow clone, as some hosts make it, in
 * which every file seems to have changed in the oldest commit.
 */
export function gitDates(root: string): (file: string) => string | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : "";
  };
  if (git("rev-parse", "--is-shallow-repository") !== "false") return () => undefined;
  return (file) => git("log", "-1", "--format=%cs", "--", file) || undefined;
}
