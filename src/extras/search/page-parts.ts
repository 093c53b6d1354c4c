/**
 * Splits a built page into parts for the search: the text under each heading that has an address.
 * Pure.
 */
import { DomUtils, type parseDocument } from "htmlparser2";
import { withBreaks } from "../../i18n/no-breaks";
import type { PagePart } from "./search";
import { attributeName } from "../../styles/data-attributes";

/** The properties of htmlparser2's nodes that are read here. */
interface HtmlNode {
  data?: string;
  name?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly HtmlNode[];
}

/** Elements whose text is not content of the page. */
const skipped = new Set(["nav", "svg", "script", "style", "form", "noscript", "button"]);
/** Classes of buttons, of links that lead elsewhere, and of what is only read aloud. */
const notContent = /\b(?:button|text-button|no-print|script-only|visually-hidden)\b/;
const isSkipped = ({ name = "", attribs }: HtmlNode) =>
  skipped.has(name) ||
  notContent.test(attribs?.class ?? "") ||
  // The place of something that the owner has not supplied: see src/components/Specimen.
  attribs?.[attributeName("specimen")] !== undefined;
/** Elements inside which words are not separated. */
const inline = /^(?:a|b|em|i|strong|span|mark|sup|sub|code|time|abbr)?$/;
/** What follows the words of elements that often end without a full stop. */
const unended = new Map([
  ["dt", ": "],
  ...["h1", "li", "dd", "th", "td"].map((name): [string, string] => [name, " · "]),
]);
const sectionHeadings = new Set(["h2", "h3", "h4"]);

/**
 * Returns the page's parts, first the text before all headings, under the title. A page without
 * `<main>` has none.
 */
export function readPageParts(
  title: string,
  document: ReturnType<typeof parseDocument>,
): PagePart[] {
  const main = findFirst(document, ({ name }) => name === "main");
  if (!main) return [];
  const parts: PagePart[] = [{ id: "", heading: title, text: "" }];
  const begin = (id: string, heading: HtmlNode) =>
    parts.push({ id, heading: textOf(heading), text: "" });
  const read = (node: HtmlNode, headings: ReadonlySet<HtmlNode>): void => {
    const { name = "", attribs, children = [] } = node;
    const part = parts.at(-1);
    if (node.data !== undefined && name === "" && part) part.text += node.data;
    if (isSkipped(node) || headings.has(node)) return;
    const isApart = !inline.test(name);
    if (isApart && part) part.text += " ";
    const own = headingOf(node);
    if (own) begin(own.id, own.heading);
    else if (sectionHeadings.has(name) && isAddress(attribs?.id))
      return void begin(attribs?.id ?? "", node);
    for (const child of children) read(child, own ? new Set([...headings, own.heading]) : headings);
    const last = parts.at(-1);
    if (isApart && last)
      last.text += (/[^\s.:!?·]\s*$/.test(last.text) ? unended.get(name) : undefined) ?? " ";
  };
  read(main, new Set());
  return parts.map(({ id, heading, text }) => ({ id, heading: tidy(heading), text: tidy(text) }));
}

/** Returns a text as machines read it, with single plain spaces and no dot at its end. */
const tidy = (text: string) => withBreaks(text).replace(/\s+/g, " ").trim().replace(/ ·$/, "");

/** Whether an id is part of an address; React's generated ids are not. */
const isAddress = (id = "") => id !== "" && !id.startsWith(":");

/**
 * Returns a heading without an id, and the id of the element that is its address: a rule, or the
 * answer to a question.
 */
function headingOf(node: HtmlNode): { id: string; heading: HtmlNode } | undefined {
  const isHeading = ({ name = "", attribs }: HtmlNode) =>
    sectionHeadings.has(name) && !isAddress(attribs?.id);
  if (node.name === "details") {
    const heading = findFirst(node, isHeading);
    const answer = findFirst(
      node,
      ({ name, attribs }) => name !== "details" && isAddress(attribs?.id),
    );
    return heading && answer?.attribs?.id ? { id: answer.attribs.id, heading } : undefined;
  }
  const heading = node.children?.find(isHeading);
  const id = node.attribs?.id;
  return heading && id && isAddress(id) && node.name !== "main" ? { id, heading } : undefined;
}

/** Returns the first element, in document order, that is wanted: `node` or one in it. */
const findFirst = (node: HtmlNode, isWanted: (node: HtmlNode) => boolean): HtmlNode | null =>
  DomUtils.findOne(isWanted, [node] as Parameters<typeof DomUtils.findOne>[1]);

function textOf(node: HtmlNode): string {
  return isSkipped(node) ? "" : (node.data ?? (node.children ?? []).map(textOf).join(""));
}
