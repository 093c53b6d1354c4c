/**
 * `npm run adopt`: asks for the facts of the business, or reads them from a file, and writes them into content/; it can be run again.
 * `npm run adopt -- --check` prints what is left of the sample.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parse, parseDocument } from "yaml";
import { leftOfSample } from "../src/content/check/owner";
import { originalsOf, readFiles, readLabels } from "../src/content/check/read-files";
import { currentDay } from "../src/content/day";
import { formatMistakes } from "../src/content/issues";
import { CommandError, runCommand } from "./command";

type Place = readonly [file: "business" | "site", ...path: (string | number)[]];

/** What is asked, by the name that a file of answers has for it, and where it is written. */
export const questions: Readonly<Record<string, readonly [question: string, place: Place]>> = {
  name: ["Name of the business", ["business", "name"]],
  shortName: ["Short name, beside the logo", ["business", "shortName"]],
  description: ["What it does, in a sentence or two", ["business", "description"]],
  url: ["Address of the site, https://…", ["business", "url"]],
  phone: ["Phone, as +1 702-555-0142", ["business", "phones", 0, "number"]],
  email: ["E-mail", ["business", "email"]],
  street: ["Street and number", ["business", "address", "street"]],
  city: ["City", ["business", "address", "city"]],
  region: ["State of the address, two letters", ["business", "address", "region"]],
  postalCode: ["ZIP code", ["business", "address", "postalCode"]],
  licenseNumber: ["License number", ["business", "licenses", 0, "number"]],
  licenseClass: ["License class", ["business", "licenses", 0, "classification"]],
  board: ["Licensing board", ["site", "licenseBoards", 0, "name"]],
  licenseLabel: ["What stands before a license number", ["site", "licenseBoards", 0, "label"]],
  lookUp: ["Where the board shows a license, https://…", ["site", "licenseBoards", 0, "lookUp"]],
  titleSuffix: ["Trade and place, at the end of every title", ["site", "titleSuffix"]],
  businessType: ["schema.org type, such as GeneralContractor", ["site", "businessType"]],
  state: ["State whose law holds, two letters", ["site", "state"]],
  timeZone: ["Time zone, such as America/Los_Angeles", ["site", "timeZone"]],
};

export type Answers = Readonly<Record<string, string>>;

/** Returns the answers of a file. @throws CommandError for what is none */
export function answersIn(text: string, file: string): Answers {
  // Every answer is a text: a license number keeps its leading zeros.
  const data = (parse(text, { schema: "failsafe" }) ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(data).filter((name) => !(name in questions));
  if (unknown.length > 0)
    throw new CommandError(
      `${file} answers ${unknown.join(", ")}, which nobody asks. Write some of: ${Object.keys(questions).join(", ")}.`,
    );
  return Object.fromEntries(Object.entries(data).map(([name, answer]) => [name, String(answer)]));
}

/** Returns a file of content with the answers that belong in it; its comments stay. */
export function withAnswers(text: string, file: Place[0], answers: Answers): string {
  const document = parseDocument(text);
  let isChanged = false;
  for (const [name, answer] of Object.entries(answers)) {
    const [, [own, ...path]] = questions[name] ?? ["", ["" as Place[0]]];
    if (own !== file || String(document.getIn(path)) === answer) continue;
    document.setIn(path, answer);
    isChanged = true;
  }
  return isChanged ? document.toString({ lineWidth: 0 }) : text;
}

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const [name, [question, [file, ...path]]] of Object.entries(questions)) {
    const document = parseDocument(await readFile(`content/${file}.yml`, "utf8"));
    const known = document.getIn(path) as string | undefined;
    const answer = await terminal.question(`${question}${known ? ` [${known}]` : ""}: `);
    if (answer.trim()) answers[name] = answer.trim();
  }
  terminal.close();
  return answers;
}

/** Prints what is left of the sample, by file and line. */
async function check(): Promise<void> {
  const files = await readFiles(process.cwd());
  const left = leftOfSample(
    originalsOf(files),
    files.translations,
    await readLabels(process.cwd()),
    currentDay(),
  );
  if (left.length === 0) {
    console.log("Nothing is left of the sample. Set `sample: false` in content/business.yml.");
    return;
  }
  console.log(formatMistakes(left, "leftover"));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument === "--check") return check();
  if (argument !== undefined && !existsSync(argument))
    throw new CommandError(`npm run adopt [-- FILE.yml | --check]\n\n${argument} is not there.`);
  const answers =
    argument === undefined ? await ask() : answersIn(await readFile(argument, "utf8"), argument);
  for (const file of ["business", "site"] as const) {
    const name = `content/${file}.yml`;
    const text = await readFile(name, "utf8");
    const filled = withAnswers(text, file, answers);
    if (filled !== text) await writeFile(name, filled);
    console.log(filled === text ? `${name} says all of it already.` : `Wrote ${name}.`);
  }
  console.log(`Next:
  1. npm run check:content names what does not fit.
  2. npm run adopt -- --check names what is left of the sample.
  3. docs/before-launch.md has the whole way.`);
}

if (process.argv[1]?.endsWith("adopt.ts")) runCommand(main);
