/**
 * Critical CSS: a page contains only the styles of its first view. Gatsby writes the whole site's styles into every page;
 * this removes rules that no element of the page can match, and rules that only apply later. The complete file, which other
 * pages need, loads with Gatsby's scripts, or by `<noscript>` where script is disabled. The pages of a folder share their
 * styles, so that the number of hashes in the Content-Security-Policy does not grow with the number of pages.
 */
import path from "node:path";
import postcss, { type AtRule, type ChildNode, type Container, type Root } from "postcss";
import { PurgeCSS } from "purgecss";
import { translations } from "../../content/language";
import { finishedName } from "../patches/unfinished-pages";

/** Attributes that script or the browser sets on elements of the static page. */
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
 * Returns the address of the site's styles, from webpack's statistics. The HTML may name an older file: Gatsby does not
 * write a page again when its script and data are unchanged.
 */
export function styleSheetOf(stats: {
  assetsByChunkName: Record<string, string[]>;
}): string | undefined {
  const assets = Object.values(stats.assetsByChunkName).flat();
  const name = assets.find((asset) => /^styles\.[0-9a-f]+\.css$/.test(asset));
  return name && `/${name}`;
}

/** Returns the group of pages that a page shares its styles with: the folder of the page, or the page alone at the root of a language. */
export function styleGroup(name: string): string {
  const served = finishedName(name);
  const folder = path.posix.dirname(served);
  return folder === "." || translations.some((language) => language === folder) ? served : folder;
}

/** Attributes whose values appear in selectors: `[type="radio"]`, `a[href^="mailto:"]`. */
const selectable = /^(class|id|type|href|role|name|data-.+|aria-.+)$/;

/** Returns the name by which selectors of a style sheet can match a word of a page; undefined if none can. */
type SelectorName = (word: string) => string | undefined;

/**
 * Collects what selectors can match. A word of a page matches itself, or the value of an attribute selector that it contains,
 * as in `a[href^="mailto:"]`. Only names from the style sheet are returned: the words of all pages of a large site would not fit
 * into memory.
 */
export function selectorNamesIn(css: string): SelectorName {
  const words = new Map((css.match(/[\w-]+/g) ?? []).map((word) => [word, word]));
  const parts: string[] = [];
  for (const [, operator, value = ""] of css.matchAll(/\[[\w-]+([~|^$*]?)="?([^"\]]+)/g)) {
    if (operator) parts.push(value);
    else words.set(value, value);
  }
  return (word) => words.get(word) ?? parts.find((part) => word.includes(part));
}

/** Returns what selectors can match in a page: names of elements, attributes, classes and ids, and values of attributes. */
export function usedNames(html: string, selectorName: SelectorName): Set<string> {
  const names = new Set<string>();
  const add = (word: string) => {
    const name = selectorName(word);
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

/** Selectors for later: the first movement of the pointer loads the complete file. */
const later = /:hover|::selection/;

/** Removes empty at-rules, and joins consecutive blocks of the same layer. */
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

/** Moves the statements that order the layers to the start; webpack writes the styles of lazy chunks before them. */
function tidySheet(css: string): Root {
  const root = postcss.parse(css);
  const isOrder = (node: ChildNode) =>
    node.type === "atrule" && node.name === "layer" && !node.nodes;
  root.prepend(...root.nodes.filter(isOrder));
  tidy(root);
  return root;
}

/** Returns the same rules in fewer bytes: each file that webpack concatenates has its own layer blocks. */
export const withJoinedLayers = (css: string): string => tidySheet(css).toString();

/** Removes the rules for print and for pointers, and the layer `later`. */
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

/** Returns the rules of `css` that can match these names and that a first view needs. */
export async function criticalCss(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    dynamicAttributes: changingAttributes,
    // Removes custom properties that no rule of the page uses.
    variables: true,
  });
  return firstView(result?.css ?? css);
}

/** The font faces of src/brand/font-faces.ts in the head. */
const fontFaces = /<style>(@font-face[^<]*)<\/style>/;

/**
 * Replaces the whole site's styles in a page by these; without script, the page loads the complete file. They share one
 * element with the font faces, since each element needs a hash in the policy, which every response carries.
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
