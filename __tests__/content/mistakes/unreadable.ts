/** Files that cannot be parsed. */
import { service } from "../../support/content-fixture";
import { casino, replace, type Case } from "./case";

export const unreadable: readonly Case[] = [
  {
    kind: "malformed YAML",
    change: replace(casino, "order: 1", "order: 1: 2"),
    at: "order: 1: 2",
    field: "yaml",
    problem: /cannot be read as YAML/,
    remedy: /quotes/,
  },
  {
    kind: "a field written twice",
    change: replace(casino, "order: 1", "order: 1\norder: 2"),
    at: "order: 2",
    field: "yaml",
    problem: /unique/,
    remedy: /indentation/,
  },
  {
    kind: "a file that is not UTF-8",
    change: (files) => {
      files[casino] = Buffer.from(service("Casino caf\u00e9", "casino"), "latin1");
    },
    field: "file",
    problem: /is not UTF-8/,
    remedy: /encoding UTF-8/,
  },
  {
    kind: "an empty file",
    change: (files) => {
      files[casino] = "  \n";
    },
    field: "file",
    problem: /is empty/,
    remedy: /write front matter/,
  },
  {
    kind: "no front matter",
    change: (files) => {
      files[casino] = "## Words alone\n";
    },
    field: "file",
    problem: /no front matter/,
    remedy: /line ---/,
  },
];
