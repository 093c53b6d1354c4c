/** Files that cannot be parsed. */
import { service } from "../../support/content-fixture";
import { casino, replace, type Case } from "./case";

export const unreadable: readonly Case[] = [
  {
    kind: "malformed YAML",
    change: replace(casino, "order: 1", "order: 1: 2"),
    at: "order: 1: 2",
    field: "yaml",
    code: "yaml",
  },
  {
    kind: "a field written twice",
    change: replace(casino, "order: 1", "order: 1\norder: 2"),
    at: "order: 2",
    field: "yaml",
    code: "yaml",
  },
  {
    kind: "a file that is not UTF-8",
    change: (files) => {
      files[casino] = Buffer.from(service("Casino caf\u00e9", "casino"), "latin1");
    },
    field: "file",
    code: "file",
  },
  {
    kind: "an empty file",
    change: (files) => {
      files[casino] = "  \n";
    },
    field: "file",
    code: "file",
  },
  {
    kind: "no front matter",
    change: (files) => {
      files[casino] = "## Words alone\n";
    },
    field: "file",
    code: "file",
  },
];
