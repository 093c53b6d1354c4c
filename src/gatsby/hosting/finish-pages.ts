/** Writes the finished form of every page that Gatsby has built. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEach } from "../for-each";
import { inlineSources } from "./content-security-policy";
import {
  builtStyle,
  criticalCss,
  meaningIn,
  styleGroup,
  usedNames,
  withStyles,
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
  const href = await builtStyleIn(published);
  const stylesOf = await stylesByGroup(published, pages, href);
  const scripts = new Set<string>();
  const styles = new Map<string, string[]>();
  const globals = new Set<string>();
  await forEach(pages, async (name) => {
    const css = stylesOf.get(styleGroup(name));
    const written = await readFile(path.join(published, name), "utf8");
    const isStyled = href !== undefined && css !== undefined;
    const page = isStyled ? finishHtml(withStyles(written, href, css), href) : finishHtml(written);
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

/** The address of the site's styles; undefined where a site has none. */
async function builtStyleIn(published: string): Promise<string | undefined> {
  const stats = await readFile(path.join(published, "webpack.stats.json"), "utf8");
  return builtStyle(JSON.parse(stats) as Parameters<typeof builtStyle>[0]);
}

/** The styles that each group of pages uses. */
async function stylesByGroup(published: string, pages: readonly string[], href?: string) {
  const styles = new Map<string, string>();
  if (href === undefined) return styles;
  const css = await readFile(path.join(published, href), "utf8");
  const meaning = meaningIn(css);
  const namesOf = new Map<string, Set<string>>();
  await forEach(pages, async (name) => {
    const html = await readFile(path.join(published, name), "utf8");
    const group = styleGroup(name);
    const known = namesOf.get(group) ?? new Set();
    usedNames(html, meaning).forEach((used) => known.add(used));
    namesOf.set(group, known);
  });
  for (const [group, names] of namesOf) styles.set(group, await criticalCss(css, names));
  return styles;
}
