/** Fields of the front matter: their names, types, lengths and values. */
import { description } from "../../support/content-fixture";
import { casino, replace, type Case } from "./case";

export const fields: readonly Case[] = [
  {
    kind: "a missing field",
    change: replace(casino, /^promise: .*\n/m, ""),
    field: "promise",
    code: "field-invalid-type",
  },
  {
    kind: "an unknown field",
    change: replace(casino, "order: 1", "order: 1\nsubtitle: More words"),
    at: "subtitle:",
    field: "subtitle",
    code: "field-unrecognized-keys",
  },
  {
    kind: "a text instead of a list of objects",
    change: replace(casino, /^questions:[\s\S]*?(?=^faq:)/m, "questions: none\n"),
    at: "questions:",
    field: "questions",
    code: "field-invalid-type",
  },
  {
    kind: "a day that does not exist",
    change: replace(casino, "checked: 2026-11-20", "checked: 2026-02-30"),
    at: "checked:",
    field: "checked",
    code: "field-invalid-format",
  },
  {
    kind: "a description too long for a search result",
    change: replace(casino, description, `${description} ${description}`),
    at: "description:",
    field: "description",
    code: "field-too-big",
  },
  {
    kind: "too few questions",
    change: replace(casino, / {2}- question: Which question is number 3\?\n.*\n/, ""),
    at: "questions:",
    field: "questions",
    code: "field-too-small",
  },
  {
    kind: "an unknown group",
    change: replace(casino, "group: commercial", "group: industrial"),
    at: "group:",
    field: "group",
    code: "field-invalid-value",
  },
  {
    kind: "an unknown offer",
    change: replace("content/business.yml", "id: commercial-construction", "id: other-work"),
    file: casino,
    at: "offer:",
    field: "offer",
    code: "reference-missing",
  },
  {
    kind: "the same title twice",
    change: replace("content/services/hotel/index.md", "title: Hotel", "title: Casino"),
    file: "content/services/hotel/index.md",
    at: "title:",
    field: "title",
    code: "unique",
  },
];
