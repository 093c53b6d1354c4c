/** Reads trees of HTML. Pure. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";

/** Returns an element with its children. */
export const element = (
  tagName: string,
  children: Element["children"],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

/** Whether an element is a heading, but for the one above the footnotes. */
export const isHeading = (node: Element) =>
  /^h[1-6]$/.test(node.tagName) && node.properties.id !== "footnote-label";

/** Returns every heading, but for the one above the footnotes. */
export function headingsIn(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, "element", (node) => {
    if (isHeading(node)) headings.push(node);
  });
  return headings;
}

/** Returns the id of an element; "" where it has none. */
export const elementId = ({ properties }: Element): string => properties.id ?? "";

/** Returns the picture of a paragraph that contains nothing else. */
export function lonePicture(node: RootContent | ElementContent): Element | undefined {
  if (node.type !== "element" || node.tagName !== "p") return undefined;
  const [only, ...others] = node.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  return others.length === 0 && only?.type === "element" && only.tagName === "img"
    ? only
    : undefined;
}

/** Returns the line at which a node begins; the HTML parser leaves out some. */
export const lineOf = ({ position }: { position?: object | undefined }, otherwise = 1): number =>
  (position as { start?: { line: number } } | undefined)?.start?.line ?? otherwise;

/** Returns the file of a picture as its author wrote it. */
export function pictureSource({ properties }: Element): string {
  const src = properties.src ?? "";
  try {
    return decodeURI(src);
  } catch {
    // Its author means the percent sign itself.
    return src;
  }
}

/** Elements in which words stand in lines. */
export const inline = new Set(
  "a strong em b i u s del ins mark code kbd abbr cite q small sub sup time span font".split(" "),
);

/** Whether an element is the number of a footnote, or the link back from it. */
export const isNote = ({ properties }: Element): boolean =>
  "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;

/**
 * Returns the words of a tree in one line. Blocks and line breaks are spaces; HTML, footnote
 * numbers and pictures are nothing.
 */
export function textOf(tree: Root | Element): string {
  let text = "";
  const add = (node: Root | RootContent) => {
    if (node.type === "text") text += node.value;
    if (node.type !== "element" && node.type !== "root") return;
    const isBlock = node.type === "element" && !inline.has(node.tagName);
    if (node.type === "element" && (isNote(node) || /^(script|style)$/.test(node.tagName))) return;
    if (isBlock) text += " ";
    node.children.forEach(add);
    if (isBlock) text += " ";
  };
  add(tree);
  return text.replace(/\s+/g, " ").trim();
}
