/** @jest-environment node */
import { readFileSync } from "node:fs";
import { stringify } from "yaml";
import { markTranslated, translationReport, withSource } from "../../../scripts/translations";
import { checkContent } from "../../../src/content/check";
import { figuresIn } from "../../../src/content/check/figures";
import { checkPair } from "../../../src/content/check/pair";
import { readFiles } from "../../../src/content/check/read-files";
import { isPage } from "../../../src/content/content-file";
import { translatedFrom, translationOf } from "../../../src/content/language";
import { translationPlaceOf } from "../../../src/content/paths";
import {
  inWordsOf,
  isTranslatable,
  readTranslation,
  sourceOf,
  translatable,
} from "../../../src/content/translation";
import { contentProject, service, type Files } from "../../support/content-fixture";

const business = readFileSync("content/business.yml", "utf8");
const english = "content/services/casino/index.md";
const spanish = "content/services/casino/index.es.md";

const body = `## What it takes

By July 1, 2025 the deposit is $1,000 or 10 percent, see [the answer](/faq#deposit) and :rule[the cap]{#deposit-cap}.

- One thing of 3
- Another

### The list

| Part | Feet |
| ---- | ---- |
| Wall | 12   |

![What the picture shows](./casino.jpg "Illustration: a caption")
`;

const cuerpo = `## Lo que hace falta

Hasta el 1 de julio de 2025 el depósito es de $1,000 o 10 %, vea [la respuesta](/faq#deposit) y :rule[el tope]{#deposit-cap}.

- Una cosa de 3
- Otra

### La lista

| Parte | Pies |
| ----- | ---- |
| Muro  | 12   |

![Lo que muestra la imagen](./casino.jpg "Ilustración: una leyenda")
`;

const page = `---
title: Casino
description: ${"palabra ".repeat(14)}y así termina una descripción.
summary: Una línea que va en una tarjeta y en listas.
hero:
  alt: Lo que muestra la imagen
promise: Una frase que dice qué recibe el cliente al final.
facts:
  permits: La oficina de la parcela
  reviewers: Los bomberos
  trades: Electricidad, plomería, tablaroca
  occupancy: Vacío durante la obra
questions:
  - question: ¿Qué pregunta es la número 1?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
  - question: ¿Qué pregunta es la número 2?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
  - question: ¿Qué pregunta es la número 3?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
faq:
  - question: ¿Qué se pregunta como número 1?
    answer: ${"palabra ".repeat(40)}, vea [las respuestas](/faq#deposit).
  - question: ¿Qué se pregunta como número 2?
    answer: ${"palabra ".repeat(40)}, vea [las respuestas](/faq#deposit).
---

${cuerpo}`;

const preguntas = `groups:
  - id: money
    title: Dinero
    entries:
      - id: deposit
        question: ¿De cuánto es el depósito?
        answer: ${"palabra ".repeat(45)}.
`;

const withPair = (files: Files) => {
  const text = service("Casino", "casino");
  files[english] =
    text.slice(0, text.indexOf("## First heading")) + `${body}\n${"word ".repeat(650)}.\n`;
  files[spanish] = `${page}\n${"palabra ".repeat(650)}.\n`;
  files["content/faq.es.yml"] = preguntas;
};

/** A project whose pair is sound and marked, with a change to its files. */
async function project(change: (files: Files) => void = () => undefined) {
  return contentProject(business, (files) => {
    withPair(files);
    change(files);
  });
}

async function checked(change?: (files: Files) => void) {
  const { root, remove } = await project(change);
  const content = await checkContent(root);
  await remove();
  const found = content.mistakes.filter(({ file }) => file.includes(".es."));
  return { ...content, found: found.filter(({ field }) => field !== "source") };
}

const edit = (file: string, from: string, to: string) => (files: Files) => {
  const text = String(files[file]);
  expect(text).toContain(from);
  files[file] = text.replace(from, to);
};

