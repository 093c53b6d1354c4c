/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { markTranslated, translationReport, withHash } from "../../../scripts/translations";
import { checkContent } from "../../../src/content/check";
import { comparePair } from "../../../src/content/check/pair";
import { readFiles } from "../../../src/content/check/read-files";
import { isPage } from "../../../src/content/content-file";
import { translatedFrom, translationOf } from "../../../src/content/language";
import { translationPlaceOf } from "../../../src/content/paths";
import {
  inWordsOf,
  isTranslatable,
  readTranslation,
  hashOfOriginal,
  translatable,
} from "../../../src/content/translation";
import {
  casino,
  about,
  hasRules,
  checkedProject,
  contentProject,
  replace,
  translated,
  type Files,
} from "../../support/content-fixture";

const spanish = "content/services/casino/index.es.md";
const faq = "content/faq.es.yml";

/** Checks the project with its translations, altered by `changes`. */
async function checked(...changes: ((files: Files) => unknown)[]) {
  const content = await checkedProject((files) =>
    [translated, ...changes].forEach((change) => change(files)),
  );
  const found = content.mistakes.filter(({ file }) => file.includes(".es."));
  return { ...content, found: found.filter(({ field }) => field !== "originalHash") };
}

test("a translation is a file beside its original", () => {
  expect(translatedFrom("services/casino/index.es.md")).toEqual({
    file: "services/casino/index.md",
    language: "es",
  });
  for (const file of ["faq.yml", "es.md", "notes.fr.yml", "casino.es.jpg"])
    expect(translatedFrom(file)).toBeUndefined();
  expect(translationOf("content/faq.yml", "es")).toBe("content/faq.es.yml");
  expect(translationPlaceOf("people/ana.es.yml")).toMatchObject({
    kind: { name: "person" },
    original: "content/people/ana.yml",
  });
});

test("every language needs its page for addresses that do not exist", async () => {
  const page = "content/pages/not-found/index.md";
  const { mistakes } = await checkedProject((files) => (files[page] = String(files[about])));
  const file = "content/pages/not-found/index.es.md";
  expect(mistakes).toContainEqual(expect.objectContaining({ file, code: "translation-missing" }));
});

test("a valid translation has no mistake, except that it is not marked", async () => {
  const { found, states, pages, mistakes } = await checked();
  expect(found).toEqual([]);
  // A translation is not a page.
  expect(pages.map(({ file }) => file)).not.toContain(spanish);
  expect(states.filter(({ state }) => state !== "missing").map(({ file }) => file)).toEqual([
    faq,
    spanish,
  ]);
  expect(mistakes).toContainEqual({
    file: spanish,
    line: 1,
    field: "originalHash",
    problem: "is missing",
    code: "translation-unmarked",
    remedy: expect.stringContaining(`--translated ${spanish}`),
  });
});

test("translations without an original and unreadable ones are reported", async () => {
  const { found } = await checked((files) => {
    files["content/planner/none.es.yml"] = "x: 1\n";
    files["content/blog/none/index.es.md"] = String(files[spanish]);
    files[faq] = "groups: [\n";
    files[spanish] = "no front matter";
  });
  expect(found).toMatchObject([
    { file: "content/blog/none/index.es.md", problem: expect.stringContaining("is not there") },
    { file: "content/faq.es.yml", field: "yaml" },
    { file: "content/planner/none.es.yml", problem: expect.stringContaining("lies where no page") },
    { file: spanish, problem: "has no fields" },
  ]);
});

test("a change of the original makes a translation stale, which is reported but no mistake", async () => {
  const { states } = await checked();
  const hash = states.find(({ file }) => file === spanish)?.originalHash ?? "";
  const marked = (files: Files) => (files[spanish] = withHash(String(files[spanish]), hash));
  const after = async (...changes: ((files: Files) => unknown)[]) => {
    const all = await checked(marked, ...changes);
    return { ...all, state: all.states.find(({ file }) => file === spanish) };
  };
  expect((await after()).state).toMatchObject({ state: "complete" });
  // Another line break or date does not change the text.
  const broken = replace(casino, "the deposit is", "the deposit\nis");
  const dated = replace(casino, "checked: 2026-11-20", "checked: 2026-11-19");
  expect((await after(broken, dated)).state).toMatchObject({ state: "complete" });
  const deeper = replace(casino, "### The list", "#### A list");
  const changed = await after(deeper, replace(casino, "- Another", "- Another\n\n### A third"));
  expect(changed.found).toEqual([]);
  expect(changed.state).toMatchObject({ state: "stale", mistakes: [{ field: "text" }] });
  const report = translationReport(changed.states);
  expect(report).toContain(`${spanish}  stale: its original has changed since it was translated`);
  expect(report.join("\n")).toMatch(
    /has the headings h2 h3 [^]*\d+ translations: 1 stale, 1 unmarked, \d+ missing\.$/,
  );
});

