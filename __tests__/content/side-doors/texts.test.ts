/**
 * Texts and YAML that a stranger's pull request could bring: every one is a mistake with its file,
 * and none crashes the check or keeps it busy.
 */
import { stringify } from "yaml";
import { sourceFaults } from "../../../src/content/source-faults";
import { expectWithin, worstFrontMatter, worstText } from "../../support/budgets";
import {
  about,
  append,
  casino,
  mistakesAfter,
  replace,
  type Files,
} from "../../support/content-fixture";

const deep = 101;
const texts: Record<string, string> = {
  quotes: `${">".repeat(deep)} word`,
  "quotes with blanks": `${"> ".repeat(deep)}word`,
  lists: `${"- ".repeat(deep)}word`,
  "lists by lines": Array.from({ length: deep }, (_, level) => `${"  ".repeat(level)}- x`).join(
    "\n",
  ),
  "bold elements": `${"<b>".repeat(deep)}word`,
  "divisions on lines": "<div>\n".repeat(deep),
  "elements in capitals": "<DIV >".repeat(deep),
  "numbered lists": `${"1. ".repeat(deep)}word`,
  "numbered lists in quotes": `${"> 1. ".repeat(deep)}word`,
  "numbered lists in a list": `- a\n  ${"1) ".repeat(deep)}word`,
  "quotes without words": ">".repeat(deep),
  "lists without words": "+ ".repeat(deep),
  "elements that others end": "<b></i> ".repeat(deep),
  "tags on two lines": "<b\n>".repeat(deep),
  "quotes after an old end of a line": `word\r${"> ".repeat(deep)}word`,
  "instructions that stay open": "a <? ".repeat(1_001),
  "declarations that stay open": "<!a ".repeat(1_001),
  "details in quotes": `> ${"<details>".repeat(deep)}`,
  "a data address": `![A photo](data:image/png;base64,${"A".repeat(40_000)})`,
  "base64 alone": "QUJD".repeat(25_000),
  asterisks: "*".repeat(5_000),
  "opened brackets": "[".repeat(5_000),
  backticks: "`".repeat(5_000),
  "a long address": `https://example.com/${"a/".repeat(300)}`,
  "asterisks in words": "a*b ".repeat(20_000),
  "double asterisks in words": "a**b ".repeat(20_000),
  underscores: "a_ ".repeat(20_000),
  tildes: "a~b ".repeat(20_000),
  "ends of links": "a](b ".repeat(12_000),
  "asterisks on lines": "a*b\n".repeat(20_000),
  "thousands of headings": "# a\n".repeat(20_000),
  "thousands of underlined headings": "a\n===\n".repeat(10_000),
  "thousands of lines of a list": "- a\n".repeat(20_000),
  "thousands of quotes": "> a\nb\n".repeat(13_000),
  "thousands of headings with old ends of lines": "# a\r".repeat(20_000),
  "elements with names that no element has": "<b.> x ".repeat(1000),
  "elements of another language": "<b:> ".repeat(3000),
  "elements with a quote in their names": '<b"> '.repeat(150),
  "cells inside of a drawing": `<svg>\n${"<td> ".repeat(150)}`,
  "a word of emoji": "🏠".repeat(400),
  "a file without an end": "word ".repeat(80_000),
};

test.each(Object.entries(texts))("%s are told with file and line", async (_kind, text) => {
  const mistakes = await mistakesAfter(append(casino, text));
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      file: casino,
      code: expect.stringMatching(/^(?:nested|word-long|file-long|signs)$/) as string,
      line: expect.any(Number) as number,
    }),
  );
});

test("a text on one line of YAML is as deep as it would be in a text", () => {
  const faults = sourceFaults(`groups:\n  - answer: "${"> ".repeat(deep)}word"\n`, "list");
  expect(faults).toEqual([expect.objectContaining({ code: "nested", line: 2 })]);
});

