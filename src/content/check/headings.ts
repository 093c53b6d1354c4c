/** Checks the headings of a page's text: their levels, words and ids. */
import toText from "mdast-util-to-string";
import type { Root } from "mdast";
import { tableOfContents } from "../markdown";
import type { PageKind } from "../registry";
import { isFrameId } from "../sections";
import type { Report } from "./text-mistake";

export function checkHeadings(root: Root, { sections }: PageKind, report: Report): void {
  const contents = tableOfContents(root);
  const headings = root.children.filter((node) => node.type === "heading");
  let last = 1;
  for (const [index, node] of headings.entries()) {
    const words = toText(node);
    if (node.depth === 1)
      report(
        node,
        `has a heading of level 1, “${words}”`,
        "begin with ##; the page's own headline is the field heading",
      );
    else if (node.depth > last + 1)
      report(
        node,
        `skips from heading level ${last} to ${node.depth} at “${words}”`,
        `write ${"#".repeat(last + 1)}`,
      );
    if (words.trim() === "") report(node, "has an empty heading", "give it words or remove it");
    // Links would lead to the first of the two.
    const id = contents[index]?.id ?? "";
    if (isFrameId(id) || sections.some((section) => section.id === id))
      report(
        node,
        `has a heading “${words}”, whose id #${id} the page already gives to another part`,
        "write the heading in other words",
      );
    last = node.depth;
  }
}
