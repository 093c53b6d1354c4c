/** The editor: Sveltia CMS from its package, its configuration, and the page that loads both. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CheckedContent } from "../content/check";
import { filesOf } from "../content/content-file";
import { business, type BusinessFacts } from "../content/kinds/business";
import { editorConfig } from "./config";
import { editorPolicy } from "./policy";

/**
 * The styles of a component, which adds them as an element unless the head has an element with
 * their id. A policy without `'unsafe-inline'` refuses such elements, so the styles stand in a
 * file, and the head has an empty element for each.
 */
const componentStyles =
  /\{hash:`(svelte-\w+)`,code:(?:`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")\}/gs;

/** Svelte's wrapper of a component has this as an attribute, which the policy refuses. */
const wrapperStyle = "svelte-css-wrapper { display: contents; }";

/**
 * The font of icons that the editor names at a public host: nothing is requested from a third
 * party, so it gets the same file from here.
 */
const iconFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g;

/** Its other typefaces at that host: without them it shows the system's, as its styles say. */
const otherFont = /@font-face\s*\{[^}]*\burl\(https:[^}]*\}/g;

/** The policy where a host serves the page at an address that no header rule names. */
const metaPolicy = editorPolicy.replace("; frame-ancestors 'none'", "");

/**
 * Sveltia has to be a classic script: it starts by itself where `document.currentScript` names it.
 */
const page = (styleIds: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${metaPolicy}" />
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

/** Writes the editor for a project's content into a folder, such as `dist/admin`. */
export async function writeEditor(
  root: string,
  { data, index }: Pick<CheckedContent, "data" | "index">,
  folder: string,
): Promise<void> {
  const [facts] = filesOf(data, business);
  const { url = "" } = (facts?.data ?? {}) as Partial<BusinessFacts>;
  // Netlify names the repository as `https://github.com/owner/repository`, or
  // `git@github.com:owner/repository`. Without it the editor works on a local checkout only.
  const [, repository = "owner/repository"] =
    /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(process.env.REPOSITORY_URL ?? "") ?? [];
  const config = editorConfig(index.targets, url, repository);
  const modules = path.join(root, "node_modules");
  const { script, styles } = adapted(
    await readFile(path.join(modules, "@sveltia/cms/dist/sveltia-cms.js"), "utf8"),
  );
  const icons =
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2";
  const written = {
    "icons.woff2": await readFile(path.join(modules, icons)),
    "sveltia-cms.js": script,
    "sveltia-cms.css": [wrapperStyle, ...styles.map(({ css }) => css)].join("\n"),
    "config.json": JSON.stringify(config),
    "index.html": page(styles.map(({ id }) => id)),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(written))
    await writeFile(path.join(folder, name), content);
}

/**
 * Returns Sveltia's script and the styles of its components, with its icons at our address. Throws
 * where it is written otherwise.
 */
export function adapted(source: string): { script: string; styles: { id: string; css: string }[] } {
  const noLonger = (what: string) =>
    new Error(`Sveltia CMS no longer has ${what}: see docs/decisions/stock-editor.md.`);
  if (source.search(iconFont) < 0) throw noLonger("the address of its icon font in its script");
  const script = source.replace(iconFont, "/admin/icons.woff2");
  const styles = [...script.matchAll(componentStyles)].map(([, id = "", css, quoted = ""]) => ({
    id,
    css: (css ?? quoted).replace(/\\(.)/gs, "$1").replace(otherFont, ""),
  }));
  if (styles.length === 0) throw noLonger("the styles of its components in its script");
  if (styles.some(({ css }) => /url\(\s*["']?https?:/.test(css)))
    throw noLonger("nothing but typefaces of another host in its styles");
  return { script, styles };
}
