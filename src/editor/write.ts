/** Writes the editor: Sveltia CMS from its package, its configuration, and the page that loads both. */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../content/check";
import { entriesOf, isPage, type ContentFile } from "../content/content-file";
import type { FileData } from "../content/registry";
import { valuesIn } from "../content/schema";
import { backendOf } from "./backend";
import { editorConfig, type Choices } from "./config";

/** Sveltia has to be a classic script: it starts by itself where `document.currentScript` names it. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <script src="/admin/sveltia-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;

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
  await Promise.all([
    copyFile(
      path.join(root, "node_modules/@sveltia/cms/dist/sveltia-cms.js"),
      path.join(folder, "sveltia-cms.js"),
    ),
    writeFile(path.join(folder, "config.json"), JSON.stringify(config)),
    writeFile(path.join(folder, "index.html"), page),
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
