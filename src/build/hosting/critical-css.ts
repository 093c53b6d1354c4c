/**
 * Only the CSS that the first view of a page uses is in it. Gatsby writes the whole site's styles into every page; here
 * the rules that no element of the page can match are taken out, and those for what comes later. The whole file, which
 * another page may need, is loaded with Gatsby's scripts, or by `<noscript>` where there is no script. Pages of one folder share their styles, so that the number of hashes in the
 * Content-Security-Policy does not grow with the number of pages.
 */
import path from "node:path";
import postcss, { type AtRule, type ChildNode, type Container, type Root } from "postcss";
import { PurgeCSS } from "purgecss";
import { translations } from "../../content/language";
import { finishedName } from "../patches/unfinished-pages";

/** Attributes that script or the browser sets on elements that are there from the start. */
const changingAttributes = [
  "aria-busy",
  "aria-current",
  "aria-expanded",
  "aria-invalid",
  "aria-pressed",
  "data-rest",
  "data-state",
  "data-theme",
  "data-typeface",
  "disabled",
  "hidden",
  "open",
];

const globalStyle =
  /<style data-href="(\/styles\.[0-9a-f]+\.css)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/;

/**
 * The address of the site's styles, by what webpack says of a build. Gatsby's own HTML may name an older file: a page whose
 * script and data are unchanged is not written anew.
 */
export function builtStyle(stats: {
  assetsByChunkName: Record<string, string[]>;
}): string | undefined {
  const assets = Object.values(stats.assetsByChunkName).flat();
  const name = assets.find((asset) => /^styles\.[0-9a-f]+\.css$/.test(asset));
  return name && `/${name}`;
}

/** Which pages share their styles: those of one folder, and each other page alone, in each language. */
export function styleGroup(name: string): string {
  const served = finishedName(name);
  const folder = path.posix.dirname(served);
  return folder === "." || translations.some((language) => language === folder) ? served : folder;
}

/** Attributes whose values appear in selectors: `[type="radio"]`, `a[href^="mailto:"]`. */
const selectable = /^(class|id|type|href|role|name|data-.+|aria-.+)$/;

/** What a style sheet means by a word of a page; undefined where no selector can name it. */
type Meaning = (word: string) => string | undefined;

/**
 * Words mean themselves where they appear in the style sheet, and the value of an attribute selector where they hold it, as
 * in `a[href^="mailto:"]`. The answer is part of the sheet: each page of a large site has words of its own, which must not
 * all stay in memory.
 */
export function meaningIn(css: string): Meaning {
  const words = new Map((css.match(/[\w-]+/g) ?? []).map((word) => [word, word]));
  const parts: string[] = [];
  for (const [, operator, value = ""] of css.matchAll(/\[[\w-]+([~|^$*]?)="?([^"\]]+)/g)) {
    if (operator) parts.push(value);
    else words.set(value, value);
  }
  return (word) => words.get(word) ?? parts.find((part) => word.includes(part));
}

/** Names of elements, attributes, classes and ids in a page, and values of attributes: what selectors can match. */
export function usedNames(html: string, meaning: Meaning): Set<string> {
  const names = new Set<string>();
  const add = (word: string) => {
    const name = meaning(word);
    if (name !== undefined) names.add(name);
  };
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  for (const [, element = "", attributes = ""] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s[^>]*)?)>/gi,
  )) {
    add(element.toLowerCase());
    for (const [, attribute = "", value = ""] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      add(attribute.toLowerCase());
      if (selectable.test(attribute)) value.split(/\s+/).forEach(add);
    }
  }
  return names;
}

/** Selectors of what a visitor does later: the first move of a pointer has the whole file loaded. */
const later = /:hover|::selection/;

/** Empty rules go, and the parts of a layer that follow one another become one. */
function tidy(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    tidy(node);
    const before = node.prev();
    if (node.nodes.length === 0) node.remove();
    else if (before?.type === "atrule" && before.nodes && isSameLayer(before, node)) {
      before.append(node.nodes);
      node.remove();
    }
  });
}

const isSameLayer = (one: AtRule, other: AtRule) =>
  one.name === "layer" && other.name === "layer" && one.params === other.params;

/** What names the layers has to come first; webpack writes the styles of what is loaded on demand in front of it. */
function tidySheet(css: string): Root {
  const root = postcss.parse(css);
  const isOrder = (node: ChildNode) =>
    node.type === "atrule" && node.name === "layer" && !node.nodes;
  root.prepend(...root.nodes.filter(isOrder));
  tidy(root);
  return root;
}

/** The same rules in fewer bytes: webpack joins files whose layers are each written anew. */
export const withJoinedLayers = (css: string): string => tidySheet(css).toString();

/** `css` without the rules for paper and pointers and the layer `later`, and without empty or divided layers. */
function firstView(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "later") rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !later.test(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return tidySheet(root.toString()).toString();
}

/** The rules of `css` that elements with these names can match and that the first view of them needs. */
export async function criticalCss(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    dynamicAttributes: changingAttributes,
    // Custom properties that no rule of the page reads.
    variables: true,
  });
  return firstView(result?.css ?? css);
}

/** The faces of src/brand/font-faces.ts, as they stand in the head. */
const fontFaces = /<style>(@font-face[^<]*)<\/style>/;

/**
 * The page with these styles in the place of the site's, which it has without script. One element holds all of them: each
 * has a hash in the page's policy, which travels with it.
 * @param href address of the file with all styles
 */
export function withStyles(html: string, href: string, css: string): string {
  const faces = fontFaces.exec(html)?.[1] ?? "";
  return html
    .replace(fontFaces, "")
    .replace(
      globalStyle,
      () =>
        `<style>${faces}${css}</style><noscript><link rel="stylesheet" href="${href}"/></noscript>`,
    );
}
