/** Texts: their length, their headings and their HTML. */
import { readFileSync } from "node:fs";
import { append, casino, guide, replace, type Case } from "./case";

const log = "content/build-process/log/index.md";

export const texts: readonly Case[] = [
  {
    kind: "an article of 1,900 words",
    change: append(guide, "word ".repeat(600)),
    file: guide,
    at: "## First heading",
    field: "text",
    problem: /^has 1,9\d\d words: too many$/,
    remedy: /^write 1,200 to 1,800 words: cut/,
  },
  {
    kind: "a service with too few words",
    change: replace(casino, /(?:word ){600}/, ""),
    at: "## First heading",
    field: "text",
    problem: /^has \d\d words: too few$/,
    remedy: /^write 600 to 700 words: say/,
  },
  {
    kind: "an answer with too many words",
    change: replace("content/faq.yml", "answer: word", `answer: ${"word ".repeat(60)}word`),
    file: "content/faq.yml",
    at: "answer:",
    field: "groups[0].entries[0].answer",
    problem: /^has 10\d words: too many$/,
    remedy: /^write 40 to 90 words/,
  },
  {
    kind: "a skipped heading level",
    change: replace(casino, "### Second", "#### Second"),
    at: "#### Second",
    field: "text",
    problem: /from heading level 2 to 4/,
    remedy: /write ###$/,
  },
  {
    kind: "a heading of level 1",
    change: replace(casino, "## First", "# First"),
    at: "# First",
    field: "text",
    problem: /heading of level 1, “First heading”/,
    remedy: /begin with ##/,
  },
  {
    kind: "a heading with the id of a section of a service",
    change: append(casino, "## FAQ"),
    at: "## FAQ",
    field: "text",
    problem: /heading “FAQ”, whose id #faq the page already gives/,
    remedy: /in other words/,
  },
  {
    kind: "a heading with the id of a section of a recap",
    change: (files) => {
      files[log] = `${readFileSync("content/build-process/daiso/index.md", "utf8")}\n## Lessons\n`;
    },
    file: log,
    at: "## Lessons",
    field: "text",
    problem: /heading “Lessons”, whose id #lessons the page already gives/,
    remedy: /in other words/,
  },
  {
    kind: "a heading with the id of an article's checklist",
    change: append(guide, "## Checklist"),
    file: guide,
    at: "## Checklist",
    field: "text",
    problem: /whose id #checklist the page already gives/,
    remedy: /in other words/,
  },
  {
    kind: "a heading with an id that every page has",
    change: append(casino, "## Footer"),
    at: "## Footer",
    field: "text",
    problem: /whose id #footer the page already gives/,
    remedy: /in other words/,
  },
  {
    kind: "HTML that could run script",
    change: append(casino, '<p onclick="go()">Press</p>'),
    at: "onclick",
    field: "text",
    problem: /could run script: onclick=/,
    remedy: /write Markdown/,
  },
  {
    kind: "a script element",
    change: append(casino, "<script>go()</script>"),
    at: "<script>",
    field: "text",
    problem: /could run script: <script/,
    remedy: /write Markdown/,
  },
];