test("a translation lies beside its original", () => {
  expect(translatedFrom("services/casino/index.es.md")).toEqual({
    file: "services/casino/index.md",
    language: "es",
  });
  for (const file of ["faq.yml", "es.md", "notes.fr.yml", "casino.es.jpg"])
    expect(translatedFrom(file)).toBeUndefined();
  expect(translationOf("content/faq.yml", "es")).toBe("content/faq.es.yml");
  expect(translationPlaceOf("rules/liens.es.yml")).toMatchObject({
    kind: { name: "rule" },
    original: "content/rules/liens.yml",
  });
});

test("nothing is wrong with a pair that says the same, but that nobody has marked it", async () => {
  const { found, states, pages, mistakes } = await checked();
  expect(found).toEqual([]);
  // It is no page of its own.
  expect(pages.map(({ file }) => file)).not.toContain(spanish);
  expect(states.filter(({ state }) => state !== "missing").map(({ file }) => file)).toEqual([
    "content/faq.es.yml",
    spanish,
  ]);
  expect(mistakes).toContainEqual({
    ...{ file: spanish, line: 1, field: "source", problem: "is missing" },
    remedy: expect.stringContaining(`--translated ${spanish}`),
  });
});

test.each<[string, string, string, string, number, string, RegExp, RegExp]>([
  [
    "a field that is not translated",
    spanish,
    "summary:",
    "order: 1\nsummary:",
    4,
    "order",
    /^is not translated$/,
    /^remove it: content\/services\/casino\/index\.md says it/,
  ],
  [
    "a part that is not translated",
    spanish,
    "hero:\n",
    "hero:\n  src: ./casino.jpg\n",
    6,
    "hero.src",
    /^is not translated$/,
    /remove it/,
  ],
  [
    "a field that no page has",
    spanish,
    "promise:",
    "promisse: Una\npromise:",
    7,
    "promisse",
    /not a field/,
    /did you mean promise/,
  ],
  [
    "a missing field",
    spanish,
    "promise: Una frase que dice qué recibe el cliente al final.\n",
    "",
    2,
    "promise",
    /^is missing$/,
    /translate “One sentence that says what/,
  ],
  [
    "a missing part",
    spanish,
    "  alt: Lo que muestra la imagen\n",
    "  {}\n",
    5,
    "hero.alt",
    /^is missing$/,
    /translate “What the picture shows/,
  ],
  [
    "a field that the original has not",
    spanish,
    "summary:",
    "heading: Un casino que abre a tiempo\nsummary:",
    4,
    "heading",
    /not in the original/,
    /write the original first/,
  ],
  [
    "a list that is short",
    spanish,
    "  - question: ¿Qué pregunta es la número 3?\n    reason: La respuesta decide cuánto cuesta y cuánto tarda.\n",
    "",
    13,
    "questions",
    /has 2 entries and the original 3/,
    /as many/,
  ],
  [
    "another figure in a field",
    spanish,
    "número 1?\n    reason",
    "número 4?\n    reason",
    14,
    "questions[0].question",
    /lacks the figure “1” and has “4”/,
    /index\.md:\d+$/,
  ],
  [
    "a title that a tab cuts off",
    spanish,
    "title: Casino",
    `title: ${"Casino ".repeat(9)}`,
    2,
    "title",
    /too long/,
    /at most 52/,
  ],
  [
    "an answer of too many words",
    spanish,
    "palabra ".repeat(40),
    "una ".repeat(125),
    22,
    "faq[0].answer",
    /has 12\d words: too many/,
    /120 words at most/,
  ],
  [
    "a link in a field to another address",
    spanish,
    "(/faq#deposit).\n---",
    "(/es/faq).\n---",
    24,
    "faq[1].answer",
    /lacks the link “\/faq#deposit” and has “\/es\/faq”/,
    /keep the address/,
  ],
  [
    "another sum",
    spanish,
    "$1,000",
    "$1.000",
    29,
    "text",
    /lacks the figure “\$1,000” and has “\$1\.000”/,
    /comma for thousands: .*index\.md:/,
  ],
  [
    "another percentage",
    spanish,
    "10 %",
    "10",
    29,
    "text",
    /lacks the figure “10%” and has “10”/,
    /as the original/,
  ],
  [
    "another month",
    spanish,
    "de julio de",
    "de junio de",
    29,
    "text",
    /lacks the figure “July” and has “June”/,
    /as the original/,
  ],
  [
    "another address",
    spanish,
    "(/faq#deposit) y",
    "(/faq) y",
    29,
    "text",
    /lacks the link “\/faq#deposit”/,
    /keep the address/,
  ],
  [
    "another rule",
    spanish,
    "#deposit-cap}",
    "#deposit}",
    29,
    "text",
    /lacks the rule “deposit-cap” and has “deposit”/,
    /keep the \{#id\}/,
  ],
  [
    "another picture",
    spanish,
    "](./casino.jpg",
    "](./casa.jpg",
    40,
    "text",
    /lacks the picture “\.\/casino\.jpg”/,
    /keep the name/,
  ],
  [
    "a heading of another level",
    spanish,
    "### La lista",
    "## La lista",
    34,
    "text",
    /has “## La lista” where the original has “### The list”/,
    /at the same level/,
  ],
  [
    "a heading that is not there",
    spanish,
    "### La lista\n\n",
    "",
    40,
    "text",
    /lacks the heading “### The list”/,
    /translate “### The list”, content\//,
  ],
  [
    "a list of another length",
    spanish,
    "- Otra\n",
    "",
    31,
    "text",
    /has a list of 1 where the original has a list of 2/,
    /write a list of 2/,
  ],
  [
    "a paragraph that is split",
    spanish,
    "2025 el",
    "2025\n\nel",
    31,
    "text",
    /has a paragraph where the original has a list of 2/,
    /write a list/,
  ],
  [
    "a row that is not there",
    spanish,
    "| Muro  | 12   |\n",
    "",
    36,
    "text",
    /has a table of 1 rows and 2 columns where/,
    /2 rows/,
  ],
  [
    "an entry of another id",
    "content/faq.es.yml",
    "id: deposit",
    "id: down-payment",
    5,
    "groups[0].entries[0].id",
    /is “down-payment”, which the original does not have/,
    /write “deposit”/,
  ],
])("tells %s", async (_what, file, from, to, at, field, problem, remedy) => {
  const { found } = await checked(edit(file, from, to));
  expect(found).toContainEqual({
    ...{ file, line: at, field },
    problem: expect.stringMatching(problem),
    remedy: expect.stringMatching(remedy),
  });
  // One damage is told once, and what is left out of a block is told with it.
  expect(found.length).toBeLessThan(3);
});

test("two entries that changed places are told by their ids", async () => {
  const two = (text: string, words: string) => (files: Files) => {
    const file = words === "" ? "content/faq.yml" : "content/faq.es.yml";
    files[file] = String(files[file]) + text;
  };
  const entry = (id: string, date: string) =>
    `      - id: ${id}\n        question: ¿Cuánto es el saldo?\n        answer: ${"palabra ".repeat(45)}.\n${date}`;
  const { found } = await checked((files) => {
    two(entry("balance", "        checked: 2026-11-20\n"), "")(files);
    files["content/faq.es.yml"] = preguntas.replace("id: deposit", "id: balance");
    two(entry("deposit", ""), "es")(files);
  });
  expect(found).toMatchObject([
    {
      field: "groups[0].entries[0].id",
      problem: "is “balance” at another place than in the original",
    },
  ]);
});

test("a translation of nothing is told, and so is one that cannot be read", async () => {
  const { found } = await checked((files) => {
    files["content/planner/none.es.yml"] = "x: 1\n";
    files["content/blog/none.es.md"] = page;
    files["content/faq.es.yml"] = "groups: [\n";
    files[spanish] = "no front matter";
  });
  expect(found).toMatchObject([
    { file: "content/blog/none.es.md", problem: expect.stringContaining("is not there") },
    { file: "content/faq.es.yml", field: "yaml" },
    { file: "content/planner/none.es.yml", problem: expect.stringContaining("lies where no page") },
    { file: spanish, problem: "has no front matter" },
  ]);
});

test("a change of the original makes a translation stale, which is listed and stops nobody", async () => {
  const { root, remove } = await project();
  const { states } = await checkContent(root);
  const source = states.find(({ file }) => file === spanish)?.source ?? "";
  await remove();
  const marked = (files: Files) => (files[spanish] = withSource(String(files[spanish]), source));
  const whole = await checked(marked);
  expect(whole.states.find(({ file }) => file === spanish)).toMatchObject({ state: "complete" });

  // Another line break or date is no other text.
  const broken = await checked((files) => {
    marked(files);
    edit(english, "the deposit is", "the deposit\nis")(files);
    edit(english, "checked: 2026-11-20", "checked: 2026-11-19")(files);
  });
  expect(broken.states.find(({ file }) => file === spanish)).toMatchObject({ state: "complete" });

  const changed = await checked((files) => {
    marked(files);
    edit(english, "$1,000", "$1,200")(files);
  });
  expect(changed.found).toEqual([]);
  const state = changed.states.find(({ file }) => file === spanish);
  expect(state).toMatchObject({ state: "stale", mistakes: [{ field: "text" }] });
  const report = translationReport(changed.states);
  expect(report).toContain(`${spanish}  stale: its original has changed since it was translated`);
  expect(report.join("\n")).toMatch(
    /lacks the figure “\$1,200”[^]*\d+ translations: 1 stale, 1 unmarked, \d+ missing\.$/,
  );
});

test("a file is marked once nothing is wrong with it", async () => {
  const { root, remove } = await project(edit(spanish, "$1,000", "$1.000"));
  const mark = async () => markTranslated(root, spanish, (await checkContent(root)).states);
  expect(await mark()).toMatchObject({ done: false, words: expect.stringContaining("$1.000") });
  const { readFile, writeFile } = await import("node:fs/promises");
  const text = await readFile(`${root}/${spanish}`, "utf8");
  await writeFile(`${root}/${spanish}`, text.replace("$1.000", "$1,000"));
  expect(await mark()).toMatchObject({ done: true });
  expect(await mark()).toMatchObject({ done: true });
  const marked = await readFile(`${root}/${spanish}`, "utf8");
  expect(marked).toMatch(/^---\nsource: "[0-9a-f]{16}"\ntitle: Casino\n/);
  const { mistakes } = await checkContent(root);
  expect(mistakes.filter(({ file }) => file === spanish)).toEqual([]);
  expect(await markTranslated(root, "content/none.es.md", [])).toMatchObject({ done: false });
  await remove();
});

test.each([
  ["By July 1, 2025 it may be 12", ["July", "1", "2025", "12"]],
  ["El 1 de julio de 2025, 12 en mayo", ["1", "July", "2025", "12"]],
  ["10 percent of $1,000.", ["10%", "$1,000"]],
  ["10 por ciento de $1,000", ["10%", "$1,000"]],
  ["NRS 624.720, 5 1/2 feet, 6 a.m.", ["624.720", "5", "1", "2", "6"]],
  ["They may ask in May 2026", ["May", "2026"]],
])("the figures of “%s”", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

test("every original, kept as it is, is a translation with which nothing is wrong", async () => {
  const { pages, data } = await readFiles(process.cwd());
  const all = [...pages, ...data].filter(({ kind }) => isTranslatable(kind));
  expect(all.length).toBeGreaterThan(35);
  for (const content of all) {
    const fields = stringify(translatable(content.kind.fileSchema, content.data));
    const text = isPage(content) ? `---\n${fields}---\n${content.body}` : fields;
    const { kind, file } = content;
    const { translation, mistakes } = readTranslation(
      { kind, slug: "", language: "es", file: translationOf(file, "es"), original: file },
      new TextEncoder().encode(text),
    );
    expect([file, mistakes, translation && checkPair(content, translation)]).toEqual([
      file,
      [],
      [],
    ]);
    const merged = JSON.stringify(
      inWordsOf(content.data, translation?.data),
      (key, value: unknown) => (key === "original" ? undefined : value),
    );
    expect(JSON.parse(merged)).toEqual(JSON.parse(JSON.stringify(content.data)));
    expect(sourceOf(content)).toMatch(/^[0-9a-f]{16}$/);
  }
});
