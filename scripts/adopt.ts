/**
 * `npm run adopt`: asks for the facts of the business, or reads them from a file, writes them into
 * content/, and takes out of it what is the sample's; it can be run again. `npm run adopt --
 * --check` prints what is left of the sample.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseDocument } from "yaml";
import { answersIn, questions, type Answers } from "./adopt/answers";
import { adopt } from "./adopt/content";
import { leftovers } from "./adopt/leftovers";
import { walkFiles } from "../src/content/walk-files";
import { CommandError, runCommand } from "./command";

const usage = `npm run adopt [-- FILE.yml | --check]

Without a file it asks, and an empty answer keeps what stands in brackets. A file answers some of the questions, one on each line:

${Object.entries(questions)
  .map(([name, { question }]) => `  ${name.padEnd(14)} ${question}`)
  .join("\n")}`;

/** Returns the titles of the services that are there, as an answer names them. */
async function serviceTitles(): Promise<string> {
  const names = (await walkFiles("content/services")).filter((name) =>
    /^[^/]+\/index\.md$/.test(name),
  );
  const pages = names.map((name) => readFile(`content/services/${name}`, "utf8"));
  return (await Promise.all(pages))
    .map((page) => /^title: *"?(.+?)"?$/m.exec(page)?.[1] ?? "")
    .join(", ");
}

/** Asks for each fact; what content/ says stands beside the question. */
async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come before their question, as from a pipe, wait for it.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const [name, { question, file, path }] of Object.entries(questions)) {
    const document = parseDocument(await readFile(`content/${file}.yml`, "utf8"));
    const known = name === "services" ? await serviceTitles() : document.getIn(path);
    const shown = typeof known === "string" || typeof known === "number" ? ` [${known}]` : "";
    terminal.setPrompt(`${question}${shown}: `);
    terminal.prompt();
    const line = await lines.next();
    if (line.done) break;
    if (line.value.trim()) answers[name] = line.value.trim();
  }
  terminal.close();
  return answers;
}

/** Prints what is left of the sample, by file and line, and what to do about it. */
async function check(): Promise<void> {
  const { text, isClean } = await leftovers(process.cwd());
  console.log(text);
  if (!isClean) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument === "--help") {
    console.log(usage);
    return;
  }
  if (argument === "--check") return check();
  if (argument !== undefined && !existsSync(argument))
    throw new CommandError(`${usage}\n\n${argument} is not there.`);
  const answers =
    argument === undefined ? await ask() : answersIn(await readFile(argument, "utf8"), argument);
  for (const line of await adopt(process.cwd(), answers)) console.log(line);
  console.log(`
Next:
  1. npm run adopt -- --check    what is left of the sample, by file and line
  2. npm run check:content       what does not fit, by file and line
  3. npm run develop             the site, as you write it
  docs/before-launch.md has the whole way.`);
}

runCommand(main, usage);
