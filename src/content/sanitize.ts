/**
 * Sanitizes what Markdown renders to. Authors are colleagues, and still their content must not be
 * able to run script.
 */
import { sanitize as sanitizeTree, type Schema } from "hast-util-sanitize";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { allowedAddress, allowedClasses, allowedElements } from "./allowed-html";

/** Names of HTML attributes that hast writes otherwise. */
const properties: Readonly<Record<string, string>> = {
  class: "className",
  hreflang: "hrefLang",
  tabindex: "tabIndex",
  datetime: "dateTime",
  "data-label": "dataLabel",
  "aria-label": "ariaLabel",
  "aria-describedby": "ariaDescribedBy",
};

/**
 * Elements with ids are global variables: an id must not take the name of one of Gatsby's, such as
 * `___loader` and `gatsby-announcer`.
 */
const restricted: Record<string, readonly (RegExp | string)[]> = {
  id: [/^(?!-*gatsby)[a-z0-9-]+$/],
  href: [allowedAddress],
  className: allowedClasses,
};

const schema: Schema = {
  tagNames: allowedElements.map(([tag]) => tag),
  attributes: Object.fromEntries(
    allowedElements.map(([tag, ...names]) => [
      tag,
      names.map((attribute): string | [string, ...(RegExp | string)[]] => {
        const name = properties[attribute] ?? attribute;
        return restricted[name] ? [name, ...restricted[name]] : name;
      }),
    ]),
  ),
  // `href` has a form of its own, and the HTML parser knows which elements stand in which.
  protocols: {},
  ancestors: {},
  required: {},
  clobber: [],
  strip: ["script", "style"],
};

/** Keeps what the lists of elements and attributes allow, and the words of everything else. */
export const sanitize = (tree: Root): Root => sanitizeTree(tree, schema) as Root;

/**
 * Returns the elements that the sanitizer drops, and the attributes, as an author would recognize
 * them.
 */
export function droppedFrom(tree: Root): { node: Element; what: string }[] {
  const dropped: { node: Element; what: string }[] = [];
  visit(tree, "element", (node) => {
    if (!schema.tagNames?.includes(node.tagName)) {
      dropped.push({ node, what: `<${node.tagName}>` });
      return;
    }
    const kept = sanitizeTree({ ...node, children: [] }, schema) as Element;
    const names = Object.keys(node.properties);
    // What the renderer itself gives to footnotes, and to code whose language is named.
    const isOwn = node.tagName === "code" || names.some((name) => name.startsWith("dataFootnote"));
    // Classes that are not allowed are dropped one by one.
    const isKept = (name: string) => {
      const [own, rest] = [node.properties[name], kept.properties[name]];
      return Array.isArray(own) && Array.isArray(rest)
        ? own.length === rest.length
        : rest !== undefined;
    };
    for (const name of names)
      if (!isKept(name) && !(isOwn && /^(?:data|className)/.test(name)))
        dropped.push({ node, what: `<${node.tagName} ${name}=…>` });
  });
  return dropped;
}
