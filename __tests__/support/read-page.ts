import { DomUtils, parseDocument } from "htmlparser2";

/** What a test reads of a built page. */
export interface ReadPage {
  /** The text of each JSON-LD block. */
  blocks: string[];
  /** The text that a visitor reads. */
  text: string;
  meta: (name: string) => string[];
  links: (rel: string) => Record<string, string>[];
  title: string[];
  lang: string | undefined;
}

const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** Parses a page's HTML, without running its scripts. */
export function readPage(html: string): ReadPage {
  const { children } = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, children);
  const blocks = all("script")
    .filter((script) => script.attribs.type === "application/ld+json")
    .map((script) => DomUtils.textContent(script));
  const body = all("body").map((element) => {
    const copies = DomUtils.getElementsByTagName(
      (name) => name === "script" || name === "style" || name === "svg",
      [element],
    );
    copies.forEach((copy) => DomUtils.removeElement(copy));
    return blockText(element);
  });
  return {
    blocks,
    text: words(body.join(" ")),
    meta: (name) =>
      all("meta")
        .filter(({ attribs }) => (attribs.name ?? attribs.property) === name)
        .map(({ attribs }) => attribs.content ?? ""),
    links: (rel) =>
      all("link")
        .filter(({ attribs }) => attribs.rel === rel)
        .map(({ attribs }) => attribs),
    title: all("title").map((title) => DomUtils.textContent(title)),
    lang: all("html")[0]?.attribs.lang,
  };
}

/**
 * Counts the words of an element as somebody reads them: in folds and drawings too, not in what
 * only script or no script shows.
 */
export function wordsIn(html: string, name: string): number {
  const elements = DomUtils.getElementsByTagName(name, parseDocument(html).children);
  for (const unread of DomUtils.getElementsByTagName(
    (tag) => /^(script|style|template|noscript)$/.test(tag),
    elements,
  ))
    DomUtils.removeElement(unread);
  return (
    elements
      .map(blockText)
      .join(" ")
      .match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  );
}

type ElementNode = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Returns a node's text with a space between elements, so that two table cells do not become one
 * word.
 */
function blockText(node: ElementNode): string {
  return node.children
    .map((child) => ("attribs" in child ? blockText(child) : DomUtils.textContent(child)))
    .join(" ");
}

/** Returns the specimens of a page: what stands for facts that the owner has not supplied. */
export const specimensIn = (html: string): ElementNode[] =>
  specimensOf(parseDocument(html).children);

const specimensOf = (nodes: ReturnType<typeof parseDocument>["children"]): ElementNode[] =>
  DomUtils.findAll(({ attribs }) => "data-specimen" in attribs, nodes);

/** A role, such as that of a site lead, is a few words that texts use too. */
const fewWords = 4;

/**
 * Returns the lines of a page's specimens, without the covers of logs, which say what their own
 * pages say.
 */
export const linesOfSpecimens = (html: string): string[] =>
  specimensIn(html).flatMap((specimen) => {
    const linesIn = (element: ElementNode) => DomUtils.getElementsByTagName("p", element);
    const covers = DomUtils.getElementsByTagName("article", specimen).flatMap(linesIn);
    return linesIn(specimen)
      .filter((line) => !covers.includes(line))
      .map((line) => DomUtils.textContent(line))
      .filter((line) => line.split(" ").length > fewWords);
  });

/** Returns the HTML of a page without its specimens. */
export function withoutSpecimens(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return specimensOf(document.children).reduceRight(
    (rest, { startIndex, endIndex }) =>
      rest.slice(0, startIndex ?? 0) + rest.slice((endIndex ?? 0) + 1),
    html,
  );
}
