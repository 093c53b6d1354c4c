import { lineOf } from "../../../scripts/words/page";
import { service } from "./pages";
import { readContentFile } from "../../../scripts/words/content-file";

const page = service(
  [
    "## What decides *cost*?",
    "",
    "Ask the [health district](https://www.snhd.info)",
    "and see [our log][log], **then** `sign`.",
    "",
    "- First item",
    "",
    "| Part | Limit |",
    "| --- | --- |",
    "| Wall | 12 ft |",
    "",
    '![A wall with open studs](./wall.jpg "Illustration: the wall")',
    "",
    "[log]: /build-process/daiso",
  ].join("\n"),
  `
title: Casino
hero:
  src: ./casino.jpg
  alt: A gaming floor behind a dust wall
promise: >-
  You keep the floor open
  while we build.
faq:
  - question: How long?
    answer: |
      It depends on the [permit](/faq#permit).

      Ask us.
sources:
  - title: The Board
    url: https://www.nvcontractorsboard.com
checked: 2026-11-20
`,
);

test("kind and address come from the file's folder and name", () => {
  expect(page).toMatchObject({ kind: "service", path: "/services/casino" });
  expect(() => readContentFile("content/other/a/index.md", "")).toThrow("no kind of content");
});

test("the passages are the visible texts", () => {
  expect(
    page.passages.filter(({ field }) => field === "body").map(({ role, text }) => [role, text]),
  ).toEqual([
    ["heading", "What decides cost?"],
    ["prose", "Ask the health district and see our log, then sign."],
    ["item", "First item"],
    ["cell", "Part"],
    ["cell", "Limit"],
    ["cell", "Wall"],
    ["cell", "12 ft"],
    ["alt", "A wall with open studs"],
    ["caption", "Illustration: the wall"],
  ]);
});

test("links have their words and addresses, references too", () => {
  const links = page.passages.flatMap(({ links }) => links);
  expect(links).toEqual(
    expect.arrayContaining([
      { text: "health district", url: "https://www.snhd.info" },
      { text: "our log", url: "/build-process/daiso" },
      { text: "permit", url: "/faq#permit" },
    ]),
  );
});

test("the fields of the front matter are read with their roles", () => {
  const role = (field: string) =>
    page.passages.filter((one) => one.field === field).map((one) => one.role);
  expect(role("title")).toEqual(["heading"]);
  expect(role("promise")).toEqual(["prose"]);
  expect(role("faq.0.question")).toEqual(["question"]);
  expect(role("faq.0.answer")).toEqual(["answer", "answer"]);
  expect(role("sources.0.title")).toEqual(["source"]);
  expect(role("hero")).toEqual(["alt"]);
});

test("line numbers are the file's", () => {
  const at = (text: string) => {
    const passage = page.passages.find((one) => one.text.includes(text))!;
    return lineOf(page, passage, text);
  };
  const line = (text: string) => page.lines.findIndex((one) => one.includes(text)) + 1;
  for (const text of ["while we build", "our log", "Limit", "Ask us", "A wall with open studs"]) {
    expect([text, at(text)]).toEqual([text, line(text.split(" ").slice(0, 2).join(" "))]);
  }
  expect(page.pictures.find(({ src }) => src === "./casino.jpg")?.line).toBe(
    line("src: ./casino.jpg"),
  );
});

test("dates are read", () => {
  expect(page.stamps).toMatchObject([{ name: "checked", value: "2026-11-20" }]);
});

test("front matter that cannot be read is an error with the file's name", () => {
  expect(() => service("Text.", "title: [")).toThrow("content/services/casino/index.md");
});
