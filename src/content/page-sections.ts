/** The text of a page in pieces that its component puts in their places. Pure. */
import { fillFacts } from "./facts";
import type { AskSite } from "./kind";
import { toHtmlText } from "./markdown";

interface Piece {
  title: string;
  /** Sanitized HTML. */
  html: string;
}

export interface PageSection extends Piece {
  id: string;
  /** What is under `###` headings in it. */
  parts: Piece[];
}

/** Cuts a text at its headings of one level. What is ahead of the first one has none. */
function cut(markdown: string, marks: string): { heading: string; text: string }[] {
  return markdown.split(new RegExp(`^(?=${marks} )`, "m")).map((piece) => {
    const [, heading = "", text = ""] = new RegExp(`^${marks} (.*)\\n?([^]*)$`).exec(piece) ?? [];
    return heading ? { heading, text } : { heading: "", text: piece };
  });
}

/** Returns the sections under `## Its heading {#its-id}`, with what is under `###` headings apart. */
export function pageSections(body: string | undefined, site: AskSite): PageSection[] {
  const toHtml = (markdown: string) =>
    toHtmlText(fillFacts(markdown, site.facts), { rule: site.rule, language: site.language });
  return cut(body ?? "", "##")
    .filter(({ heading }) => heading)
    .map(({ heading, text }) => {
      const [, title = heading, id = ""] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(heading) ?? [];
      const [first, ...parts] = cut(text, "###");
      const opening = first?.heading ? "" : (first?.text ?? "");
      const named = first?.heading ? [first, ...parts] : parts;
      return {
        id,
        title,
        html: toHtml(opening),
        parts: named.map((part) => ({ title: part.heading, html: toHtml(part.text) })),
      };
    });
}
