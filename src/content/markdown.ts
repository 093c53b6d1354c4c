/** What pages show of a text in Markdown: HTML, blocks, headings, words. Pure. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit, type BuildVisitor } from "unist-util-visit";
import { element, headingsIn, elementId, lonePicture, pictureSource, textOf } from "./html-tree";
import { render, type RenderOptions } from "./markdown-tree";
import { sanitize } from "./sanitize";
import { splitWhole, wholeClass } from "./whole-words";

/** A picture as it is written in Markdown: `![alt](./file.jpg "caption")`. */
interface MarkdownPicture {
  src: string;
  alt: string;
  caption: string | undefined;
}

/** The heading of a section: its id, and its words as HTML. */
interface BlockSection {
  id: string;
  title: string;
}

/**
 * A piece of a page's body, HTML or a picture, with the section in which it stands, whose heading
 * is no part of it.
 */
type Block = ({ html: string } | { picture: MarkdownPicture }) & {
  /** None ahead of the first heading of the second level. */
  section: BlockSection | undefined;
  /** Whether it stands in the first section or ahead of it. */
  isIntroduction: boolean;
};

/** Splits the body of a page at its pictures and at its headings of the second level. */
export function toBlocks(markdown: string, options?: RenderOptions): Block[] {
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  let section: BlockSection | undefined;
  let sections = 0;
  const place = () => ({ section, isIntroduction: sections < 2 });
  const flush = () => {
    const html = htmlOf({ type: "root", children: run });
    // A section begins with HTML, be it empty, so that its heading has a place.
    const isFirst = section !== undefined && blocks.at(-1)?.section !== section;
    if (html || isFirst) blocks.push({ html, ...place() });
    run = [];
  };
  for (const node of render(markdown, options).children) {
    if (node.type === "element" && node.tagName === "h2") {
      flush();
      section = { id: elementId(node), title: htmlOf({ type: "root", children: node.children }) };
      sections += 1;
      continue;
    }
    const image = lonePicture(node);
    if (image) {
      flush();
      const { alt, title } = image.properties;
      const caption = title === "" ? undefined : title;
      blocks.push({
        picture: { src: pictureSource(image), alt: alt ?? "", caption },
        ...place(),
      });
    } else {
      run.push(node);
    }
  }
  flush();
  return blocks;
}

/**
 * Returns a text as one tree of sanitized HTML. A picture that stands alone is a figure, which
 * names its file as the author does: which files of it a page shows is known when pages are made.
 */
export const publishedTree = (markdown: string, options?: RenderOptions): Root => ({
  type: "root",
  children: render(markdown, options).children.flatMap((node): RootContent[] => {
    const image = lonePicture(node);
    return image ? [figureOf(image)] : sanitize({ type: "root", children: [node] }).children;
  }),
});

function figureOf(image: Element): Element {
  const { alt = "", title } = image.properties;
  const img = element("img", [], { src: pictureSource(image), alt });
  const caption = title ? [element("figcaption", [{ type: "text", value: title }])] : [];
  return element("figure", [img, ...caption]);
}

/** Returns a tree as HTML, sanitized. */
export const htmlOf = (tree: Root): string => writtenHtml(sanitize(tree));

/** Returns a tree that is safe as HTML. */
export function writtenHtml(safe: Root): string {
  visit(safe, "text", keepWhole);
  return toHtml(safe).trim();
}

/** Keeps words with a hyphen on one line. */
const keepWhole: BuildVisitor<Root, "text"> = ({ value }, index = 0, parent) => {
  const nodes = splitWhole(value).map((piece, at): ElementContent => {
    const text = { type: "text", value: piece } as const;
    return at % 2 === 0 ? text : element("span", [text], { className: [wholeClass] });
  });
  if (nodes.length > 1) parent?.children.splice(index, 1, ...nodes);
  return index + nodes.length;
};

/** Renders a short Markdown text, such as an answer in front matter, as HTML. */
export const toHtmlText = (markdown: string, options?: RenderOptions): string =>
  htmlOf(render(markdown, options));

/**
 * Returns the headings of a text, up to the fourth level; those of a translation with the ids of
 * their `original`.
 */
export const tableOfContents = (markdown: string, original?: string) =>
  headingsIn(render(markdown, original === undefined ? undefined : { original }))
    .map((node) => ({ id: elementId(node), title: textOf(node), depth: Number(node.tagName[1]) }))
    .filter(({ depth }) => depth <= 4);

/**
 * Returns the words of a Markdown text, without markup and pictures, its paragraphs joined by
 * spaces.
 */
export const toPlainText = (markdown: string, site?: RenderOptions): string =>
  textOf(render(markdown, site));

/**
 * Counts what is between white space or dashes and contains a letter or digit: `well-known` and
 * `$1,000` are one word each.
 */
export const countWords = (plain: string): number =>
  plain.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
