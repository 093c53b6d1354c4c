/** The command line of `npm run bench`. Pure. */
import { parseArgs } from "node:util";
import { CommandError } from "../command";

/** What can be measured, in the order of the report. */
const partNames = ["mobile", "desktop", "visits", "build"] as const;
type PartName = (typeof partNames)[number];

export interface Options {
  parts: readonly PartName[];
  /** Paths; undefined for every page of the sitemap. */
  routes: readonly string[] | undefined;
  runs: number;
  /** Folder of a built site to measure; undefined for public, which is built if it is out of date. */
  site: string | undefined;
  /** Folder of another built site to compare with. */
  against: string | undefined;
  /** Compares each page with its script-free twin. */
  limit: boolean;
  /** Writes the tables into docs/performance.md. */
  write: boolean;
  /** Only prints the options. */
  help: boolean;
}

export const usage = `npm run bench -- [options]

Measures the built site as a host serves it and prints medians as Markdown tables.
  --only ${partNames.join(",")}   some of the parts (default: all)
  --routes /,/contact        some of the pages (default: every page of the sitemap); leaves out build times
  --runs 3                   how many times each is measured
  --site FOLDER              the built site to measure (default: public, which is built first if it is out of date)
  --against FOLDER           also measures another built site, alternating with the first, and prints the ratio
  --limit                    also measures each page without scripts and fonts, alternating, and prints the ratio
  --write                    writes the tables into docs/performance.md

npm run bench -- build [N …]       times builds of sites of N entries
npm run bench -- patches [NAME …]  what each patch of src/build/patches gains
npm run bench -- fuzz [N]          damages content N times, and checks it`;

const optionTypes = {
  only: { type: "string" },
  routes: { type: "string" },
  runs: { type: "string" },
  site: { type: "string" },
  against: { type: "string" },
  limit: { type: "boolean" },
  write: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const parse = (args: string[]) => parseArgs({ args, options: optionTypes }).values;

type ParsedOptions = ReturnType<typeof parse>;

const splitList = (text: string) => text.split(",").map((item) => item.trim());

function readParts(text: string): PartName[] {
  const names = splitList(text);
  const unknown = names.find((name) => !(partNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new CommandError(
      `Unknown part “${unknown}” in --only; the parts are ${partNames.join(", ")}.`,
    );
  }
  return partNames.filter((name) => names.includes(name));
}

function readRoutes(text: string): string[] {
  const routes = splitList(text);
  const invalid = routes.find((route) => !route.startsWith("/"));
  if (invalid !== undefined) {
    throw new CommandError(`Routes start with a slash; “${invalid}” in --routes does not.`);
  }
  return [...new Set(routes)];
}

/** @throws CommandError if the text is no positive integer */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new CommandError(`${name} must be a positive integer, not “${text}”.`);
  }
  return count;
}

/** @throws CommandError if two options contradict each other */
function checkCombination(
  { limit, against, only, write }: ParsedOptions,
  parts: readonly PartName[],
): void {
  if (limit && against !== undefined) {
    throw new CommandError("--limit and --against compare with different things: choose one.");
  }
  if (limit && only !== undefined && parts.join() !== "mobile") {
    throw new CommandError("--limit measures a phone's first view: leave out --only.");
  }
  if (against !== undefined && only !== undefined && parts.includes("build")) {
    throw new CommandError("--against compares built folders, so it can't compare build times.");
  }
  if (against !== undefined && write) {
    throw new CommandError("--write records the site's own numbers: leave it out with --against.");
  }
}

/**
 * Reads the options from the command's arguments.
 * @throws Error if they are invalid
 */
export function readOptions(args: string[]): Options {
  const parsed = parse(args);
  const { only, routes, site, against, limit = false, write = false, help = false } = parsed;
  const excluded = routes !== undefined || against !== undefined ? ["build"] : [];
  const all = limit ? (["mobile"] as const) : partNames.filter((name) => !excluded.includes(name));
  const parts = only === undefined ? all : readParts(only);
  checkCombination(parsed, parts);
  return {
    parts,
    routes: routes === undefined ? undefined : readRoutes(routes),
    runs: readCount("--runs", parsed.runs ?? "3"),
    site,
    against,
    limit,
    write,
    help,
  };
}
