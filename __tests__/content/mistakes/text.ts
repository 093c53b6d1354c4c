/** The text below the front matter: its headings and its HTML. */
import { append, casino, replace, type Case } from "./case";

export const text: readonly Case[] = [
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
