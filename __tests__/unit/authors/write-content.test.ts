/** @jest-environment node */
import { readFileSync } from "node:fs";
import * as markdown from "prettier/plugins/markdown";
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { parse } from "yaml";
import { formattedContent } from "../../../scripts/schemas/format-content";
import { dataKindNamed, pageKindNamed } from "../../../src/content/registry";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { withoutBlanks, writeData, writePage } from "../../../src/content/write-content";
import { readAs } from "../../support/content-fixture";

/** What `npm run format` does with a file; jest cannot load the rest of prettier. */
const formatted = (text: string, filepath: string) =>
  format(text, { printWidth: 100, filepath, plugins: [markdown, yamlPlugin] });

const article = pageKindNamed("article");
const daiso = "content/build-process/daiso/index.md";

test("every content file is as the editor would write it; npm run format mends it", async () => {
  const files = await formattedContent(process.cwd());
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const { file, text } of files)
    expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
});

test("formatting leaves what is written here as it is, byte for byte", async () => {
  for (const { file, text } of await formattedContent(process.cwd())) {
    expect([file, await formatted(text, file)]).toEqual([file, text]);
  }
});

test("the order in which fields were written, quotes and folds do not matter", () => {
  const text = readFileSync(daiso, "utf8");
  const { yaml, body } = splitFrontMatter(text)!;
  const data = parse(yaml) as Record<string, unknown>;
  const shuffled = Object.fromEntries(Object.entries(data).reverse());
  expect(writePage(pageKindNamed("buildRecap"), shuffled, `\n\n${body}\n\n\n`)).toBe(text);
});

test.each([
  ["a colon", "Sample log: twelve weeks"],
  ["quotes", `He said "yes" and 'no'`],
  ["a number", "89103"],
  ["a day", "2026-11-20"],
  ["a word of YAML", "yes"],
  ["nothing", ""],
  ["a hash", "Suite # 4, #5"],
  ["a comment at its end", "Suite #"],
  ["leading and trailing spaces", "  words  "],
  ["lists in a long text", `${"word ".repeat(20)}\n\n- one\n- two\n\n${"word ".repeat(30)}end`],
  ["a long line and then indented ones", `${"word ".repeat(30)}\n    code\n  more\nend`],
  ["emoji and accents", "Señor 👷🏽‍♀️ Ñúñez 李"],
  ["a long address", `https://example.com/${"a".repeat(120)}`],
])("a text with %s is read as it was written", async (_name, summary) => {
  const text = writePage(article, { title: "A title", summary, checked: "2026-11-20" }, "Words.");
  for (const version of [text, await formatted(text, "content/blog/a/index.md")])
    expect((parse(splitFrontMatter(version)!.yaml) as { summary: string }).summary).toBe(summary);
});

test("what the schema does not know is kept, last, for the check to tell", () => {
  const text = writePage(article, { subtitle: "More", title: "A title" }, "Words.");
  expect(text.split("\n").slice(2, 4)).toEqual(["title: A title", "subtitle: More"]);
  const { mistakes } = readAs("article", text, "a");
  expect(mistakes.map(({ field, line }) => [field, line])).toContainEqual(["subtitle", 4]);
});

test("YAML files keep the words at their top", () => {
  const text = readFileSync("content/faq.yml", "utf8");
  expect(writeData(dataKindNamed("faq"), parse(text))).toBe(text);
  expect(text.split("\n")[1]).toMatch(/^# To add a question/);
});

test("blanks of a form are left out; required lists and groups stay, for the check to tell", () => {
  const written = withoutBlanks(pageKindNamed("buildRecap").schema, {
    title: "",
    heading: "",
    hero: { src: "./a.jpg", alt: "", caption: "" },
    related: { services: [], articles: undefined },
    beforeAfter: [],
    lessons: [],
    phases: [{ weeks: "Week 0", picture: { src: "", alt: "", caption: "" } }],
    draft: false,
  });
  expect(written).toEqual({
    hero: { src: "./a.jpg" },
    phases: [{ weeks: "Week 0" }],
    lessons: [],
  });
});
