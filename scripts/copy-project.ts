/** Copies the project, for builds that must not change it. */
import { cp, readdir, symlink } from "node:fs/promises";
import path from "node:path";

/** What a build makes, or does not need. */
const ignored = new Set([
  "node_modules",
  ".cache",
  "public",
  ".git",
  "screenshots",
  "coverage",
  ".netlify",
  ".photo-originals",
  ".rebuilt",
  ".submissions",
]);

/**
 * Copies what a build needs into `target`.
 * @param withPackages whether to link the installed packages of `root`; the copy has none otherwise
 */
export async function copyProject(
  root: string,
  target: string,
  { withPackages = true } = {},
): Promise<void> {
  for (const name of await readdir(root))
    if (!ignored.has(name))
      await cp(path.join(root, name), path.join(target, name), { recursive: true });
  if (withPackages)
    await symlink(path.join(root, "node_modules"), path.join(target, "node_modules"), "dir");
}
