/**
 * Only the CSS that a page uses stands in it. Gatsby writes the whole site's styles into every page; here the rules that
 * no element of the page can match are taken out, and the whole file, which another page may need, is loaded with
 * Gatsby's scripts. Pages of one folder share their styles, so that the number of hashes in the
 * Content-Security-Policy does not grow with the number of pages.
 */
import path from "node:path";
import { PurgeCSS } from "purgecss";
import { finishedName } from "./unfinished-pages";

/** Attributes that script or the browser sets on elements that are there from the start. */
const changingAttributes = [
  "aria-busy",
  "aria-current",
  "aria-expanded",
  "aria-invalid",
  "aria-pressed",
  "data-state",
  "data-theme",
  "disabled",
  "hidden",
  "open",
];

const globalStyle =
  /<style data-href="(\/styles\.[0-9a-f]+\.css)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

/** The site's styles in a page as Gatsby wrote it: the file's address and its text. */
export function globalStyles(html: string): { href: string; css: string } | undefined {
  const match = globalStyle.exec(html);
  return match ? { href: match[1] ?? "", css: match[2] ?? "" } : undefined;
}

/** Which pages share their styles: those of one folder, and each other page alone. */
export function styleGroup(name: string): string {
  const served = finishedName(name);
  const folder = path.posix.dirname(served);
  return folder === "." ? served : folder;
}

/** Attributes whose values stand in selectors: `[type="radio"]`, `a[href^="mailto:"]`. */
const selectable = /^(class|id|type|href|role|name|data-.+|aria-.+)$/;

/** Names of elements, attributes, classes and ids in a page, and values of attributes: what selectors can match. */
export function usedNames(html: string): Set<string> {
  const names = new Set<string>();
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  for (const [, element = "", attributes = ""] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s[^>]*)?)>/gi,
  )) {
    names.add(element.toLowerCase());
    for (const [, attribute = "", value = ""] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(attribute.toLowerCase());
      if (selectable.test(attribute)) value.split(/\s+/).forEach((word) => names.add(word));
    }
  }
  return names;
}

/** The rules of `css` that elements with these names can match. */
export async function criticalCss(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    dynamicAttributes: changingAttributes,
  });
  return result?.css ?? css;
}

/** The page with these styles in the place of the site's. */
export function withStyles(html: string, css: string): string {
  return html.replace(
    globalStyle,
    (_match, href: string) =>
      `<style data-href="${href}" data-identity="gatsby-global-css">${css}</style>`,
  );
}
