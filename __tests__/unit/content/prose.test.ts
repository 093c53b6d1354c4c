/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import unified from "unified";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { parseMarkdown } from "../../../src/content/markdown";
import { ruleDirectives } from "../../../src/content/rule-directive";
import { walkFiles } from "../../../src/content/walk-files";

const parser = unified().use(remarkParse).use(remarkGfm).use(ruleDirectives);
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree)) as unknown;

/** Plain lines skip the parser, which must make no difference. */
const expectSame = (text: string) =>
  expect(plain(parseMarkdown(text))).toEqual(plain(parser.parse(text)));

test.each([
  "A plain sentence, with commas; and more.",
  "Ends with a space ",
  "Two  spaces",
  "x",
  "É",
  "Visit www.example.com for more",
  "See WWW.example.com.",
  "Mail a@b.example",
  "https://a.example",
  "No. 1. And 2) too",
  "a - b -- c – d — e",
  "A *word* and _another_",
  "A\nsetext\n---",
  "A ~ b",
  "R&amp;D",
  "f(x) = 100 % of $5!",
  "![not](./a.jpg)",
  "",
  "1. A list",
  "- A list",
  "Tab\there",
  "The “quoted” and the 'other'",
  "No-break\u00a0space",
  "Ends in a backslash\\",
  "Emoji 😀 inside",
])("%j is parsed as by the parser", expectSame);

test("each line of the content is parsed as by the parser", async () => {
  const names = (await walkFiles("content")).filter((name) => /\.(md|yml)$/.test(name));
  const lines = names.flatMap((name) =>
    readFileSync(path.join("content", name), "utf8")
      .split("\n")
      .flatMap((line) => [line, line.replace(/^[\s>-]*(?:\w+: )?/, "")]),
  );
  for (const line of new Set(lines)) expectSame(line);
});
