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

/** The flags and their values, or what is wrong with them. */
function read(args: string[]): Map<string, string> {
  const given = new Map<string, string>();
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") {
      throw new OptionError(`“${token.value}” belongs to no option.`);
    }
    if (token.kind !== "option") continue;
    const { name, rawName, value = "" } = token;
    if (!Object.hasOwn(known, name)) {
      throw new OptionError(
        `There is no option ${rawName}: the options are ${Object.keys(known)
          .map((option) => `--${option}`)
          .join(", ")}.`,
      );
    }
    const takesValue = known[name as keyof typeof known].type === "string";
    if (takesValue && (value === "" || value.startsWith("--"))) {
      throw new OptionError(`${rawName} needs a value after it.`);
    }
    if (!takesValue && token.value !== undefined) {
      throw new OptionError(`${rawName} takes no value.`);
    }
    if (given.has(name)) throw new OptionError(`${rawName} is given twice.`);
    given.set(name, value);
  }
  return given;
}

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
function checkTogether(given: ReadonlyMap<string, string>, parts: readonly PartName[]): void {
  if (given.has("limit") && given.has("against")) {
    throw new OptionError("--limit and --against each compare with something else: choose one.");
  }
  if (given.has("limit") && given.has("only") && parts.join() !== "mobile") {
    throw new OptionError("--limit measures a phone's first view: leave out --only.");
  }
  if (given.has("against") && given.has("only") && parts.includes("build")) {
    throw new OptionError("--against compares built folders, so it can't compare build times.");
  }
  if (given.has("against") && given.has("write")) {
    throw new OptionError("--write keeps the site's own numbers: leave it out with --against.");
  }
}

/**
 * The options in the arguments of the command.
 * @throws OptionError when they can't be followed
 */
export function readOptions(args: string[]): Options {
  const given = read(args);
  const only = given.get("only");
  const routes = given.get("routes");
  const limit = given.has("limit");
  const left = routes !== undefined || given.has("against") ? ["build"] : [];
  const all = limit ? (["mobile"] as const) : partNames.filter((name) => !left.includes(name));
  const parts = only === undefined ? all : readParts(only);
  checkTogether(given, parts);
  return {
    parts,
    routes: routes === undefined ? undefined : readRoutes(routes),
    runs: readRuns(given.get("runs") ?? "3"),
    site: given.get("site"),
    against: given.get("against"),
    limit,
    write: given.has("write"),
    help: given.has("help"),
  };
}
