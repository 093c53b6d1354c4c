/** The headings of texts. */
import { append, casino, replace, type Case } from "./case";

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
    kind: "a heading with an id that every page has",
    change: append(casino, "## Footer"),
    at: "## Footer",
    field: "text",
    code: "heading-id",
  },
];
