/** The parts of a built page, for the search: what stands under each heading that has an address. Pure. */
import { parseDocument } from "htmlparser2";
import type { PagePart } from "../../search/index-file";

/** The little that is read of htmlparser2's tree. */
interface HtmlNode {
  data?: string;
  name?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly HtmlNode[];
}

/** What holds no text of the page itself. */
const skipped = new Set(["nav", "svg", "script", "style", "form", "noscript", "button"]);
const sectionHeadings = new Set(["h2", "h3"]);

/** Returns the page's parts, the page itself first, under its title. A page without `<main>` has none. */
export function readPageParts(title: string, html: string): PagePart[] {
  const [main] = find(parseDocument(html), ({ name }) => name === "main");
  if (!main) return [];
  const parts: PagePart[] = [{ id: "", heading: title, text: "" }];
  const begin = (id: string, heading: HtmlNode) =>
    parts.push({ id, heading: textOf(heading), text: "" });
  const read = (node: HtmlNode, headings: ReadonlySet<HtmlNode>): void => {
    const { name = "", attribs, children = [] } = node;
    const part = parts.at(-1);
    if (node.data !== undefined && name === "" && part) part.text += node.data;
    if (skipped.has(name) || headings.has(node)) return;
    const own = headingOf(node);
    if (own) begin(own.id, own.heading);
    else if (sectionHeadings.has(name) && isAddress(attribs?.id))
      return void begin(attribs?.id ?? "", node);
    for (const child of children) read(child, own ? new Set([...headings, own.heading]) : headings);
    // Texts of two elements are two words.
    const last = parts.at(-1);
    if (last && !/^(?:a|b|em|strong|span|mark|sup|sub|code)?$/.test(name)) last.text += " ";
  };
  read(main, new Set());
  return parts.map(({ text, ...part }) => ({ ...part, text: text.replace(/\s+/g, " ").trim() }));
}

/** React's own ids are no addresses. */
const isAddress = (id = "") => id !== "" && !id.startsWith(":");

/** An element whose id is the address of a heading without one: a rule, or an answer below its question. */
function headingOf(node: HtmlNode): { id: string; heading: HtmlNode } | undefined {
  const isHeading = ({ name = "", attribs }: HtmlNode) =>
    sectionHeadings.has(name) && !isAddress(attribs?.id);
  if (node.name === "details") {
    const [heading] = find(node, isHeading);
    const [answer] = find(
      node,
      ({ name, attribs }) => name !== "details" && isAddress(attribs?.id),
    );
    return heading && answer?.attribs?.id ? { id: answer.attribs.id, heading } : undefined;
  }
  const heading = node.children?.find(isHeading);
  const id = node.attribs?.id;
  return heading && id && isAddress(id) && node.name !== "main" ? { id, heading } : undefined;
}

function find(node: HtmlNode, isWanted: (node: HtmlNode) => boolean): HtmlNode[] {
  return [
    ...(isWanted(node) ? [node] : []),
    ...(node.children ?? []).flatMap((child) => find(child, isWanted)),
  ];
}

function textOf(node?: HtmlNode): string {
  const write = ({ name, data, children = [] }: HtmlNode): string =>
    skipped.has(name ?? "") ? "" : (data ?? children.map(write).join(""));
  return node ? write(node).replace(/\s+/g, " ").trim() : "";
}
