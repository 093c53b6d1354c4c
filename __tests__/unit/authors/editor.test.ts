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

const targets = new Map([["site.serviceGroups", new Set(["homes"])]]);
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
    "pages are chosen by their titles",
    "article",
    ["related", "services"],
    { widget: "relation", collection: "service", display_fields: ["title"], multiple: true },
  ],
  [
    "a person is chosen by name, also one whom the author has just added",
    "buildRecap",
    ["job", "lead"],
    { widget: "relation", collection: "person", value_field: "id", display_fields: ["name"] },
  ],
  ["an id is chosen from a list", "person", ["leads"], { widget: "select", options: ["homes"] }],
  ["an id is typed while there is none", "service", ["offer"], { widget: "string" }],
  [
    "a picture of a job has words of its own",
    "buildRecap",
    ["job", "pictures"],
    { widget: "list", label_singular: "Picture", fields: expect.any(Array) },
  ],
  [
    "pictures for a text come at once",
    "article",
    ["pictures"],
    { widget: "image", multiple: true },
  ],
  [
    "a hint shows how a picture is written, and no picture",
    "article",
    ["pictures"],
    { hint: expect.stringContaining("!\\[what it shows](./name.webp") },
  ],
  ["a new page is published today", "article", ["published"], { default: "{{now}}" }],
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

it("the configuration, which anybody can read, names no page that a draft may be", async () => {
  const content = await checkedProject(replace(casino, "title:", "draft: true\ntitle:"));
  const folder = temporaryFolder();
  await writeEditor(process.cwd(), content, folder);
  const config = await readFile(path.join(folder, "config.json"), "utf8");
  expect(config).toContain('"residential"');
  expect(config).not.toContain('"casino"');
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