test("a file is marked only if it has no mistakes", async () => {
  const { root, remove } = await contentProject((files) => {
    translated(files);
    replace(spanish, "### La", "#### La")(files);
  });
  const mark = async () => markTranslated(root, spanish, (await checkContent(root)).states);
  await expect(mark()).rejects.toThrow("h4");
  const text = await readFile(`${root}/${spanish}`, "utf8");
  await writeFile(`${root}/${spanish}`, text.replace("#### La", "### La"));
  for (const _again of [1, 2]) expect(await mark()).toContain("is marked");
  const marked = await readFile(`${root}/${spanish}`, "utf8");
  expect(marked).toMatch(/^---\noriginalHash: "[0-9a-f]{16}"\ntitle: Casino\n/);
  const { mistakes } = await checkContent(root);
  expect(mistakes.filter(({ file }) => file === spanish)).toEqual([]);
  await expect(markTranslated(root, "content/none.es.md", [])).rejects.toThrow("is not");
  await remove();
});

test.each([
  [
    "\ufeff---\r\ntitle: A\r\n---\r\nsource: mine\r\n",
    '\ufeff---\r\noriginalHash: "x"\r\ntitle: A\r\n---\r\nsource: mine\r\n',
  ],
  [
    '---\ntitle: A\noriginalHash: "old"\n---\n\nsource: mine\n',
    '---\noriginalHash: "x"\ntitle: A\n---\n\nsource: mine\n',
  ],
  ["---\n---\nBody\n", '---\noriginalHash: "x"\n---\nBody\n'],
  ["\ufeffgroups:\r\n  - source: a\r\n", '\ufefforiginalHash: "x"\r\ngroups:\r\n  - source: a\r\n'],
])("a mark changes one line of the fields and nothing else: %j", (text, marked) => {
  expect(withHash(text, "x")).toBe(marked);
  expect(withHash(marked, "x")).toBe(marked);
});

test("every original, used as its own translation, has no mistakes", async () => {
  const { root, remove } = await contentProject();
  const { pages, data } = await readFiles(root);
  await remove();
  const all = [...pages, ...data].filter(({ kind }) => isTranslatable(kind));
  expect(all.length).toBeGreaterThan(10);
  for (const content of all) {
    const fields = stringify(translatable(content.kind.fileSchema, content.data));
    const body = isPage(content) ? content.body : "";
    const text = content.file.endsWith(".md") ? `---\n${fields}---\n${body}` : fields;
    const { kind, file } = content;
    const { translation, mistakes } = readTranslation(
      { kind, slug: "", language: "es", file: translationOf(file, "es"), original: file },
      [new TextEncoder().encode(text)],
    );
    expect([file, mistakes, translation && comparePair(content, translation)]).toEqual([
      file,
      [],
      [],
    ]);
    const merged = JSON.stringify(inWordsOf(content.data, translation?.data));
    expect(JSON.parse(merged)).toEqual(JSON.parse(JSON.stringify(content.data)));
    expect(hashOfOriginal(content)).toMatch(/^[0-9a-f]{16}$/);
  }
});

const missingRule: [string, string, string, string, string] = [
  "a missing rule",
  ":rule[el tope]{#deposit-cap}",
  "el tope",
  "text",
  "translation-rule",
];

test.each<[what: string, from: string, to: string, field: string, code: string, file?: string]>([
  ["an untranslated field", "summary:", "order: 1\nsummary:", "order", "field-unrecognized-keys"],
  ["a missing field", "promise: Una frase", "# ", "promise", "translation-missing"],
  ["an added field", "summary:", "heading: Otro\nsummary:", "heading", "translation-extra"],
  [
    "a list that is too short",
    "  - question: ¿Qué pregunta es la número 3?\n    reason: La respuesta decide cuánto cuesta y cuánto tarda.\n",
    "",
    "questions",
    "translation-count",
  ],
  [
    "another link in a field",
    "(/faq#deposit).\n---",
    "(/faq).\n---",
    "faq[1].answer",
    "translation-link",
  ],
  ["another link in the text", "(/faq#deposit) y", "(/faq) y", "text", "translation-link"],
  ...(hasRules ? [missingRule] : []),
  ["another picture", "](./casino.jpg", "](./casa.jpg", "text", "translation-picture"],
  ["a missing heading", "### La lista\n\n", "", "text", "translation-heading"],
  ["left-over markup", "- Otra", "•\u00a0Otra", "text", "list-mark"],
  [
    "left-over markup in a field",
    "¿Qué pregunta es la número 3?",
    "La **qué**",
    "questions[2].question",
    "emphasis-markup",
  ],
  [
    "another id",
    "id: deposit",
    "id: down-payment",
    "groups[0].entries[0].id",
    "translation-order",
    faq,
  ],
  ["a list in place of fields", "", "- title: Uno\n", "front matter", "field-invalid-type", faq],
  ["words in place of fields", "", "Solo palabras\n", "front matter", "field-invalid-type", faq],
])("reports %s", async (_what, from, to, field, code, file = spanish) => {
  const { found } = await checked(
    from === "" ? (files) => (files[file] = to) : replace(file, from, to),
  );
  expect(found).toMatchObject([{ file, field, code }]);
  expect(found[0]?.remedy).toMatch(/./);
});

test("a line of the text is told for what is wrong with a line", async () => {
  const { found } = await checked(replace(spanish, "- Otra", "- Otra **vez: **"));
  expect(found).toMatchObject([{ line: 32, code: "emphasis-markup" }]);
});
