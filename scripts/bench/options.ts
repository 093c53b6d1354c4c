/** The command line of `npm run bench`. Pure. */
import { parseArgs } from "node:util";

/** What can be measured, in the order of the report. */
const partNames = ["mobile", "desktop", "visits", "build"] as const;
export type PartName = (typeof partNames)[number];

export interface Options {
  parts: readonly PartName[];
  /** Paths; undefined for every route of the sitemap. */
  routes: readonly string[] | undefined;
  runs: number;
  /** Folder of a built site to measure; undefined for the project's own, built if need be. */
  site: string | undefined;
  /** Folder of another built site to compare with. */
  against: string | undefined;
  /** Compares with the script-free twin of each route. */
  limit: boolean;
  /** Writes the tables into docs/performance.md. */
  write: boolean;
  /** Only says what the options are. */
  help: boolean;
}

export const usage = `npm run bench -- [options]

Measures the built site as a host serves it and prints medians as Markdown tables.
  --only ${partNames.join(",")}   some parts; all of them when left out
  --routes /,/contact        some pages; every page of the sitemap when left out (then without build times)
  --runs 3                   how often each is measured
  --site FOLDER              a built folder to measure instead of public, which is built when it is not up to date
  --against FOLDER           measures another built folder as well, pair by pair, and prints the ratio
  --limit                    measures a twin of each page without script and font, pair by pair, and prints the ratio
  --write                    writes the tables into docs/performance.md`;

/** A mistake in the command line. Its message is printed without a stack. */
export class OptionError extends Error {}

const known = {
  only: { type: "string" },
  routes: { type: "string" },
  runs: { type: "string" },
  site: { type: "string" },
  against: { type: "string" },
  limit: { type: "boolean" },
  write: { type: "boolean" },
  help: { type: "boolean" },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

type Given = ReturnType<typeof read>;

const listOf = (text: string) => text.split(",").map((item) => item.trim());

function readParts(text: string): PartName[] {
  const names = listOf(text);
  const unknown = names.find((name) => !(partNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new OptionError(
      `--only knows no part “${unknown}”: the parts are ${partNames.join(", ")}.`,
    );
  }
  return partNames.filter((name) => names.includes(name));
}

function readRoutes(text: string): string[] {
  const routes = listOf(text);
  const wrong = routes.find((route) => !route.startsWith("/"));
  if (wrong !== undefined) {
    throw new OptionError(`A route begins with a slash, and “${wrong}” in --routes does not.`);
  }
  return [...new Set(routes)];
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new OptionError(`--runs takes a whole number from 1 on, not “${text}”.`);
  }
  return runs;
}

/** Options that contradict each other, and why. */
function checkTogether({ limit, against, only, write }: Given, parts: readonly PartName[]): void {
  if (limit && against !== undefined) {
    throw new OptionError("--limit and --against each compare with something else: choose one.");
  }
  if (limit && only !== undefined && parts.join() !== "mobile") {
    throw new OptionError("--limit measures a phone's first view: leave out --only.");
  }
  if (against !== undefined && only !== undefined && parts.includes("build")) {
    throw new OptionError("--against compares built folders, so it can't compare build times.");
  }
  if (against !== undefined && write) {
    throw new OptionError("--write keeps the site's own numbers: leave it out with --against.");
  }
}

/**
 * The options in the arguments of the command.
 * @throws OptionError when they can't be followed
 */
export function readOptions(args: string[]): Options {
  const given = read(args);
  const { only, routes, site, against, limit = false, write = false, help = false } = given;
  const left = routes !== undefined || against !== undefined ? ["build"] : [];
  const all = limit ? (["mobile"] as const) : partNames.filter((name) => !left.includes(name));
  const parts = only === undefined ? all : readParts(only);
  checkTogether(given, parts);
  return {
    parts,
    routes: routes === undefined ? undefined : readRoutes(routes),
    runs: readRuns(given.runs ?? "3"),
    site,
    against,
    limit,
    write,
    help,
  };
}