/** Gives the casino a description, as it is written in YAML. */
const described = (value: string) => (files: Files) => {
  const text = String(files[casino]);
  files[casino] = text.replace(/^description: .*$/m, () => `description: ${value}`);
};

const hiddenDepths: Record<string, string> = {
  "folded lines": `>-\n${`    ${"> ".repeat(40)}\n`.repeat(4)}    word`,
  "characters by their numbers": `"${"\\x3e ".repeat(120)}word"`,
  "lines that are escaped": `"${"- \\\n    ".repeat(120)}word"`,
};

test.each(Object.entries(hiddenDepths))(
  "a text of YAML that only becomes deep when it is read, by %s, is told with its field",
  async (_kind, value) => {
    const mistakes = await mistakesAfter(described(value));
    expect(mistakes).toContainEqual(
      expect.objectContaining({ file: casino, code: "nested", field: "description" }),
    );
  },
);

const slow: Record<string, string> = {
  "headings, as many as may be": "## a\n".repeat(900),
  "underlined headings": "a\n===\n".repeat(450),
  "asterisks, as many as may be": `${"a*b ".repeat(990)}\n\n`.repeat(9),
  "marks of code": `${"a ` ".repeat(990)}\n\n`.repeat(9),
  "tables, as many as may be":
    `${"| a ".repeat(9)}|\n${"| - ".repeat(9)}|\n${`${"| a ".repeat(9)}|\n`.repeat(90)}\n`.repeat(
      9,
    ),
  "addresses of mail": "a@b.co ".repeat(5_400),
  "pairs of elements": "<b>a</b> ".repeat(4_200),
  "lists in lists":
    `${Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}- x`).join("\n")}\n\n`.repeat(
      22,
    ),
  "links on a line": "[a](/contact) ".repeat(2_000),
  "opened links": "[a](".repeat(100).concat(" ").repeat(40),
  "half of bold": "a** ".repeat(5_000),
  "half of emphasis": "_a ".repeat(5_000),
  "a table of many columns": `${"| a ".repeat(1_000)}|\n${"| - ".repeat(1_000)}|\n`,
  "comments that stay open": "<!-- a ".repeat(2_000),
  "attributes that stay open": `<a href=" `.repeat(2_000),
  footnotes: Array.from({ length: 500 }, (_, note) => `a[^${note}]\n\n[^${note}]: b\n`).join("\n"),
  "references to nothing": "[a][b] ".repeat(3_000),
  entities: "&amp; &#x41; &nosuch; ".repeat(1_600),
  rules: ":rule[a]{#b} ".repeat(1_000),
  braces: "{a} {{b}} { ".repeat(3_000),
  "empty lines": "\n".repeat(50_000),
  dollars: "$1,000 - $2,000 ".repeat(2_300),
};

/**
 * Returns the processor's time that a check of the casino's text with more at its end takes, in
 * milliseconds, and what it finds.
 */
async function timed(text: string) {
  const started = process.cpuUsage();
  const mistakes = await mistakesAfter(append(casino, text));
  const { user, system } = process.cpuUsage(started);
  return { mistakes, taken: (user + system) / 1000 };
}

test.each(Object.entries(slow))(
  "%s do not keep the check busy",
  async (_kind, text) => {
    await timed("");
    const without = await timed("");
    const { mistakes, taken } = await timed(text);
    expect(mistakes.filter(({ code }) => code === "crash")).toEqual([]);
    // Beside the check of the same project without the text, since machines differ.
    expectWithin(worstText, [{ name: "The check", size: Math.round(taken / without.taken) }]);
  },
  // What counts is the processor's time, of which other programs may leave little.
  120_000,
);

