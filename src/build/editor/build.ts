/** Writes the editor's files: Decap CMS from its package, our own code, the configuration and the page. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { editorFaces } from "../../brand/font-faces";
import { copyDecap } from "../patches/decap";
import { backendOf } from "./backend";
import { editorConfig } from "./config";
import type { FileData } from "../../content/registry";
import { choicesOf, type SiteData } from "../../content/site-data";

/** Without inline script: the policy of this page only allows files. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="brand.css" />
    <link rel="stylesheet" href="shell.css" />
    <script type="module" src="editor.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Writes the editor.
 * @param root the project's root
 * @param folder the target, such as `public/admin`; its contents are replaced
 * @param site the site's content that the editor needs
 */
export async function writeEditor(
  root: string,
  folder: string,
  site: SiteData,
  environment: Parameters<typeof backendOf>[0] = process.env,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await Promise.all([
    write("index.html", page),
    write("brand.css", editorFaces),
    ...Object.entries(editorData(site, environment)).map(([name, data]) =>
      write(name, JSON.stringify(data)),
    ),
    copyDecap(root, folder),
    bundle(root, folder),
  ]);
}

/** Returns the editor's data files, by name. */
export function editorData(
  site: SiteData,
  environment: Parameters<typeof backendOf>[0] = process.env,
): Record<string, object> {
  const { url } = site.singles.business as FileData<"business">;
  return {
    "config.json": editorConfig(choicesOf(site), backendOf(environment), url),
    "site.json": site,
  };
}

/** Bundles our own code, with the site's templates and styles for the preview. */
async function bundle(root: string, folder: string): Promise<void> {
  // Imported on demand: every start of Gatsby loads this file.
  const { build } = await import("esbuild");
  const source = path.join(root, "src", "editor");
  await build({
    entryPoints: {
      editor: path.join(source, "index.ts"),
      shell: path.join(source, "shell.css"),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["es2022"],
    jsx: "automatic",
    alias: { gatsby: path.join(source, "gatsby.tsx") },
    loader: { ".module.css": "local-css" },
    external: ["/fonts/*"],
    // Defined by webpack in the site's build; empty here, since previews have no links to other languages.
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    logLevel: "error",
  });
}
