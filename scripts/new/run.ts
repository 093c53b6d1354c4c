/** The conversation of `npm run new`, apart from the terminal. */
import { checkContent, formatMistakes } from "../../src/gatsby/check";
import { leftoverMark, leftoversOf } from "../../src/gatsby/check/leftovers";
import { readFiles } from "../../src/gatsby/check/read-files";
import { createFaqEntry, createPage, NewContentError, type Answers } from "./create";
import { kinds, questionsFor, type KindWord, type Question } from "./kinds";

export interface Conversation {
  /** Asks a person; undefined where nobody can answer. */
  ask: ((text: string) => Promise<string>) | undefined;
  say: (text: string) => void;
}

export interface Wish {
  kind: string | undefined;
  title: string | undefined;
  /** Values of the flags. */
  flags: Answers;
  /** The day of today, YYYY-MM-DD. */
  today: string;
}

export const usage = `npm run new -- service "Title"     (or: recap, article, faq)

It asks what else it needs; a flag answers in advance:
  --slug name-in-the-address
  --group …    of a service (commercial, residential) or of a question (an id of content/faq.yml)
  --offer …    of a service: its place in the offer catalog`;

/**
 * Makes a draft and says what is left to do.
 * @throws NewContentError where it cannot
 */
export async function newContent(root: string, wish: Wish, talk: Conversation): Promise<void> {
  const words = Object.keys(kinds) as KindWord[];
  const kind = (await answerTo(
    { flag: "kind", text: "What do you want to write", choices: words },
    wish.kind,
    talk,
  )) as KindWord;
  const titleQuestion = { flag: "title", text: kind === "faq" ? "The question" : "Its title" };
  const title = await answerTo(titleQuestion, wish.title, talk);
  const files = await readFiles(root);
  const answers: Record<string, string> = {};
  for (const question of questionsFor(kind, title, files))
    answers[question.flag] = await answerTo(question, wish.flags[question.flag], talk);

  const created =
    kind === "faq"
      ? await createFaqEntry(root, title, answers, wish.today)
      : await createPage(root, kinds[kind], title, answers, files, wish.today);
  await tellWhatIsLeft(root, created.file, kind, talk);
  const preview = `http://localhost:8000${created.address}`;
  talk.say(`Next:
  1. Write ${created.file}; npm run check:content -- --watch tells every mistake while you do.
  2. ${kind === "faq" ? "" : "Put your pictures beside it (npm run photos -- FOLDER makes them ready), and "}see it with npm run develop at ${preview}
  3. ${kind === "faq" ? "Commit it." : "Take the line draft: true out when it is finished, and commit the folder."}`);
}

async function tellWhatIsLeft(root: string, file: string, kind: KindWord, talk: Conversation) {
  const { mistakes, pages } = await checkContent(root);
  const own = mistakes.filter((mistake) => mistake.file === file);
  const page = pages.find((candidate) => candidate.file === file);
  talk.say(`Written: ${file}\n`);
  if (page) {
    const left = leftoversOf(page).map(({ line, field }) => `  ${file}:${line}  ${field}`);
    talk.say(
      `The draft is valid. Left to write, each marked ${leftoverMark}\n${left.join("\n")}\n`,
    );
  }
  if (own.length > 0)
    talk.say(kind === "faq" ? `Left to write: ${formatMistakes(own)}` : formatMistakes(own));
}

/** The flag's answer, or what a person types; asked again until it is one of the choices. */
async function answerTo(
  question: Question,
  given: string | undefined,
  { ask, say }: Conversation,
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
