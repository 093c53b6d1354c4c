/** Writes the editor: Sveltia CMS from its package, its configuration, and the page that loads both. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../content/check";
import { entriesOf, isPage, type ContentFile } from "../content/content-file";
import type { FileData } from "../content/registry";
import { valuesIn } from "../content/schema";
import { backendOf } from "./backend";
import { editorConfig, type Choices } from "./config";

/**
 * The styles of a component, which adds them as an element unless the head has an element with their id. A policy without
 * `'unsafe-inline'` refuses such elements, so the styles stand in a file, and the head has an empty element for each.
 */
const componentStyles =
  /\{hash:`(svelte-\w+)`,code:(?:`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")\}/gs;

/** Svelte's wrapper of a component has this as an attribute, which the policy refuses. */
const wrapperStyle = "svelte-css-wrapper { display: contents; }\n";

/** Sveltia has to be a classic script: it starts by itself where `document.currentScript` names it. */
const page = (styleIds: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <link rel="stylesheet" href="/admin/sveltia-cms.css" />
    ${styleIds.map((id) => `<template id="${id}"></template>`).join("")}
    <script src="/admin/sveltia-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;

const modules = "node_modules";

/** The font of icons that the editor names at a public host: nothing is requested from a third party, so it gets the same file from here. */
const iconFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g;

/**
 * Writes the editor for the content of a project.
 * @param folder the target, such as `dist/admin`
 */
export async function writeEditor(
  root: string,
  folder: string,
  environment: Parameters<typeof backendOf>[0] = process.env,
): Promise<void> {
  const { pages, data } = await checkContent(root);
  const business = data.find(({ kind }) => kind.name === "business");
  const { url = "" } = (business?.data ?? {}) as Partial<FileData<"business">>;
  const config = editorConfig(choicesIn([...pages, ...data]), backendOf(environment), url);
  await mkdir(folder, { recursive: true });
  const source = path.join(root, modules, "@sveltia/cms/dist/sveltia-cms.js");
  const script = await readFile(source, "utf8");
  const styles = [...script.matchAll(componentStyles)].map(([, id = "", css, quoted = ""]) => ({
    id,
    css: (css ?? quoted).replace(/\\(.)/gs, "$1"),
  }));
  const icons = "@fontsource-variable/material-symbols-outlined/files";
  await Promise.all([
    writeFile(path.join(folder, "sveltia-cms.js"), script.replace(iconFont, "/admin/icons.woff2")),
    writeFile(
      path.join(folder, "sveltia-cms.css"),
      wrapperStyle +
        styles.map(({ css }) => css.replace(iconFont, "/admin/icons.woff2")).join("\n"),
    ),
    copyFile(
      path.join(root, modules, icons, "material-symbols-outlined-latin-wght-normal.woff2"),
      path.join(folder, "icons.woff2"),
    ),
    writeFile(path.join(folder, "config.json"), JSON.stringify(config)),
    writeFile(path.join(folder, "index.html"), page(styles.map(({ id }) => id))),
  ]);
}

/** Returns what references can name: the entries of each kind, and lists inside them whose members have ids. */
function choicesIn(files: readonly ContentFile[]): Choices {
  const choices: Record<string, { label: string; value: string }[]> = {};
  for (const file of files) {
    for (const { id, label } of entriesOf(file))
      (choices[file.kind.name] ??= []).push({ label, value: id });
    if (isPage(file)) continue;
    for (const { value, path: place, meta } of valuesIn(file.kind.fileSchema, file.data)) {
      if (meta.role !== "id") continue;
      const names = place.slice(0, -1).filter((key) => typeof key === "string");
      const id = String(value);
      (choices[[file.kind.name, ...names].join(".")] ??= []).push({ label: id, value: id });
    }
  }
  return choices;
}
