/** The text of a page in pieces that its component puts in their places. Pure. */
import type { RootContent } from "hast";
import { elementId, textOf } from "./html-tree";
import type { AskSite } from "./kind";
import { htmlOf } from "./markdown";
import { render } from "./markdown-tree";

interface Piece {
  id: string;
  title: string;
  html: string;
}

/** A section of a page's text, with what is under the headings in it. */
export interface PageSection extends Piece {
  parts: Piece[];
}

/**
 * Returns the sections under `## Its heading {#its-id}`, with what is under `###` apart; parsed as
 * one document, for its references.
 * @param original the text of which this is a translation: its headings have the same ids
 */
export function pageSections(
  body: string | undefined,
  site: AskSite,
  original?: string,
): PageSection[] {
  const sections: PageSection[] = [];
  const contents = new Map<Piece, RootContent[]>();
  let piece: Piece | undefined;
  const open = <Opened extends Piece>(opened: Opened): Opened => {
    contents.set(opened, []);
    piece = opened;
    return opened;
  };
  for (const node of render(body ?? "", { ...site, original }).children) {
    const heading = node.type === "element" && /^h[23]$/.test(node.tagName) ? node : undefined;
    const own = heading && { id: elementId(heading), title: textOf(heading), html: "" };
    if (own && heading.tagName === "h2") sections.push(open({ ...own, parts: [] }));
    else if (own) sections.at(-1)?.parts.push(open(own));
    else if (piece) contents.get(piece)?.push(node);
  }
  for (const [opened, children] of contents) opened.html = htmlOf({ type: "root", children });
  return sections;
}
