/** The conversation of `npm run new`, apart from the terminal. */
import { checkContent, formatMistakes } from "../../src/content/check";
import { leftoverMark, leftoversOf } from "../../src/content/check/leftovers";
import { readFiles } from "../../src/content/check/read-files";
import { registry as siteRegistry, type Kind, type Registry } from "../../src/content/registry";
import { namingField } from "../../src/content/schema";
import { labelOf } from "../../src/content/labels";
import { createEntry, NewContentError, type Answers } from "./create";
import { commandsOf, flagsOf, questionsFor, type Question } from "./kinds";

interface Conversation {
  /** Asks a person; undefined where nobody can answer. */
  ask: ((text: string) => Promise<string>) | undefined;
  say: (text: string) => void;
}

interface Wish {
  kind: string | undefined;
  title: string | undefined;
  /** Values of the flags. */
  flags: Answers;
  /** The day of today, YYYY-MM-DD. */
  today: string;
}

/** How the command is used. */
export function usageOf(registry: Registry = siteRegistry): string {
  const [first = "", ...others] = commandsOf(registry).keys();
  const flags = [...flagsOf(registry)].map(([name, text]) => `  --${name} …`.padEnd(14) + text);
  return `npm run new -- ${first} "Title"     (or: ${others.join(", ")})

It asks what else it needs; a flag answers in advance:
${flags.join("\n")}`;
}

/**
 * Makes a draft and says what is left to do.
 * @throws NewContentError where it cannot
 */
export async function newContent(
  root: string,
  wish: Wish,
  talk: Conversation,
  registry: Registry = siteRegistry,
): Promise<void> {
  const commands = commandsOf(registry);
  const answer = (question: Question, given: string | undefined) =>
    answerTo(question, given, talk, usageOf(registry));
  const choices = [...commands.keys()];
  const word = await answer(
    { flag: "kind", text: "What do you want to write", choices },
    wish.kind,
  );
  const kind = commands.get(word);
  if (!kind) throw new NewContentError(usageOf(registry));
  const name = labelOf(namingField(kind.schema) ?? "title");
  const title = await answer({ flag: "title", text: name }, wish.title);
  const { pages, data } = await readFiles(root, registry);
  const files = [...pages, ...data];
  const answers: Record<string, string> = {};
  for (const question of questionsFor(kind, title, files))
    answers[question.flag] = await answer(question, wish.flags[question.flag]);

  const made = await createEntry(root, { kind, title, answers, files, today: wish.today });
  talk.say(`Written: ${made.file}\n`);
  await tellWhatIsLeft(root, made.file, talk, registry);
  tellNextSteps(kind, made.file, made.address, talk);
}

function tellNextSteps(kind: Kind, file: string, address = "", { say }: Conversation): void {
  const isPage = kind.type === "page";
  say(`Next:
  1. Write ${file}; npm run check:content -- --watch tells every mistake while you do.
  2. ${isPage ? "Put your pictures beside it (npm run photos -- FOLDER makes them ready), and " : ""}see it with npm run develop at http://localhost:8000${address}
  3. ${isPage ? "Take the line draft: true out when it is finished, and commit the folder." : "Commit it."}`);
}

async function tellWhatIsLeft(
  root: string,
  file: string,
  { say }: Conversation,
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

/** The flag's answer, or what a person types; asked again until it is one of the choices. */
async function answerTo(
  question: Question,
  given: string | undefined,
  { ask, say }: Conversation,
  usage: string,
): Promise<string> {
  const { choices, proposal } = question;
  const accept = (answer: string) => {
    const text = answer.trim() || (proposal ?? "");
    if (!choices) return text || undefined;
    return choices.includes(text) ? text : choices[Number(text) - 1];
  };
  const isPlace = question.flag === "kind" || question.flag === "title";
  const name = isPlace ? question.flag : `--${question.flag}`;
  if (given !== undefined || !ask) {
    const accepted = accept(given ?? "");
    if (accepted) return accepted;
    const wanted = choices ? `, one of: ${choices.join(", ")}` : "";
    throw new NewContentError(
      given === undefined
        ? `Nobody is there to be asked: give ${name}${wanted}.\n\n${usage}`
        : `${name} cannot be “${given}”${wanted}.\n\n${usage}`,
    );
  }
  const list = choices?.map((choice, index) => `\n  ${index + 1}  ${choice}`).join("") ?? "";
  for (;;) {
    const answer = await ask(`${question.text}${proposal ? ` [${proposal}]` : ""}?${list}\n> `);
    const accepted = accept(answer);
    if (accepted) return accepted;
    say(choices ? "Type one of the numbers." : "Type something.");
  }
}
