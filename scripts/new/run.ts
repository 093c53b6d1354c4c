/** The dialog of `npm run new`, independent of the terminal so that tests can run it. */
import { checkContent, formatMistakes } from "../../src/content/check";
import { leftoverMark, leftoversOf } from "../../src/content/check/leftovers";
import { readFiles } from "../../src/content/check/read-files";
import { registry as siteRegistry, type Kind, type Registry } from "../../src/content/registry";
import { namingField } from "../../src/content/schema";
import { labelOf } from "../../src/content/labels";
import { CommandError } from "../command";
import { createEntry, type Answers } from "./create";
import { commandsOf, flagsOf, questionsFor, type Question } from "./kinds";

interface Dialog {
  /** Asks the author; undefined without a terminal. */
  ask: ((text: string) => Promise<string>) | undefined;
  say: (text: string) => void;
}

interface Arguments {
  kind: string | undefined;
  title: string | undefined;
  /** The values of flags by name. */
  flags: Answers;
  /** YYYY-MM-DD. */
  today: string;
}

/** Returns the usage text. */
export function usageOf(registry: Registry = siteRegistry): string {
  const [first = "", ...others] = commandsOf(registry).keys();
  const flags = [...flagsOf(registry)].map(([name, text]) => `  --${name} …`.padEnd(14) + text);
  return `npm run new -- ${first} "Title"     (or: ${others.join(", ")})

It asks for whatever else it needs; a flag answers in advance:
${flags.join("\n")}`;
}

/**
 * Creates a draft and prints what is left to do.
 * @throws CommandError if the arguments or answers are not valid
 */
export async function newContent(
  root: string,
  args: Arguments,
  dialog: Dialog,
  registry: Registry = siteRegistry,
): Promise<void> {
  const commands = commandsOf(registry);
  const answer = (question: Question, given: string | undefined) =>
    answerTo(question, given, dialog, usageOf(registry));
  const choices = [...commands.keys()];
  const command = await answer(
    { flag: "kind", text: "What do you want to write", choices },
    args.kind,
  );
  const kind = commands.get(command);
  if (!kind) throw new CommandError(usageOf(registry));
  const name = labelOf(namingField(kind.schema) ?? "title");
  const title = await answer({ flag: "title", text: name }, args.title);
  const { pages, data } = await readFiles(root, registry);
  const files = [...pages, ...data];
  const answers: Record<string, string> = {};
  for (const question of questionsFor(kind, title, files))
    answers[question.flag] = await answer(question, args.flags[question.flag]);

  const created = await createEntry(root, { kind, title, answers, files, today: args.today });
  dialog.say(`Written: ${created.file}\n`);
  await printLeftovers(root, created.file, dialog, registry);
  printNextSteps(kind, created.file, created.address, dialog);
}

function printNextSteps(kind: Kind, file: string, address = "", { say }: Dialog): void {
  const isPage = kind.type === "page";
  say(`Next:
  1. Write ${file}; npm run check:content -- --watch lists its mistakes while you do.
  2. ${isPage ? "Put your pictures beside it (npm run photos -- FOLDER makes them ready), and see" : "See"} it with npm run develop at http://localhost:8000${address}
  3. ${isPage ? "Take the line draft: true out when it is finished, and commit the folder." : "Commit it."}`);
}

async function printLeftovers(
  root: string,
  file: string,
  { say }: Dialog,
  registry: Registry,
): Promise<void> {
  const { mistakes, pages } = await checkContent(root, registry);
  const own = mistakes.filter((mistake) => mistake.file === file);
  const page = pages.find((candidate) => candidate.file === file);
  if (page) {
    const left = leftoversOf(page).map(({ line, field }) => `  ${file}:${line}  ${field}`);
    say(`The draft is valid. Left to write, each marked ${leftoverMark}\n${left.join("\n")}\n`);
  }
  if (own.length > 0) say(`${page ? "" : "Left to write: "}${formatMistakes(own)}`);
}

/** Returns the value of the flag or what the author types, asking again until the answer is valid. */
async function answerTo(
  question: Question,
  given: string | undefined,
  { ask, say }: Dialog,
  usage: string,
): Promise<string> {
  const { choices, defaultAnswer } = question;
  const accept = (answer: string) => {
    const text = answer.trim() || (defaultAnswer ?? "");
    if (!choices) return text || undefined;
    return choices.includes(text) ? text : choices[Number(text) - 1];
  };
  const isPositional = question.flag === "kind" || question.flag === "title";
  const name = isPositional ? question.flag : `--${question.flag}`;
  if (given !== undefined || !ask) {
    const accepted = accept(given ?? "");
    if (accepted) return accepted;
    const expected = choices ? `, one of: ${choices.join(", ")}` : "";
    throw new CommandError(
      given === undefined
        ? `Cannot ask without a terminal: give ${name}${expected}.\n\n${usage}`
        : `${name} cannot be “${given}”${expected}.\n\n${usage}`,
    );
  }
  const list = choices?.map((choice, index) => `\n  ${index + 1}  ${choice}`).join("") ?? "";
  const hint = defaultAnswer ? ` [${defaultAnswer}]` : "";
  for (;;) {
    const answer = await ask(`${question.text}${hint}?${list}\n> `);
    const accepted = accept(answer);
    if (accepted) return accepted;
    say(choices ? "Type one of the numbers." : "Type something.");
  }
}
