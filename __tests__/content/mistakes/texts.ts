/** Texts: their length, their headings and their HTML. */
import { readFileSync } from "node:fs";
import { append, casino, guide, replace, type Case } from "./case";

const log = "content/build-process/log/index.md";

export const texts: readonly Case[] = [
  {
    kind: "a skipped heading level",
    change: replace(casino, "### Second", "#### Second"),
    at: "#### Second",
    field: "text",
    code: "heading-level",
  },
  {
    kind: "a heading of level 1",
    change: replace(casino, "## First", "# First"),
    at: "# First",
    field: "text",
    code: "heading-level",
  },
  {
    kind: "a heading with the id of a section of a service",
    change: append(casino, "## FAQ"),
    at: "## FAQ",
    field: "text",
    code: "heading-id",
  },
  {
    kind: "a heading with the id of a section of a recap",
    change: (files) => {
      const recap = "content/build-process/daiso";
      files["content/build-process/log/details.yml"] = readFileSync(`${recap}/details.yml`);
      files[log] = `${readFileSync(`${recap}/index.md`, "utf8")}\n## Lessons\n`;
    },
    file: log,
    at: "## Lessons",
    field: "text",
    code: "heading-id",
  },
  {
    kind: "a heading with the id of an article's checklist",
    change: append(guide, "## Checklist"),
    file: guide,
    at: "## Checklist",
    field: "text",
    code: "heading-id",
  },
  {
    kind: "a heading with an id that every page has",
    change: append(casino, "## Footer"),
    at: "## Footer",
    field: "text",
    code: "heading-id",
  },
  {
    kind: "HTML that could run script",
    change: append(casino, '<p onclick="go()">Press</p>'),
    at: "onclick",
    field: "text",
    code: "attribute-dropped",
  },
  {
    kind: "a script element",
    change: append(casino, "<script>go()</script>"),
    at: "<script>",
    field: "text",
    code: "element-dropped",
  },
];
