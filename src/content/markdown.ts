/**
 * Renders Markdown as pages show it. The parser is the one inside gatsby-transformer-remark (remark 13 with GFM), so that
 * the content check, the word counts and the pages all see the same text. Pure.
 */
import unified from "unified";
import remarkParse from "remark-parse";
import remarkGfm from "remark-gfm";
import toHast from "mdast-util-to-hast";
import toHtml from "hast-util-to-html";
import toText from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Element } from "hast";
import type { Content, Heading, Image, Root, Text } from "mdast";
import type { Language } from "./language";
import { gfmWithoutAutolinks, mayHoldAddress } from "./gfm-without-autolinks";
import { headingId } from "./slug";
import { rememberLast } from "./remember-last";
import { expandRules, ruleDirectives, type FindRule } from "./rule-directive";
import { sanitize } from "./sanitize";

interface TableOfContentsEntry {
  id: string;
  title: string;
  depth: number;
}

/** A picture as it is written in Markdown: `![alt](./file.jpg "caption")`. */
interface MarkdownPicture {
  src: string;
  alt: string;
  caption: string | undefined;
}

/** A piece of a page's body, HTML or a picture, and whether it is part of the opening. */
type Block = ({ html: string } | { picture: MarkdownPicture }) & { opening: boolean };

const parser = unified().use(remarkParse).use(remarkGfm).use(ruleDirectives);
const fasterParser = unified().use(remarkParse).use(gfmWithoutAutolinks).use(ruleDirectives);

/** A single line of plain prose: it begins with a letter and contains no character that has a meaning in Markdown. */
const prose = /^\p{L}(?:[\p{L}\p{N} ,;.?!'’"“”()%$–—-]*[\p{L}\p{N}.?!'’"”)])?$/u;

/** Returns the tree of such a line as the parser would make it, in a tenth of the time. */
function paragraph(line: string): Root {
  const position = () => ({
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: line.length + 1, offset: line.length },
  });
  const text: Text = { type: "text", value: line, position: position() };
  return {
    type: "root",
    children: [{ type: "paragraph", children: [text], position: position() }],
    position: position(),
  };
}

/**
 * Returns the tree of a Markdown text. A page's body is rendered, listed in a table of contents and counted one after the
 * other, so recent trees are shared: callers must not change what they say.
 */
export const parseMarkdown = rememberLast(32, (text: string) => {
  if (mayHoldAddress(text)) return parser.parse(text) as Root;
  return prose.test(text) ? paragraph(text) : (fasterParser.parse(text) as Root);
});

/**
 * Returns every heading with its `id`; headings with the same words get -2, -3 … in order.
 * @param original the tree of the original, for a translation: it takes the ids from there, so that a link works in every language
 */
export function tableOfContents(root: Root, original = root): TableOfContentsEntry[] {
  const ids = headings(original).map(({ id }) => id);
  return headings(root).map(({ node, id }, index) => ({
    ...{ id: ids[index] ?? id, title: toText(node), depth: node.depth },
  }));
}

function headings(root: Root): { node: Heading; id: string }[] {
  const ids = new Set<string>();
  return root.children
    .filter((node): node is Heading => node.type === "heading")
    .map((node) => {
      const base = headingId(toText(node)) || "section";
      let id = base;
      for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
      ids.add(id);
      return { node, id };
    });
}

/** Returns the image of a paragraph that contains nothing else. */
export function lonePicture(node: Content): Image | undefined {
  if (node.type !== "paragraph") return undefined;
  const [only, ...others] = node.children;
  return others.length === 0 && only?.type === "image" ? only : undefined;
}

/** Returns the tree of a text, with each directive that names a rule replaced by what the rule says. */
function withRules(markdown: string, findRule: FindRule = () => undefined): Root {
  return expandRules(parseMarkdown(markdown), findRule);
}

/**
 * Splits the body of a page at its pictures and after its opening, which is everything up to the end of the first section.
 * @param findRule looks up the rules that the text names
 * @param original the original of a translation, as for `tableOfContents`
 */
export function toBlocks(
  markdown: string,
  findRule?: FindRule,
  original = markdown,
  language?: Language,
): Block[] {
  const root = withRules(markdown, findRule);
  const ids = tableOfContents(root, parseMarkdown(original)).map(({ id }) => id);
  for (const [index, { node }] of headings(root).entries())
    node.data = { hProperties: { id: ids[index] } };
  const blocks: Block[] = [];
  let run: Content[] = [];
  let sections = 0;
  const flush = () => {
    const opening = sections < 2;
    if (run.length > 0)
      blocks.push({ html: toSafeHtml({ type: "root", children: run }, language), opening });
    run = [];
  };
  for (const node of root.children) {
    if (node.type === "heading" && node.depth === 2) {
      if (sections === 1) flush();
      sections += 1;
    }
    const image = lonePicture(node);
    if (image) {
      flush();
      blocks.push({
        picture: { src: image.url, alt: image.alt ?? "", caption: image.title ?? undefined },
        opening: sections < 2,
      });
    } else {
      run.push(node);
    }
  }
  flush();
  return blocks;
}

/** Renders a short Markdown text, such as an answer in front matter, as HTML. */
export function toHtmlText(markdown: string, findRule?: FindRule, language?: Language): string {
  return toSafeHtml(withRules(markdown, findRule), language);
}

/** Returns the words of a Markdown text, without markup and pictures, its paragraphs joined by spaces. */
export function toPlainText(markdown: string, findRule?: FindRule): string {
  const parts: string[] = [];
  visit(withRules(markdown, findRule), ["paragraph", "heading", "tableCell"], (node) => {
    if (!lonePicture(node as Content)) parts.push(toText(node));
    return visit.SKIP;
  });
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/**
 * Counts the words of a plain text: whatever is between white space or dashes and contains a letter or a digit, so that
 * `well-known`, `$1,000` and `a.m.` are one word each.
 */
export function countWords(plain: string): number {
  return plain.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the minutes it takes to read so many words, at 230 a minute (Brysbaert 2019: 238 for English non-fiction). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}

const tableIn: Record<Language, string> = { en: "Table", es: "Tabla" };

function toSafeHtml(root: Root, language: Language = "en"): string {
  const hast = toHast(root, { allowDangerousHtml: true });
  let lastHeading = "";
  visit(hast, "element", (element: Element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) lastHeading = textOf(element);
    if (element.tagName !== "table" || !parent) return undefined;
    const wrapper: Element = {
      type: "element",
      tagName: "div",
      properties: {
        className: ["table-wrap"],
        role: "region",
        tabIndex: 0,
        ariaLabel: [tableIn[language], lastHeading].filter(Boolean).join(": "),
      },
      children: [element],
    };
    (parent as unknown as Element).children[index] = wrapper;
    return [visit.SKIP, index + 1];
  });
  return sanitize(toHtml(hast, { allowDangerousHtml: true }));
}

function textOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === "text" ? child.value : child.type === "element" ? textOf(child) : "",
    )
    .join("");
}
