/** Writes the finished version of every page that Gatsby has built. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { hashSource, inlineSources } from "./content-security-policy";
import {
  criticalCss,
  selectorNamesIn,
  styleGroup,
  styleSheetOf,
  usedNames,
  withJoinedLayers,
  withStyles,
} from "./critical-css";
import { finishHtml, globalsPath, restId } from "./finish-html";
import { inlineScript } from "./inline-script";
import { pageStyles } from "../patches/page-styles";
import { isApplied, PatchError } from "../patches/patch";
import { duplicateOf404, finishedName, isStaticFile, setAside } from "../patches/unfinished-pages";

/** What the response headers depend on. */
interface FinishedPages {
  /** Hashes of all inline scripts, as written in the Content-Security-Policy. */
  scripts: Set<string>;
  /** Hashes of each page's inline styles, by the name of the file that Gatsby wrote. */
  styles: Map<string, string[]>;
  /** Addresses of the written files whose names contain a hash. */
  hashedFiles: string[];
}

/** Reading all pages of a large site at once would run out of memory. */
const atOnce = { concurrency: 4 };

/**
 * Finishes the pages of a build.
 * @param root the project's root
 * @param names paths of the pages below `public`, as Gatsby wrote them
 */
export async function finishPages(root: string, names: readonly string[]): Promise<FinishedPages> {
  const published = path.join(root, "public");
  const pages: string[] = [];
  for (const name of names) {
    if (await isStaticFile(root, name)) continue;
    if (name === duplicateOf404) await setAside(root, name);
    else pages.push(name);
  }
  const href = await styleSheetIn(published);
  const stylesOf = await stylesByGroup(published, pages, href);
  const inline = {
    loader: await inlineScript(root, "loader", { REST_ID: restId }),
    trustedTypes: await inlineScript(root, "trusted-types"),
  };
  const scripts = new Set<string>();
  const styles = new Map<string, string[]>();
  const globals = new Set<string>();
  await Readable.from(pages).forEach(async (name: string) => {
    const css = stylesOf.get(styleGroup(name));
    const written = await readFile(path.join(published, name), "utf8");
    const styled = css === undefined ? written : withStyles(written, href, css);
    if (css !== undefined && styled === written)
      throw new PatchError(pageStyles, `The site's styles were not found in ${name}.`);
    const page = finishHtml(styled, inline, css === undefined ? undefined : href);
    const { html } = page;
    globals.add(page.globals);
    const { scripts: found, styles: own } = inlineSources(html);
    // Not the sources themselves: a substring would keep the whole page in memory.
    found.map(hashSource).forEach((hash) => scripts.add(hash));
    styles.set(name, own.map(hashSource));
    await setAside(root, name);
    await writeFile(path.join(published, finishedName(name)), html);
  }, atOnce);
  for (const source of globals) await writeFile(path.join(published, globalsPath(source)), source);
  return { scripts, styles, hashedFiles: [...globals].map(globalsPath) };
}

/**
 * Reads the address of the site's styles.
 * @throws PatchError if webpack lists no such file
 */
async function styleSheetIn(published: string): Promise<string> {
  const stats = await readFile(path.join(published, "webpack.stats.json"), "utf8");
  const href = styleSheetOf(JSON.parse(stats) as Parameters<typeof styleSheetOf>[0]);
  if (!href) throw new PatchError(pageStyles, "The build wrote no style sheet called styles.");
  return href;
}

/** Returns the styles of each group of pages; an empty map if pages keep those of the whole site. */
async function stylesByGroup(published: string, pages: readonly string[], href: string) {
  const styles = new Map<string, string>();
  if (!isApplied(pageStyles)) return styles;
  const file = path.join(published, href);
  const css = withJoinedLayers(await readFile(file, "utf8"));
  await writeFile(file, css);
  const selectorName = selectorNamesIn(css);
  const namesOf = new Map<string, Set<string>>();
  await Readable.from(pages).forEach(async (name: string) => {
    const html = await readFile(path.join(published, name), "utf8");
    const group = styleGroup(name);
    const names = namesOf.get(group) ?? new Set();
    usedNames(html, selectorName).forEach((name) => names.add(name));
    namesOf.set(group, names);
  }, atOnce);
  for (const [group, names] of namesOf) styles.set(group, await criticalCss(css, names));
  return styles;
}
