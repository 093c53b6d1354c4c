/** @jest-environment node */
import { editorConfig } from "../../../src/editor/config";

interface Field {
  name: string;
  widget: string;
  fields?: Field[];
  [option: string]: unknown;
}

const targets = new Map([["rule", new Set(["deposit-cap"])]]);
const { collections } = editorConfig(targets, "https://site.test", "owner/repository");
const fieldOf = (collection: string, ...names: string[]) =>
  names.reduce<Field | undefined>(
    (parent, name) => parent?.fields?.find((field) => field.name === name),
    (collections as Field[]).find(({ name }) => name === collection),
  );

it.each([
  [
    "a relation is chosen from a list",
    "article",
    ["rules"],
    { widget: "select", options: ["deposit-cap"] },
  ],
  ["a day is picked", "article", ["published"], { widget: "datetime", type: "date" }],
  ["a limit is a limit", "service", ["title"], { widget: "string", required: true, maxlength: 52 }],
  ["a picture is uploaded", "service", ["hero", "src"], { widget: "image", choose_url: false }],
  ["text is Markdown", "buildRecap", ["body"], { widget: "markdown", modes: ["raw"] }],
  ["an id is the same in each language", "rule", ["rules", "id"], { i18n: "duplicate" }],
])("%s: %s %j", (_what, collection, names, field) => {
  expect(fieldOf(collection, ...names)).toMatchObject(field);
});
