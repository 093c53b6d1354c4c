import { spawnSync } from "node:child_process";

/**
 * The day on which a file was last changed, according to git; nothing where git cannot know: outside of a repository,
 * in a shallow clone (which a host may make, and in which every file seems to have come with the oldest commit), or for
 * a file that was never committed.
 */
export function gitDates(root: string): (file: string) => string | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : "";
  };
  if (git("rev-parse", "--is-shallow-repository") !== "false") return () => undefined;
  return (file) => git("log", "-1", "--format=%cs", "--", file) || undefined;
}

/** The latest of some days, as YYYY-MM-DD; nothing where there is none. Pure. */
export function latest(days: readonly (string | null | undefined)[]): string | undefined {
  return days
    .filter((day) => typeof day === "string")
    .sort()
    .at(-1);
}
