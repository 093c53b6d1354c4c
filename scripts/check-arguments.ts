/** The command line of `npm run check:content`. Pure. */
import { parseArgs } from "node:util";
import { dayIn } from "../src/content/day";
import { CommandError } from "./command";

export const usage = `npm run check:content [-- options]

Prints every mistake in content/ with its file, its line and what to write instead.
  --watch             checks again whenever a file changes, until it is stopped
  --due               lists the rules in content/rules that are due for a check
  --owner             lists the facts that only the owner can supply: where each belongs, what to write, where it is shown
  --translations      lists the translations that are missing, out of date or not marked, or that have mistakes
  --translated FILE … marks translations as up to date with their originals
  --words [FILE …]    checks the words of the site instead: spelling, readability, forbidden claims, repetition, links
                      and dates; FILE is part of a path, and limits the check to the files that match
    --grades          also prints the length and the readability of every page
    --today=DAY       compares dates with another day, YYYY-MM-DD; also for --due`;

/**
 * Reads the arguments of the command.
 * @throws Error if they are invalid, or would change nothing
 */
export function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      watch: { type: "boolean" },
      due: { type: "boolean" },
      owner: { type: "boolean" },
      translations: { type: "boolean" },
      translated: { type: "boolean" },
      words: { type: "boolean" },
      grades: { type: "boolean" },
      today: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { words, translated, due, grades, today } = values;
  const [file] = positionals;
  if (file !== undefined && !words && !translated)
    throw new CommandError(`“${file}”: files go with --words or --translated only.`);
  if (file === undefined && translated) throw new CommandError("--translated needs a file.");
  if (grades && !words) throw new CommandError("--grades goes with --words only.");
  if (today !== undefined && !words && !due)
    throw new CommandError("--today goes with --words or --due only.");
  if (today !== undefined && !dayIn(today))
    throw new CommandError(`--today takes an existing day as YYYY-MM-DD, not “${today}”.`);
  return { values, positionals };
}
