import { readFigures } from "../../../scripts/words/rule-figures";
import { readMarkdown } from "../../../scripts/words/markdown";
import type { Page } from "../../../scripts/words/page";

const rules = [
  {
    id: "deposit-cap",
    figures: [
      { value: 1000, unit: "dollars" as const, of: "deposit" },
      { value: 10, unit: "percent" as const, of: "price" },
    ],
  },
];

const page = (markdown: string, file = "content/services/x/index.md"): Page => ({
  kind: "service",
  file,
  path: "/services/x",
  lines: markdown.split("\n"),
  passages: readMarkdown(markdown, { field: "body", line: 1 }).passages,
  pictures: [],
  stamps: [],
  data: {},
});

const messages = (markdown: string, exceptions: Parameters<typeof readFigures>[2] = []) =>
  readFigures([page(markdown)], rules, exceptions).findings.map(
    ({ line, message }) => `${line}: ${message}`,
  );

it("finds a rule's figure in prose and names the rule", () => {
  expect(messages("Fine.\n\nThe deposit is a tenth of the price.")).toEqual([
    expect.stringMatching(
      /^3: “a tenth” belongs to the rule deposit-cap: write it as :rule\[…\]\{#deposit-cap\}/,
    ),
  ]);
});

it("accepts the figure through the rule", () => {
  const { uses, findings } = readFigures(
    [page("The deposit is :rule[$1,000 or 10 percent]{#deposit-cap} at most.")],
    rules,
    [],
  );
  expect(findings).toEqual([]);
  expect(uses).toMatchObject([
    { figures: ["$1,000", "10 percent"], rules: ["deposit-cap", "deposit-cap"] },
  ]);
});

it("finds words of a rule that say what the rule does not", () => {
  expect(messages("The deposit is :rule[15 percent]{#deposit-cap} at most.")).toEqual([
    "1: the words “15 percent” say “15 percent”, which the rule deposit-cap does not",
  ]);
});

it("finds a figure that belongs to no rule and to no listed sort", () => {
  expect(messages("Pay 35 percent now.")).toEqual([
    expect.stringContaining("“35 percent” belongs to no rule"),
  ]);
  expect(messages("A door of 36 inches.")).toEqual([]);
});

it("lets a listed sentence stand, and reports an exception that excuses nothing", () => {
  const exception = { file: "services/x", words: "raised by 10 percent", why: "an example" };
  expect(messages("The price was raised by 10 percent.", [exception])).toEqual([]);
  expect(messages("Nothing here.", [exception])).toEqual([
    expect.stringContaining("“raised by 10 percent” in services/x excuses nothing any more"),
  ]);
});
