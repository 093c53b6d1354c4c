/** @jest-environment node */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { editorConfig } from "../../../src/editor/config";
import { adapted, writeEditor } from "../../../src/editor/write";
import { casino, checkedProject, replace } from "../../support/content-fixture";
import { removeFolders, temporaryFolder } from "../../support/notify";

interface Field {
  name: string;
  widget: string;
  fields?: Field[];
  [option: string]: unknown;
}

const targets = new Map([["service", new Set(["kitchen"])]]);
const { collections } = editorConfig(targets, "https://site.test", "owner/repository");
const fieldOf = (collection: string, ...names: string[]) =>
  names.reduce<Field | undefined>(
    (parent, name) => parent?.fields?.find((field) => field.name === name),
    (collections as (Field & { files?: Field[] })[])
      .flatMap((one) => [one, ...(one.files ?? [])])
      .find(({ name, fields }) => name === collection && fields),
  );

it.each([
  [
    "a relation is chosen from a list",
    "article",
    ["related", "services"],
    { widget: "select", options: ["kitchen"] },
  ],
  [
    "the id of an entry is typed while there is none",
    "buildRecap",
    ["job", "lead"],
    { widget: "string" },
  ],
  ["a day is picked", "article", ["published"], { widget: "datetime", type: "date" }],
  ["a limit is a limit", "service", ["title"], { widget: "string", required: true, maxlength: 52 }],
  ["a picture is uploaded", "service", ["hero", "src"], { widget: "image", choose_url: false }],
  ["text is Markdown", "buildRecap", ["body"], { widget: "markdown", modes: ["raw"] }],
  ["an emergency number has hours", "business", ["phones", "hours"], { required: false }],
  ["mail has an address", "business", ["mailingAddress", "street"], { widget: "string" }],
  ["a year is a number", "business", ["founded"], { widget: "number", required: false }],
  ["a license ends on a day", "business", ["licenses", "expires"], { widget: "datetime" }],
  ["hours are by day", "business", ["hours", "open", "days"], { widget: "select", multiple: true }],
  ["an id is the same in each language", "faq", ["groups", "id"], { i18n: "duplicate" }],
])("%s: %s %j", (_what, collection, names, field) => {
  expect(fieldOf(collection, ...names)).toMatchObject(field);
});

it.each([
  ["production", false],
  ["development", true],
] as const)("in %s the choices name a draft: %s", async (mode, isNamed) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  const content = await checkedProject(replace(casino, "title:", "draft: true\ntitle:"));
  const folder = temporaryFolder();
  await writeEditor(process.cwd(), content, folder);
  const config = await readFile(path.join(folder, "config.json"), "utf8");
  expect(config).toContain('"hotel"');
  expect(config.includes('"casino"')).toBe(isNamed);
  removeFolders();
});

it("shows icons of this site, and the system's typefaces in place of those of another host", () => {
  const host = "https://cdn.jsdelivr.net/fontsource/fonts";
  const icons = `url(${host}/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2)`;
  const others = `@font-face {font-family:'Other';src:url(${host}/other@1/latin.woff2)}`;
  const component = (css: string) => `{hash:\`svelte-a\`,code:\`${css}\`}`;
  const { styles } = adapted(component(`${others} @font-face {src:${icons}} b {color:red}`));
  expect(styles[0]?.css).toBe(" @font-face {src:url(/admin/icons.woff2)} b {color:red}");
  expect(() => adapted(component(`b {background:url(${host}/x.png)} i {src:${icons}}`))).toThrow(
    "Sveltia CMS no longer has",
  );
});
