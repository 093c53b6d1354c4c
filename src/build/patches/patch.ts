/**
 * What a patch is. Everything that reaches into Gatsby or another package beyond its documented interface is a file of this
 * folder, or is code for the browser that such a file points to. Each says what it leans on, and a build begins by looking
 * whether all of that is still there: a new version then fails by the patch's name, instead of a page that quietly misbehaves.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** Code of a package without which a patch no longer does what it says. */
export interface Reliance {
  /** A file of a package, such as "gatsby/cache-dir/loader.js". */
  file: string;
  /** What that file has to contain. */
  holds: string;
  /** What is no longer so when it does not, as a sentence. */
  otherwise: string;
}

export interface Patch {
  /** The name of its file. */
  name: string;
  /** The package and the version that it was written for: "gatsby 5.16.1". */
  since: string;
  /** What it changes, or what it uses although no documentation promises it. */
  changes: string;
  why: string;
  /**
   * What a visitor or a build loses without it, measured by `npm run bench -- patches`. Left out where the site would
   * not work without it.
   */
  gain?: string;
  /** Names of what it does that can be left out alone. */
  parts?: readonly string[];
  /** Files or folders of its code that runs elsewhere than in this folder. */
  code?: readonly string[];
  reliesOn: readonly Reliance[];
}

const explain = ({ name }: Patch, sentence: string) =>
  `Patch ${name} (src/build/patches/${name}.ts): ${sentence}`;

/** Something that a patch leans on turned out to be missing while it was applied. */
export class PatchError extends Error {
  constructor(patch: Patch, sentence: string) {
    super(explain(patch, sentence));
  }
}

/**
 * Whether a patch that gains time or bytes is applied: always, except in the builds that measure what it gains.
 * @param part one of several things that it does
 */
export function isApplied({ name }: Patch, part?: string): boolean {
  const left = (process.env.WITHOUT_PATCHES ?? "").split(",");
  return !left.includes(name) && !(part && left.includes(`${name}/${part}`));
}

/**
 * The path of a package's file, found as Node finds packages: in the project's `node_modules`, or in those of the folders
 * above it. It is the path behind all links, which is the one that webpack compares. Undefined where there is none.
 */
export function packageFile(root: string, file: string): string | undefined {
  const found = path.join(root, "node_modules", file);
  if (existsSync(found)) return realpathSync(found);
  const above = path.dirname(root);
  return above === root ? undefined : packageFile(above, file);
}

/** "gatsby 5.16.1", by a file of the package. */
function versionOf(root: string, file: string): string {
  const [scope = "", name = ""] = file.split("/");
  const pkg = scope.startsWith("@") ? `${scope}/${name}` : scope;
  const manifest = packageFile(root, `${pkg}/package.json`);
  if (!manifest) return `${pkg}, which is not installed,`;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return `${pkg} ${version}`;
}

/** What patches lean on and no longer find, a sentence each; nothing when all is well. */
export function brokenReliances(root: string, patches: readonly Patch[]): string[] {
  return patches.flatMap((patch) =>
    patch.reliesOn.flatMap(({ file, holds, otherwise }) => {
      const found = packageFile(root, file);
      if (found && readFileSync(found, "utf8").includes(holds)) return [];
      const missing = found ? `${file} no longer holds \`${holds}\`` : `${file} is missing`;
      return explain(patch, `${otherwise} (${versionOf(root, file)}: ${missing}.)`);
    }),
  );
}

/**
 * Makes sure that all that the patches lean on is there.
 * @throws Error that names every patch that would no longer work
 */
export function assertReliances(root: string, patches: readonly Patch[]): void {
  const broken = brokenReliances(root, patches);
  if (broken.length === 0) return;
  const begin =
    "An installed package is not what this site was built for; docs/upgrading-gatsby.md says how to go on.";
  throw new Error([begin, ...broken].join("\n"));
}
