/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { formatOf } from "../../../src/editor/format";
import { placeOf } from "../../../src/content/paths";
import { kindNamed } from "../../../src/content/registry";
import { walkFiles } from "../../../src/content/walk-files";
import { newContent } from "../../../scripts/new/run";
import { formattedContent } from "../../../scripts/schemas/format-content";
import { contentProject } from "../../support/content-fixture";
import { join } from "node:path";
import { stringify } from "yaml";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

test("opening and saving a file in the editor does not change it", async () => {
  const names = await walkFiles("content");
  expect(names.filter((name) => placeOf(name)).length).toBeGreaterThanOrEqual(24);
  for (const name of names) {
    const kind = placeOf(name)?.kind;
    if (!kind) continue;
    const text = readFileSync(`content/${name}`, "utf8");
    const { fromFile, toFile } = formatOf(kind);
    expect([name, toFile(fromFile(text))]).toEqual([name, text]);
  }
});

test("opening and saving a draft of npm run new does not change it", async () => {
  const project = await contentProject();
  const args = { kind: "recap", title: "Pool House", flags: {}, today: "2026-11-20" };
  await newContent(project.root, args, { ask: undefined, say: () => undefined });
  const text = readFileSync(
    join(project.root, "content/build-process/pool-house/index.md"),
    "utf8",
  );
  const { fromFile, toFile } = formatOf(kindNamed("buildRecap"));
  expect(toFile(fromFile(text))).toBe(text);
  await project.remove();
});

test("a file is formatted in the same way whether written in the editor, by npm run new or by hand", async () => {
  const project = await contentProject();
  const args = { kind: "recap", title: "Pool House", flags: {}, today: "2026-11-20" };
  await newContent(project.root, args, { ask: undefined, say: () => undefined });
  const name = "content/build-process/pool-house/index.md";
  const file = join(project.root, name);
  const byCommand = readFileSync(file, "utf8");
  const { fromFile, toFile } = formatOf(kindNamed("buildRecap"));
  const { body, ...fields } = fromFile(byCommand);

  // As a text editor may leave it.
  const backwards = Object.fromEntries(Object.entries(fields).reverse());
  const style = { defaultStringType: "QUOTE_SINGLE", lineWidth: 40, indent: 4 } as const;
  const byHand = `---\n${stringify(backwards, style)}---\n\n\n${String(body)}\n\n`;
  writeFileSync(file, byHand.replace(/\n/g, "\r\n"));
  const formatted = (await formattedContent(project.root)).find((other) => other.file === name);
  expect(formatted?.text).toBe(byCommand);

  // As a form returns it.
  expect(toFile({ ...backwards, heading: "", beforeAfter: [], body: `\n${String(body)}` })).toBe(
    byCommand,
  );
  await project.remove();
});

test("spaces, line breaks, blank fields and names of pictures are normalized", () => {
  const text = formatOf(kindNamed("article")).toFile({
    title: "  A title ",
    heading: "",
    summary: "One line\n that was pasted\nin three",
    hero: { src: "photo.jpg", alt: "What it shows", caption: "" },
    related: { services: [], buildRecaps: [], articles: [] },
    sources: [],
    draft: false,
    updated: "",
    body: "\n## Words\n\n",
  });
  expect(text).toBe(`---
# yaml-language-server: $schema=../../../schemas/article.schema.json
title: A title
summary: One line that was pasted in three
hero:
  src: ./photo.jpg
  alt: What it shows
---

## Words
`);
});

test("list markers become hyphens, in the text and in fields, but not in code and emphasis", () => {
  const body = "* one\n  * two\n\n*Words*\n\n```\n* code\n```\n\n* three";
  const { toFile, fromFile } = formatOf(kindNamed("buildRecap"));
  const form = fromFile(toFile({ body, lessons: [{ title: "A", text: "Words:\n\n* one" }] }));
  expect(form.body).toBe("- one\n  - two\n\n*Words*\n\n```\n* code\n```\n\n- three");
  expect(form.lessons).toEqual([{ title: "A", text: "Words:\n\n- one" }]);
});

test("a Markdown field keeps its line breaks", () => {
  const { toFile, fromFile } = formatOf(kindNamed("faq"));
  const answer = "First paragraph.\n\n- one\n- two";
  const groups = [
    {
      id: "a",
      title: "Group",
      entries: [{ id: "b", question: "Q?", answer, checked: "2026-11-20" }],
    },
  ];
  expect(fromFile(toFile({ groups }))).toEqual({ groups });
});

test("a change in the editor keeps comments, and changes only its own line", () => {
  const file = "content/services/casino/index.md";
  const text = readFileSync(file, "utf8")
    .replace("\ntitle: ", "\n# As on the sign.\ntitle: ")
    .replace("\norder: 7\n", "\norder: 7 # after hotels\n");
  const { fromFile, toFile } = formatOf(kindNamed("service"));
  const form = fromFile(text);
  expect(toFile(form)).toBe(text);
  const changed = toFile({ ...form, title: "Casinos" }).split("\n");
  const before = text.split("\n");
  expect(changed.filter((line) => !before.includes(line))).toEqual(["title: Casinos"]);
  expect(changed).toHaveLength(before.length);
});

test("a file that cannot be read is refused with the reason", () => {
  expect(() => formatOf(kindNamed("article")).fromFile("no front matter")).toThrow(
    "no front matter",
  );
  expect(() => formatOf(kindNamed("faq")).fromFile("a: [")).toThrow("cannot be read as YAML");
});

test("a file with a byte order mark and CRLF line ends opens, and is saved without them", () => {
  for (const [kind, file] of [
    ["service", "content/services/casino/index.md"],
    ["faq", "content/faq.yml"],
  ] as const) {
    const text = readFileSync(file, "utf8");
    const { fromFile, toFile } = formatOf(kindNamed(kind));
    expect(toFile(fromFile(`\ufeff${text.replaceAll("\n", "\r\n")}`))).toBe(text);
  }
});
