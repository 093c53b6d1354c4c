/** @jest-environment node */
import { readFileSync } from "node:fs";
import * as markdown from "prettier/plugins/markdown";
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { parse } from "yaml";
import { formattedContent } from "../../../scripts/schemas/format-content";
import { kindNamed } from "../../../src/content/registry";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { withoutBlanks, writeData, writePage } from "../../../src/content/write-content";
import { readAs } from "../../support/content-fixture";

/** Formats as `npm run format` does; jest cannot load the rest of prettier. */
const formatted = (text: string, filepath: string) =>
  format(text, { printWidth: 100, filepath, plugins: [markdown, yamlPlugin] });

const article = kindNamed("article");
const daiso = "content/build-process/daiso/index.md";

test("every content file is as the editor would write it, or npm run format has to be run", async () => {
  const files = await formattedContent(process.cwd());
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const { file, text } of files)
    expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
});

test("Prettier does not change what the editor writes", async () => {
  for (const { file, text } of await formattedContent(process.cwd())) {
    expect([file, await formatted(text, file)]).toEqual([file, text]);
  }
});

test("the order of fields, quotes and folded lines make no difference", () => {
  const text = readFileSync(daiso, "utf8");
  const { yaml, body } = splitFrontMatter(text)!;
  const data = parse(yaml) as Record<string, unknown>;
  const shuffled = Object.fromEntries(Object.entries(data).reverse());
  expect(writePage(kindNamed("buildRecap"), shuffled, `\n\n${body}\n\n\n`)).toBe(text);
});

test.each([
  ["a colon", "Sample log: twelve weeks"],
  ["quotes", `He said "yes" and 'no'`],
  ["a number", "89103"],
  ["a date", "2026-11-20"],
  ["a YAML keyword", "yes"],
  ["nothing", ""],
  ["a hash", "Suite # 4, #5"],
  ["a comment at its end", "Suite #"],
  ["leading and trailing spaces", "  words  "],
  ["lists in a long text", `${"word ".repeat(20)}\n\n- one\n- two\n\n${"word ".repeat(30)}end`],
  ["a long line and then indented ones", `${"word ".repeat(30)}\n    code\n  more\nend`],
  ["emoji and accents", "Señor 👷🏽‍♀️ Ñúñez 李"],
  ["a long address", `https://example.com/${"a".repeat(120)}`],
])("a text with %s is read back as it was written", async (_name, summary) => {
  const text = writePage(article, { title: "A title", summary, checked: "2026-11-20" }, "Words.");
  for (const version of [text, await formatted(text, "content/blog/a/index.md")])
    expect((parse(splitFrontMatter(version)!.yaml) as { summary: string }).summary).toBe(summary);
});

test("unknown fields are kept, last, for the check to report", () => {
  const text = writePage(article, { subtitle: "More", title: "A title" }, "Words.");
  expect(text.split("\n").slice(2, 4)).toEqual(["title: A title", "subtitle: More"]);
  const { mistakes } = readAs("article", text, "a");
  expect(mistakes.map(({ field, line }) => [field, line])).toContainEqual(["subtitle", 4]);
});

test("YAML files keep their introductory comment", () => {
  const text = readFileSync("content/faq.yml", "utf8");
  expect(writeData(kindNamed("faq"), parse(text))).toBe(text);
  expect(text.split("\n")[1]).toMatch(/^# To add a question/);
});

test("blank fields of a form are left out, but required lists and groups are kept for the check to report", () => {
  const written = withoutBlanks(kindNamed("buildRecap").schema, {
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
