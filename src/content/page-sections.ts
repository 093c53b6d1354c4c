/** The text of a page in pieces that its component puts in their places. Pure. */
import type { RootContent } from "hast";
import { elementId, textOf } from "./html-tree";
import type { AskSite } from "./kind";
import { htmlOf } from "./markdown";
import { render } from "./markdown-tree";

interface Piece {
  title: string;
  html: string;
}

/** A section of a page's text, with what is under the headings in it. */
export interface PageSection extends Piece {
  id: string;
  parts: Piece[];
}

/**
 * Returns the sections under `## Its heading {#its-id}`, with what is under `###` apart; parsed as
 * one document, for its references.
 */
export function pageSections(body: string | undefined, site: AskSite): PageSection[] {
  const sections: PageSection[] = [];
  const contents = new Map<Piece, RootContent[]>();
  let piece: Piece | undefined;
  const open = <Opened extends Piece>(opened: Opened): Opened => {
    contents.set(opened, []);
    piece = opened;
    return opened;
  };
  for (const node of render(body ?? "", site).children) {
    const tag = node.type === "element" ? node.tagName : "";
    if (node.type === "element" && tag === "h2")
      sections.push(open({ id: elementId(node), title: textOf(node), html: "", parts: [] }));
    else if (node.type === "element" && tag === "h3")
      sections.at(-1)?.parts.push(open({ title: textOf(node), html: "" }));
    else if (piece) contents.get(piece)?.push(node);
  }
  for (const [opened, children] of contents) opened.html = htmlOf({ type: "root", children });
  return sections;
}
