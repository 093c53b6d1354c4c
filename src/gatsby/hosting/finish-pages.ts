/** Writes the finished form of every page that Gatsby has built. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEach } from "../for-each";
import { inlineSources } from "./content-security-policy";
import {
  criticalCss,
  globalStyles,
  meaningIn,
  styleGroup,
  usedNames,
  withStyles,
  type Meaning,
} from "./critical-css";
import { finishHtml, globalsPath } from "./finish-html";
import { duplicateOf404, finishedName, isStaticFile, setAside } from "./unfinished-pages";

/** What the response headers need to know of the pages. */
export interface FinishedPages {
  /** Contents of all inline scripts. */
  scripts: Set<string>;
  /** Contents of each page's inline styles, by the name of Gatsby's file. */
  styles: Map<string, string[]>;
  /** Addresses of files that were written and whose names hold a hash. */
  hashedFiles: string[];
}

/**
 * Finishes the pages of a build.
 * @param root the project's root
 * @param names files of the pages below `public`, as Gatsby wrote them
 */
export async function finishPages(root: string, names: readonly string[]): Promise<FinishedPages> {
  const published = path.join(root, "public");
  const pages: string[] = [];
  for (const name of names) {
    if (await isStaticFile(root, name)) continue;
    if (name === duplicateOf404) await setAside(root, name);
    else pages.push(name);
  }
  const stylesOf = await stylesByGroup(published, pages);
  const scripts = new Set<string>();
  const styles = new Map<string, string[]>();
  const globals = new Set<string>();
  await forEach(pages, async (name) => {
    const css = stylesOf.get(styleGroup(name));
    const written = await readFile(path.join(published, name), "utf8");
    const page = finishHtml(css === undefined ? written : withStyles(written, css));
    const { html } = page;
    globals.add(page.globals);
    const inline = inlineSources(html);
    inline.scripts.forEach((script) => scripts.add(script));
    styles.set(name, inline.styles);
    await setAside(root, name);
    await writeFile(path.join(published, finishedName(name)), html);
  });
  for (const source of globals) await writeFile(path.join(published, globalsPath(source)), source);
  return { scripts, styles, hashedFiles: [...globals].map(globalsPath) };
}

/** The styles that each group of pages uses. */
async function stylesByGroup(published: string, pages: readonly string[]) {
  const namesOf = new Map<string, Set<string>>();
  const styles = new Map<string, string>();
  let css: string | undefined;
  let meaning: Meaning | undefined;
  await forEach(pages, async (name) => {
    const html = await readFile(path.join(published, name), "utf8");
    css ??= globalStyles(html)?.css;
    if (css === undefined) return;
    meaning ??= meaningIn(css);
    const group = styleGroup(name);
    const known = namesOf.get(group) ?? new Set();
    usedNames(html, meaning).forEach((used) => known.add(used));
    namesOf.set(group, known);
  });
  if (css === undefined) return styles;
  for (const [group, names] of namesOf) styles.set(group, await criticalCss(css, names));
  return styles;
}
