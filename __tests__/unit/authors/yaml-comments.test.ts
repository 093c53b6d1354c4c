/** @jest-environment node */
import { Document, parse } from "yaml";
import { commentsIn, keepComments } from "../../../src/content/yaml-comments";

const original = `# The facts of the page.
title: A title # shown in the tab
# Ask the office before changing this.
description: >- # two sentences
  Words that are folded
  over two lines.
hero: # from the library
  # 2400 pixels wide
  src: ./a.jpg
  # caption: to be written
sources:
  # The board's own page.
  - title: The board # checked
    url: https://board.example
  # The code.
  - title: The code
    # Chapter 3.
    url: https://code.example
  # - title: Not published yet
items:
  # The first thing.
  - one # before anything else
  - two
# The last word.
`;

const written = (data: unknown, before: string) => {
  const document = new Document(data);
  keepComments(document, before, () => false);
  return document.toString();
};
const rewritten = (change: (data: Record<string, never>) => void = () => undefined) => {
  const data = parse(original) as Record<string, never>;
  change(data);
  return written(data, original);
};

/** Returns the line that contains some words, trimmed. */
const lineWith = (yaml: string, words: string) =>
  yaml
    .split("\n")
    .find((line) => line.includes(words))
    ?.trim();
const lineAfter = (yaml: string, words: string) => {
  const lines = yaml.split("\n");
  return lines[lines.findIndex((line) => line.includes(words)) + 1]?.trim();
};

test("every comment is kept in its place, however often the file is rewritten", () => {
  const once = rewritten();
  expect(commentsIn(once)).toEqual(commentsIn(original));
  expect(parse(once)).toEqual(parse(original));
  expect(written(parse(once), once)).toBe(once);
  expect(lineWith(once, "# shown")).toBe("title: A title # shown in the tab");
  expect(lineAfter(once, "# 2400")).toBe("src: ./a.jpg");
  expect(lineAfter(once, "# - title")).toBe("items:");
});

test("a changed value changes only its own line", () => {
  const before = rewritten().split("\n");
  const after = rewritten((data) => Object.assign(data, { title: "Another" })).split("\n");
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "title: Another # shown in the tab",
  ]);
});

test("comments follow their entry when others are added, removed or changed", () => {
  const yaml = rewritten((data: Record<string, unknown[]>) => {
    data.items!.unshift("zero");
    data.sources![1] = { title: "The new code", url: "https://code.example" };
    data.sources!.unshift({ title: "First", url: "https://first.example" });
  });
  expect(commentsIn(yaml).sort()).toEqual(commentsIn(original).sort());
  expect(lineAfter(yaml, "# The first thing.")).toBe("- one # before anything else");
  expect(lineAfter(yaml, "# The code.")).toBe("- title: The new code");
  expect(lineAfter(yaml, "# Chapter 3.")).toBe("url: https://code.example");
});

test("a comment above a removed field moves to the next one", () => {
  const yaml = rewritten((data) => delete (data as Partial<typeof data>).description);
  expect(lineAfter(yaml, "# Ask the office")).toMatch(/^hero:/);
});

test("comments of a removed entry move to the next one, except those beside its values", () => {
  const yaml = rewritten((data: Record<string, unknown[]>) => data.sources!.shift());
  expect(commentsIn(yaml).sort()).toEqual(
    commentsIn(original)
      .filter((line) => line !== " checked")
      .sort(),
  );
  expect(lineAfter(yaml, "# The board's own page.")).toBe("# The code.");
  expect(lineAfter(yaml, "# The code.")).toBe("- title: The code");
});

test("a comment after one that ends an entry stays above what comes next", () => {
  const yaml = `sources:
  - title: The board
    pages:
      - one
      # not two
    # Where it is.
    url: https://board.example
    # not archived
  # The code.
  - title: The code
    # no address yet
# The hours.
hours: nine to five
`;
  expect(written(parse(yaml), yaml)).toBe(yaml);
  const { sources, hours } = parse(yaml) as { sources: unknown[]; hours: string };
  expect(written({ sources: sources.slice(1), hours }, yaml)).toContain(
    "# The code.\n  - title: The code\n",
  );
});

test("a hash inside a text is no comment", () => {
  const yaml = 'a: "Suite #5"\nb: Suite#5\nc: |\n  # words\nd: 1 # one\n';
  expect(commentsIn(yaml)).toEqual([" one"]);
});
