/** The small, valid content of `project/` in a temporary folder, for tests that then break it. */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { componentPages } from "../../src/content/check/read-files";
import { entryListOf } from "../../src/content/content-file";
import { entryPage } from "../../src/content/extras";
import { ruleType } from "../../src/content/kinds/rule";
import { placeOf } from "../../src/content/paths";
import { registry } from "../../src/content/registry";
import { claimFiles } from "./claims";

/** Files by their path from the project's root. */
export type Files = Record<string, string | Buffer>;
type Change = (files: Files) => void;

/** The file of a service. */
export const casino = "content/services/casino/index.md";

/** The file of an article. */
export const guide = "content/blog/guide/index.md";

/** The file of a page that has a component of its own. */
export const about = "content/pages/about/index.md";

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [
          path.relative(folder, file),
          readFileSync(file, name.endsWith(".jpg") ? undefined : "utf8"),
        ];
      }),
  );

/** The claims that are looked for, which are the same for every business. */
const claims = Object.fromEntries(
  [...claimFiles].map(([name, place]) => [`content/${name}`, readFileSync(place, "utf8")]),
);

/** The files of all lists, without entries. */
const emptyLists = Object.fromEntries(
  registry.data.flatMap((kind) => {
    const list = entryListOf(kind);
    if (!list || kind.files.includes("*")) return [];
    return [[`content/${kind.files}`, `${(list.groups ?? list).list}: []\n`]];
  }),
);

const recordOf = (name: string) => componentPages.find(({ path }) => path === `/${name}`);

/** Returns the headings that the component of a page asks for, but for some. */
const headingsOf = (name: string, without: readonly string[] = []): string =>
  (recordOf(name)?.sections ?? [])
    .filter((id) => !without.includes(id))
    .map((id) => `\n## The part ${id} {#${id}}\n\nIts words.\n`)
    .join("");

/** A page of content/pages by its folder, and the component of one that has a record. */
export const pageNamed = (name: string): Files => ({
  ...(recordOf(name) && { [`src/pages/${name}.tsx`]: "export default null;\n" }),
  [`content/pages/${name}/index.md`]: `---
title: The page ${name}
heading: The page ${name} of the test
description: What a search result shows below the title of the page ${name}, in one sentence, whole.
lead: The words under the headline of the page.
---
${headingsOf(name)}`,
});

/** Whether some kind knows a file of content: an extra that is taken out leaves its own here. */
const isKnown = (file: string): boolean => {
  const name = file.replace(/^content\//, "");
  return !/\.(?:md|yml)$/.test(name) || placeOf(name) !== undefined;
};

/** Whether there is a page of rules, which an extra brings: without it no text names any. */
export const hasRules = entryPage(ruleType) !== undefined;
const ruleMark = /:rule\[([^\]]*)\]\{#[^}]*\}/g;

const known = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isKnown(file)));

const valid: Files = {
  ...emptyLists,
  ...claims,
  ...known(filesIn("__tests__/support/project")),
  ...pageNamed("contact"),
  ...pageNamed("faq"),
  // The page of rules, with the section that the topic of the project names.
  ...Object.fromEntries(
    Object.entries(pageNamed("rights")).map(([file, text]) => [
      file,
      file.endsWith(".md") ? `${String(text)}\n## Everything {#everything}\n` : text,
    ]),
  ),
  "src/pages/about.tsx": "export default null;\n",
  [about]: `${readFileSync(`__tests__/support/project/${about}`, "utf8")}${headingsOf("about", ["run", "call"])}`,
};

/** Writes the project to a temporary folder, with its files altered by `change`. */
export async function contentProject(change?: Change) {
  const files = { ...valid };
  change?.(files);
  const root = await mkdtemp(path.join(tmpdir(), "content-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Checks the project with its files altered by `change`. */
export async function checkedProject(change?: Change) {
  const { root, remove } = await contentProject(change);
  try {
    return await checkContent(root, "2026-11-26");
  } finally {
    await remove();
  }
}

/** Returns what the check says of the project with its files altered by `change`. */
export const mistakesAfter = async (change: (files: Files) => unknown) =>
  (await checkedProject(change)).mistakes;

/** A service page and a FAQ entry with their translations. */
export const translated: Change = (files) => {
  for (const [name, text] of Object.entries(filesIn("__tests__/support/translated")))
    files[name] = typeof text === "string" && !hasRules ? text.replace(ruleMark, "$1") : text;
};

/** Returns a change that replaces a part of a file, and throws if the file lacks it. */
export const replace =
  (name: string, from: string, to: string): Change =>
  (files) => {
    const text = String(files[name]);
    if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
    files[name] = text.replace(from, () => to);
  };

/** Returns a change that adds a line at the end of a file. */
export const append =
  (name: string, text: string): Change =>
  (files) => {
    files[name] = `${String(files[name])}\n${text}\n`;
  };
