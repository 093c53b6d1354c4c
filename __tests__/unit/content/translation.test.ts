/** @jest-environment node */
import { stringify } from "yaml";
import { markTranslated, translationReport, withSource } from "../../../scripts/translations";
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
  sourceOf,
  translatable,
} from "../../../src/content/translation";
import type { Files } from "../../support/content-fixture";
import { checked, edit, english, page, project, spanish } from "../../support/translation-fixture";

test("a translation is a file beside its original", () => {
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

test("a valid translation has no mistake, except that it is not marked", async () => {
  const { found, states, pages, mistakes } = await checked();
  expect(found).toEqual([]);
  // A translation is not a page.
  expect(pages.map(({ file }) => file)).not.toContain(spanish);
  expect(states.filter(({ state }) => state !== "missing").map(({ file }) => file)).toEqual([
    "content/faq.es.yml",
    spanish,
  ]);
  expect(mistakes).toContainEqual({
    ...{ file: spanish, line: 1, field: "source", problem: "is missing" },
    code: "translation-unmarked",
    remedy: expect.stringContaining(`--translated ${spanish}`),
  });
});

test("translations without an original and unreadable ones are reported", async () => {
  const { found } = await checked((files) => {
    files["content/planner/none.es.yml"] = "x: 1\n";
    files["content/blog/none/index.es.md"] = page;
    files["content/faq.es.yml"] = "groups: [\n";
    files[spanish] = "no front matter";
  });
  expect(found).toMatchObject([
    { file: "content/blog/none/index.es.md", problem: expect.stringContaining("is not there") },
    { file: "content/faq.es.yml", field: "yaml" },
    { file: "content/planner/none.es.yml", problem: expect.stringContaining("lies where no page") },
    { file: spanish, problem: "has no front matter" },
  ]);
});

test("a change of the original makes a translation stale, which is reported but no mistake", async () => {
  const { root, remove } = await project();
  const { states } = await checkContent(root);
  const source = states.find(({ file }) => file === spanish)?.source ?? "";
  await remove();
  const marked = (files: Files) => (files[spanish] = withSource(String(files[spanish]), source));
  const whole = await checked(marked);
  expect(whole.states.find(({ file }) => file === spanish)).toMatchObject({ state: "complete" });

  // Another line break or date does not change the text.
  const broken = await checked((files) => {
    marked(files);
    edit(english, "the deposit is", "the deposit\nis")(files);
    edit(english, "checked: 2026-11-20", "checked: 2026-11-19")(files);
  });
  expect(broken.states.find(({ file }) => file === spanish)).toMatchObject({ state: "complete" });

  const changed = await checked((files) => {
    marked(files);
    edit(english, "### The list", "#### A list")(files);
    edit(english, "- Another", "- Another\n\n### A third")(files);
  });
  expect(changed.found).toEqual([]);
  const state = changed.states.find(({ file }) => file === spanish);
  expect(state).toMatchObject({ state: "stale", mistakes: [{ field: "text" }] });
  const report = translationReport(changed.states);
  expect(report).toContain(`${spanish}  stale: its original has changed since it was translated`);
  expect(report.join("\n")).toMatch(
    /has the headings h2 h3 [^]*\d+ translations: 1 stale, 1 unmarked, \d+ missing\.$/,
  );
});

test("a file is marked only if it has no mistakes", async () => {
  const { root, remove } = await project(edit(spanish, "### La", "#### La"));
  const mark = async () => markTranslated(root, spanish, (await checkContent(root)).states);
  expect(await mark()).toMatchObject({ done: false, message: expect.stringContaining("h4") });
  const { readFile, writeFile } = await import("node:fs/promises");
  const text = await readFile(`${root}/${spanish}`, "utf8");
  await writeFile(`${root}/${spanish}`, text.replace("#### La", "### La"));
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
  [
    "\ufeff---\r\ntitle: A\r\n---\r\nsource: mine\r\n",
    '\ufeff---\r\nsource: "x"\r\ntitle: A\r\n---\r\nsource: mine\r\n',
  ],
  [
    '---\ntitle: A\nsource: "old"\n---\n\nsource: mine\n',
    '---\nsource: "x"\ntitle: A\n---\n\nsource: mine\n',
  ],
  ["---\n---\nBody\n", '---\nsource: "x"\n---\nBody\n'],
  ["\ufeffgroups:\r\n  - source: a\r\n", '\ufeffsource: "x"\r\ngroups:\r\n  - source: a\r\n'],
])("fault 3: a mark changes one line of the fields and nothing else: %j", (text, marked) => {
  expect(withSource(text, "x")).toBe(marked);
  expect(withSource(marked, "x")).toBe(marked);
});

test("every original, used as its own translation, has no mistakes", async () => {
  const { pages, data } = await readFiles(process.cwd());
  const all = [...pages, ...data].filter(({ kind }) => isTranslatable(kind));
  expect(all.length).toBeGreaterThan(35);
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
    const merged = JSON.stringify(
      inWordsOf(content.data, translation?.data),
      (key, value: unknown) => (key === "original" ? undefined : value),
    );
    expect(JSON.parse(merged)).toEqual(JSON.parse(JSON.stringify(content.data)));
    expect(sourceOf(content)).toMatch(/^[0-9a-f]{16}$/);
  }
});

test.each([
  ["- title: Uno\n", "is a list, not a group of fields"],
  ["Solo palabras\n", "is a text, not a group of fields"],
])("a translation without fields is reported: %j", async (text, problem) => {
  const { found } = await checked((files) => (files["content/faq.es.yml"] = text));
  expect(found).toContainEqual(
    expect.objectContaining({ file: "content/faq.es.yml", line: 1, problem }),
  );
});
