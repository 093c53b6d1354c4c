/**
 * What a patch is. All code that depends on undocumented parts of Gatsby or another package is in this folder, or is listed
 * as `code` by a file of this folder. Each patch states what it assumes about those packages, and every build checks the
 * assumptions first: upgrading a package fails with the name of the patch instead of breaking pages silently.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** Something that a patch assumes about the code of a package. */
export interface Assumption {
  /** A file of the package, such as "gatsby/cache-dir/loader.js". */
  file: string;
  /** Text that the file has to contain. */
  contains: string;
  /** What has changed in the package if it does not, as a sentence. */
  ifMissing: string;
}

export interface Patch {
  /** Its file's name, without extension. */
  name: string;
  /** A package and its version, such as "gatsby 5.16.1". */
  writtenFor: string;
  /** What it changes, or which undocumented behavior it uses. */
  changes: string;
  why: string;
  /**
   * What it saves, as measured by `npm run bench -- patches`. Left out where the site would not work without the
   * patch.
   */
  gain?: string;
  /** Names of parts that can be measured one by one. */
  parts?: readonly string[];
  /** Files and folders outside of this folder that belong to it. */
  code?: readonly string[];
  assumptions: readonly Assumption[];
}

const explain = ({ name }: Patch, sentence: string) =>
  `Patch ${name} (src/build/patches/${name}.ts): ${sentence}`;

/** Thrown while a patch is applied, when something that it relies on is missing. */
export class PatchError extends Error {
  constructor(patch: Patch, sentence: string) {
    super(explain(patch, sentence));
  }
}

/**
 * Whether a patch is applied: always, except in builds that measure its gain.
 * @param part one of its `parts`
 */
export function isApplied({ name }: Patch, part?: string): boolean {
  const omitted = (process.env.WITHOUT_PATCHES ?? "").split(",");
  return !omitted.includes(name) && !(part && omitted.includes(`${name}/${part}`));
}

/**
 * Returns the path of a package's file, looked up as Node does: in the project's `node_modules`, then in those of the
 * folders above it; undefined if there is none. Symbolic links are resolved, since webpack compares resolved paths.
 */
export function packageFile(root: string, file: string): string | undefined {
  const found = path.join(root, "node_modules", file);
  if (existsSync(found)) return realpathSync(found);
  const above = path.dirname(root);
  return above === root ? undefined : packageFile(above, file);
}

/** Returns the package that a file belongs to and its version, such as "gatsby 5.16.1". */
function versionOf(root: string, file: string): string {
  const [scope = "", name = ""] = file.split("/");
  const pkg = scope.startsWith("@") ? `${scope}/${name}` : scope;
  const manifest = packageFile(root, `${pkg}/package.json`);
  if (!manifest) return `${pkg}, which is not installed,`;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return `${pkg} ${version}`;
}

/** Returns a message for each assumption that no longer holds. */
export function brokenAssumptions(root: string, patches: readonly Patch[]): string[] {
  return patches.flatMap((patch) =>
    patch.assumptions.flatMap(({ file, contains, ifMissing }) => {
      const found = packageFile(root, file);
      if (found && readFileSync(found, "utf8").includes(contains)) return [];
      const missing = found ? `${file} no longer contains \`${contains}\`` : `${file} is missing`;
      return explain(patch, `${ifMissing} (${versionOf(root, file)}: ${missing}.)`);
    }),
  );
}

/**
 * Checks the assumptions of all patches.
 * @throws Error that names every patch that would no longer work
 */
export function assertAssumptions(root: string, patches: readonly Patch[]): void {
  const broken = brokenAssumptions(root, patches);
  if (broken.length === 0) return;
  const introduction =
    "An installed package has changed in a way that this site does not support; docs/upgrading-gatsby.md says what to do.";
  throw new Error([introduction, ...broken].join("\n"));
}