const yaml: Record<string, string> = {
  "aliases that multiply": `a: &a [x, x, x, x, x, x, x, x, x]\n${"bcdefghi"
    .split("")
    .map((key, index) => `${key}: &${key} [${`*${"abcdefgh"[index]}, `.repeat(9)}x]`)
    .join("\n")}`,
  "brackets in brackets": `a: ${"[".repeat(2_000)}`,
  "braces in braces": `a: ${"{a: ".repeat(2_000)}`,
  "maps in maps": Array.from({ length: 120 }, (_, level) => `${" ".repeat(level)}a:`).join("\n"),
  "a prototype": "__proto__: { draft: true }\nconstructor: x",
  "a tag": "a: !!js/function 'function () {}'",
  "a merge": "<<: { draft: true }",
  "an alias of nothing": "a: *b",
  "an alias of itself": "a: &a [*a]",
  "a key that is a list": "? [a, b]\n: c",
  "thousands of fields": Array.from({ length: 5_000 }, (_, index) => `a${index}: b`).join("\n"),
  "thousands of fields on one line": `a: {${Array.from({ length: 15_000 }, (_, index) => `k${index}: 1`).join(", ")}}`,
  "a date as a title": "title2: 2026-01-01",
  "a second document": "---\na: b",
  "a directive": "%YAML 1.2",
  "an octal": "order2: 0o17",
  "an infinite number": "order2: .inf",
  "bytes in base64": "a: !!binary aGVsbG8=",
  "a null character": "a: \0",
  "a BOM": "\ufeffa: b",
  "a set": "a: !!set {a, b}",
};

test.each(Object.entries(yaml))("front matter with %s is told", async (_kind, text) => {
  const started = process.cpuUsage();
  const mistakes = await mistakesAfter(
    replace(casino, "title: Casino\n", `title: Casino\n${text}\n`),
  );
  const { user, system } = process.cpuUsage(started);
  expect(mistakes).not.toEqual([]);
  for (const { file, line, code } of mistakes) {
    expect(file).toMatch(/^content\//);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(code).not.toBe("crash");
  }
  expectWithin(worstFrontMatter, [{ name: "The check", size: (user + system) / 1000 }]);
});

test("of two files that cannot be read, both are told", async () => {
  const mistakes = await mistakesAfter((files) => {
    files["content/faq.yml"] = stringify({ groups: { length: 3 } });
    files["content/glossary.yml"] = "terms: 7\n";
  });
  const files = new Set(mistakes.map(({ file }) => file));
  for (const file of ["content/faq.yml", "content/glossary.yml"]) expect(files).toContain(file);
});

test.each(["(\\w+ ?)+!", "(a|aa)*b", "(?:a+){2,}", "(?:a|b){40}", "(?:\\w+ ){0,30}x"])(
  "the pattern of a claim %s, which may take for ever, is told",
  async (pattern) => {
    const file = "content/claims/made.yml";
    const claim = { id: "a", problem: "claims a thing of a test", remedy: "take it out of there" };
    const mistakes = await mistakesAfter((files) => {
      files[file] = stringify({ claims: [{ ...claim, patterns: [pattern] }] });
    });
    expect(mistakes).toContainEqual(
      expect.objectContaining({
        file,
        problem: expect.stringContaining("repeats a group") as string,
      }),
    );
  },
);

test.each(["(?:no|our) .*.*.*x", "\\w+ .*\\w+ .*!", "[^.]+ [^,]+ \\S+x"])(
  "the pattern of a claim %s, whose time grows faster than its sentence, is told",
  async (pattern) => {
    const claim = { id: "a", problem: "claims a thing of a test", remedy: "take it out of there" };
    const mistakes = await mistakesAfter((files) => {
      files["content/claims/made.yml"] = stringify({ claims: [{ ...claim, patterns: [pattern] }] });
    });
    expect(mistakes).toContainEqual(
      expect.objectContaining({
        problem: expect.stringContaining("without end more than twice") as string,
      }),
    );
  },
);

test("a text of thousands of elements that close another is told with its name", async () => {
  const mistakes = await mistakesAfter(append(about, "<b></i> ".repeat(4_500)));
  expect(mistakes).toContainEqual(expect.objectContaining({ file: about, code: "nested" }));
});
