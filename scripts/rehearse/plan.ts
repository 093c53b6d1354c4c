/** The arguments, steps and verdict of `npm run rehearse`. Pure. */
import { parseArgs } from "node:util";
import { CommandError } from "../command";

export const usage = `npm run rehearse -- PACKAGE@VERSION … [--keep] [--without browser]

Tries other versions of packages in a temporary copy of the project: installs them, builds, and runs the tests of the built
site and those in a browser. Says which step failed, and which patches of src/build/patches no longer hold.
  --keep                leaves the copy where it is, to look into
  --without browser     leaves out a step: built or browser`;

export interface Step {
  name: "install" | "build" | "built" | "browser";
  /** What it does, in words. */
  title: string;
  /** The command, run in the copy. */
  command: readonly [string, ...string[]];
}

interface Rehearsal {
  packages: string[];
  keep: boolean;
  steps: Step[];
}

const optionalSteps = ["built", "browser"];

/**
 * The rehearsal that the arguments of the command ask for.
 * @throws Error that says what is wrong with them
 */
export function readRehearsal(args: string[]): Rehearsal {
  const { positionals: packages, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: "boolean" }, without: { type: "string", multiple: true } },
  });
  const { keep = false, without = [] } = values;
  if (packages.length === 0) throw new CommandError(`Which versions?\n\n${usage}`);
  for (const name of packages) {
    // A version, a range or a tag; never an address.
    if (!/^(@[\w.-]+\/)?[\w.-]+@[\w.^~<>=-]+$/.test(name))
      throw new CommandError(`“${name}” is not of the form package@version, as in gatsby@5.16.1.`);
  }
  const unknown = without.find((name) => !optionalSteps.includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `--without takes ${optionalSteps.join(" or ")}, not “${unknown}”: the other steps are needed.`,
    );
  // Gatsby's own tree makes npm warn at length of what is no matter.
  const options = ["--save-exact", "--no-audit", "--no-fund", "--loglevel=error"];
  const steps: Step[] = [
    { name: "install", title: "Install", command: ["npm", "install", ...options, ...packages] },
    { name: "build", title: "Build", command: ["npm", "run", "build"] },
    { name: "built", title: "Tests of the built site", command: ["npm", "test", "--", "built"] },
    { name: "browser", title: "Tests in a browser", command: ["npm", "test", "--", "browser"] },
  ];
  return { packages, keep, steps: steps.filter(({ name }) => !without.includes(name)) };
}

export interface Outcome {
  step: Step;
  code: number;
  /** What it printed. */
  output: string;
}

/** Returns the names of the patches that an output reports as broken. */
export function blamedPatches(output: string): string[] {
  const names = [...output.matchAll(/Patch ([\w-]+) \(src\/build\/patches\//g)];
  return [...new Set(names.map(([, name = ""]) => name))];
}

/** Returns whether every step passed, and a line for each step and for each patch that no longer applies. */
export function verdict(packages: readonly string[], outcomes: readonly Outcome[]) {
  const isGood = outcomes.every(({ code }) => code === 0);
  const broken = blamedPatches(outcomes.map(({ output }) => output).join("\n"));
  const lines = [
    `${packages.join(", ")}:`,
    ...outcomes.map(({ step, code }) => `${code === 0 ? "✓" : "✗"} ${step.title} (${step.name})`),
    ...broken.map((name) => `✗ Patch ${name}: see src/build/patches/${name}.ts`),
    isGood ? "The site works with it." : "The site does not work with it.",
  ];
  return { isGood, text: lines.join("\n") };
}
