/**
 * `npm run check:forms -- https://www.example.com`: looks at the forms of a deployed site as a
 * robot sees them, sends a marked test of each and waits until it has come back as delivered. The
 * office gets the tests' mails.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DomUtils, parseDocument } from "htmlparser2";
import { testMark } from "../netlify/notify/notify";
import { readSettings } from "../netlify/notify/settings";
import { hiddenFields, honeypot } from "../src/content/form-limits";
import {
  languages,
  original,
  prefixOf,
  translationOf,
  type Language,
} from "../src/content/language";
import { fieldsOf, type Field, type FormModel } from "../src/forms/form-model";
import { CommandError, runCommand } from "./command";
import { statusPath } from "./forms";
import { root } from "./setup.mjs";

const letters = "2345679ACDEFGHJKMNPQRTUVWXYZ";
const fourLetters = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(4)),
    (one) => letters[one % letters.length],
  ).join("");

/** How long the host may take to tell the function, in seconds. */
const patience = 60;

/** Whether the site has a page in a language: an owner may leave out a form, or its translation. */
const isWritten = (folder: string, page: string, language: Language): boolean => {
  const file = `content/pages${page}/index.md`;
  return existsSync(join(folder, language === original ? file : translationOf(file, language)));
};

interface Options {
  /** Folder of the project that the site was made from. */
  folder?: string;
  /** Waits until it asks again, in milliseconds. */
  pause?: (time: number) => Promise<unknown>;
}

/** Returns what is wrong with the forms of a site; an empty list if nothing is. */
export async function checkForms(
  site: string,
  say: (line: string) => void,
  { folder = root, pause = wait }: Options = {},
): Promise<string[]> {
  const settings = await readSettings(folder);
  const problems: string[] = [];
  const isHere = /^http:\/\/(?:localhost|127\.0\.0\.1)\b/.test(site);
  const look = async (form: string, page: string, language: Language) => {
    const path = prefixOf(language) + page;
    const report = (problem: string) => problems.push(`${path}: ${problem}`);
    const response = await fetch(site + path);
    if (!response.ok) return report(`answers with status ${response.status}`);
    const { children } = parseDocument(await response.text());
    const element = DomUtils.getElementsByTagName("form", children).find(
      ({ attribs }) => attribs.name === form,
    );
    if (!element) return report(`has no form named “${form}”`);
    const controls = ["input", "select", "textarea"].flatMap((tag) =>
      DomUtils.getElementsByTagName(tag, element.children),
    );
    const found = new Set(controls.map(({ attribs }) => attribs.name).filter(Boolean));
    const expected = [
      ...fieldsOf(settings.formIn(form, language)).map(({ name }) => name),
      ...hiddenFields,
      honeypot,
    ];
    const missing = expected.filter((name) => !found.has(name));
    const unknown = [...found].filter((name) => name !== undefined && !expected.includes(name));
    if (missing.length > 0) report(`lacks the fields ${missing.join(", ")}`);
    if (unknown.length > 0)
      report(`has the fields ${unknown.join(", ")}, which content/forms/${form}.yml does not name`);
    // Where the host has found a form, it takes its mark out of the page.
    if (!isHere && "data-netlify" in element.attribs)
      report("was not detected: switch form detection on, and deploy again");
    say(`${path}: ${expected.length - missing.length} of ${expected.length} fields are there.`);
    return undefined;
  };
  for (const form of settings.forms) {
    const page = settings.pageOf(form);
    if (page === undefined) continue;
    const written = languages.filter((language) => isWritten(folder, page, language));
    for (const language of written) await look(form, page, language);
    if (!written.includes(original)) continue;
    const failed = await sendTest(site, page, testOf(settings.formIn(form, original)), {
      say,
      pause,
    });
    if (failed) problems.push(failed);
  }
  return problems;
}

/**
 * Returns a test of a form: an answer to each question that it requires, the mark in one of them,
 * and a way to answer.
 */
export function testOf(form: FormModel): Record<string, string> {
  const fields = fieldsOf(form);
  const contacts = { tel: "201-555-0123", email: "test@example.com" };
  const contact = fields.find(
    ({ name, kind }) => form.either.fields.includes(name) && kind === "tel",
  );
  const marked =
    fields.find(({ kind }) => kind === "long") ?? fields.find(({ kind }) => kind === "text");
  const answerTo = ({ name, kind, options, required }: Field): string => {
    if (name === marked?.name)
      return `${testMark} Nobody asks for anything: this shows that what is sent arrives.`;
    if (!required && name !== (contact?.name ?? form.either.fields[0])) return "";
    if (kind === "tel" || kind === "email") return contacts[kind];
    return options.at(-1)?.value ?? "A test of the form";
  };
  const answers = fields.map((field) => [field.name, answerTo(field)] as const);
  return { form: form.name, ...Object.fromEntries(answers.filter(([, answer]) => answer !== "")) };
}

/** Sends a test, and returns why it did not arrive. */
async function sendTest(
  site: string,
  page: string,
  test: Record<string, string>,
  { say, pause }: { say: (line: string) => void } & Required<Pick<Options, "pause">>,
): Promise<string | undefined> {
  const form = test.form ?? "";
  const reference = `${fourLetters()}-${fourLetters()}`;
  const body = new FormData();
  const fields = { "form-name": form, reference, language: original, ...test };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const address = `${site}${page}`;
  const sent = await fetch(address, { method: "POST", body, headers: { origin: site } });
  if (!sent.ok)
    return `The test of the form ${form} was answered with status ${sent.status}: is form detection on?`;
  say(`The test ${reference} of the form ${form} is sent.`);
  for (let second = 0; second < patience; second += 2) {
    await pause(second === 0 ? 0 : 2_000);
    const status = await fetch(`${site}${statusPath}?reference=${reference}`);
    if (!status.ok) continue;
    const outcome = (await status.json()) as Record<string, string>;
    const lines = Object.entries(outcome).map(([name, what]) => `${name}: ${what}`);
    say(lines.join("\n"));
    const open = Object.keys(outcome).filter((name) => outcome[name] !== "done");
    if (lines.length === 0) return `content/site.yml names nobody who is told of the form ${form}.`;
    return open.length > 0 ? `Not delivered: ${open.join(", ")}. The log says why.` : undefined;
  }
  return [
    `The test ${reference} of the form ${form} did not come back within ${patience} seconds.`,
    "Look into the host's list of submissions, also at its spam, and into the log of the function submission-created.",
  ].join(" ");
}

async function main(): Promise<void> {
  const [given = ""] = process.argv.slice(2);
  if (!URL.canParse(given))
    throw new CommandError("Say which site: npm run check:forms -- https://…");
  const problems = await checkForms(new URL(given).origin, console.log);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0) console.log("The forms are in order.");
}

if (process.argv[1]?.endsWith("check-forms.ts")) runCommand(main);
