/** The headings of a page's text: their levels, words and ids. */
import toText from "mdast-util-to-string";
import type { Root } from "mdast";
import type { PageFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { tableOfContents } from "../markdown";
import { isFrameId } from "../sections";
import { mistakeAt, type Text } from "./text-mistake";

export function checkHeadings(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  let last = 1;
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const words = toText(node);
    if (node.depth === 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `has a heading of level 1, “${words}”`,
          "begin with ##; the page's own headline is the field heading",
        ),
      );
    } else if (node.depth > last + 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `skips from heading level ${last} to ${node.depth} at “${words}”`,
          `write ${"#".repeat(last + 1)}`,
        ),
      );
    }
    if (words.trim() === "") {
      mistakes.push(mistakeAt(text, node, "has an empty heading", "give it words or remove it"));
    }
    last = node.depth;
  }
  return mistakes;
}

/** A heading whose id the page already uses for something else: links would lead to the first of the two. */
export function checkHeadingIds(text: Text, root: Root, { kind }: PageFile): Mistake[] {
  const headings = root.children.filter((node) => node.type === "heading");
  return tableOfContents(root).flatMap(({ id, title }, index) => {
    const heading = headings[index];
    const isTaken = isFrameId(id) || kind.sections.some((section) => section.id === id);
    if (!heading || !isTaken) return [];
    return [
      mistakeAt(
        text,
        heading,
        `has a heading “${title}”, whose id #${id} the page already gives to another part`,
        "write the heading in other words",
      ),
    ];
  });
}
