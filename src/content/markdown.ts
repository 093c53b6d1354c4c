/**
 * Renders Markdown as pages show it: GitHub's, with rules by their id. A text is parsed as one document, and only what it
 * renders to is cut into blocks, so that references and footnotes work from anywhere. The content check, the word counts
 * and the pages all read the same tree.
 */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Blockquote, Html, Root as MarkdownRoot } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit, type BuildVisitor } from "unist-util-visit";
import { fillFacts } from "./facts";
import type { AskSite } from "./kind";
import { addressIn, inEach, original as firstLanguage, type Language } from "./language";
import { expandRules, rulesAsLinks } from "./rule-directive";
import { sanitize } from "./sanitize";
import { headingId } from "./slug";
import { textIn } from "./text";

/** A picture as it is written in Markdown: `![alt](./file.jpg "caption")`. */
interface MarkdownPicture {
  src: string;
  alt: string;
  caption: string | undefined;
}

/** A piece of a page's body, HTML or a picture, and whether it is part of the opening. */
type Block = ({ html: string } | { picture: MarkdownPicture }) & { opening: boolean };

interface RenderOptions extends Partial<AskSite> {
  /** The original of a translation, whose headings give theirs their ids: a link works in every language. */
  original?: string | undefined;
}

const parser = unified().use(remarkParse).use(remarkGfm);

const alerts = ["note", "tip", "important", "warning", "caution"] as const;

const renderers = inEach((language) =>
  unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: "",
      footnoteLabel: textIn(language).t("markdown.footnotes"),
      footnoteLabelProperties: {},
      footnoteBackLabel: textIn(language).t("markdown.back"),
    })
    .use(rehypeRaw),
);

/** The trees of texts as they are checked and counted, each parsed once. */
const plainTrees = new Map<string, Root>();

const htmlIn = new WeakMap<Root, Html[]>();

/** Returns the pieces of a rendered text that were written in HTML, as they were written. */
export const writtenHtml = (tree: Root): readonly Html[] => htmlIn.get(tree) ?? [];

/**
 * Returns the HTML tree of a text, not yet sanitized; nodes know their lines. Callers do not change it.
 * @param site what rules, facts and links are taken from; without it rules stay links to `rule:an-id`
 */
export function render(markdown: string, site?: RenderOptions): Root {
  const known = site ? undefined : plainTrees.get(markdown);
  if (known) return known;
  const { rule, facts, language = firstLanguage, isThere, original } = site ?? {};
  const source = parser.parse(rulesAsLinks(fillFacts(markdown, facts)));
  if (rule) expandRules(source, rule);
  showAlerts(source, language);
  adapt(source);
  const tree = renderers[language].runSync(source);
  giveIds(tree, original === undefined ? undefined : render(original));
  finishTables(tree, language);
  if (isThere && language !== firstLanguage) leadTo(tree, language, isThere);
  const html: Html[] = [];
  visit(source, "html", (node) => void html.push(node));
  htmlIn.set(tree, html);
  if (!site) plainTrees.set(markdown, tree);
  return tree;
}

/** Lets links lead to the pages of a language, where there are such, or say that there are none. */
function leadTo(tree: Root, language: Language, isThere: (path: string) => boolean): void {
  visit(tree, "element", ({ tagName, properties }, index = 0, parent) => {
    const href = tagName === "a" ? String(properties.href) : "";
    const [path = ""] = href.split(/[?#]/);
    // Files are shared by all languages.
    if (!path.startsWith("/") || /\.\w+$/.test(path)) return;
    if (isThere(path)) {
      properties.href = addressIn(language, href);
      return;
    }
    properties.hrefLang = firstLanguage;
    const value = ` ${textIn(language).t("link.inOriginal")}`;
    parent?.children.splice(index + 1, 0, { type: "text", value });
  });
}

function showAlerts(tree: MarkdownRoot, language: Language): void {
  visit(tree, "blockquote", (quote: Blockquote) => {
    const first = quote.children[0]?.type === "paragraph" ? quote.children[0] : undefined;
    const text = first?.children[0]?.type === "text" ? first.children[0] : undefined;
    const [marker, name = ""] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text?.value ?? "") ?? [];
    const alert = alerts.find((known) => known === name.toLowerCase());
    if (!first || !text || !marker || !alert) return;
    const label = textIn(language).t(`markdown.alert.${alert}`);
    text.value = text.value.slice(marker.length);
    const isEmpty = first.children.length === 1 && text.value === "";
    quote.children.splice(0, isEmpty ? 1 : 0, {
      type: "paragraph",
      children: [{ type: "strong", children: [{ type: "text", value: label }] }],
    });
    quote.data = { hName: "div", hProperties: { className: ["alert"], role: "note" } };
  });
}

/** Shows the boxes of a task list as characters, as such a control would have no name; lets `www.nevada.gov` lead to https. */
function adapt(tree: MarkdownRoot): void {
  visit(tree, (node) => {
    const [first] = "children" in node ? node.children : [];
    if (node.type === "listItem" && typeof node.checked === "boolean") {
      if (first?.type === "paragraph")
        first.children.unshift({ type: "text", value: node.checked ? "☑ " : "☐ " });
      node.checked = null;
    } else if (node.type === "link" && first?.type === "text" && /^www\./i.test(first.value))
      node.url = node.url.replace(/^http:/, "https:");
  });
}

export const isHeading = (node: Element) =>
  /^h[1-6]$/.test(node.tagName) && node.properties.id !== "footnote-label";

/** Returns every heading, but for the one above the footnotes. */
export function headingsIn(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, "element", (node) => {
    if (isHeading(node)) headings.push(node);
  });
  return headings;
}

/** Gives every heading its `id`: the one in `{#id}` at its end, or its words; the same words get -2, -3 … in order. */
function giveIds(tree: Root, original?: Root): void {
  const known = original && headingsIn(original).map(idOf);
  const taken = new Set<string>();
  for (const [index, heading] of headingsIn(tree).entries()) {
    const base = takeId(heading) ?? (headingId(textOf(heading)) || "section");
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    heading.properties.id = known?.[index] ?? id;
  }
}

function takeId({ children }: Element): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "text") return undefined;
  const [mark = "", id] = /\s*\{#([a-z0-9-]+)\}$/.exec(last.value) ?? [];
  last.value = last.value.slice(0, last.value.length - mark.length);
  return id;
}

export const idOf = ({ properties }: Element): string => String(properties.id ?? "");

/** Lets tables scroll, names them by the heading above, aligns their columns, and labels the cells of wide ones. */
function finishTables(tree: Root, language: Language): void {
  let heading = "";
  visit(tree, "element", (element, index, parent) => {
    if (isHeading(element)) heading = textOf(element);
    const { tagName, properties } = element;
    if (tagName === "th") properties.scope = "col";
    if (tagName === "th" || tagName === "td") {
      const { align } = properties;
      delete properties.align;
      if (align === "right" || align === "center") properties.className = [`align-${align}`];
    }
    if (tagName === "a" && /^https:/i.test(String(properties.href))) properties.rel = ["noopener"];
    const isWrapped = parent?.type === "element" && parent.properties.role === "region";
    if (tagName !== "table" || !parent || index === undefined || isWrapped) return;
    labelCells(element);
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: {
        className: ["table-wrap"],
        role: "region",
        tabIndex: 0,
        ariaLabel: [textIn(language).t("markdown.table"), heading].filter(Boolean).join(": "),
      },
      children: [element],
    };
  });
}

/** Phones show each row of a wide table as a card, whose cells say their column; roles keep the semantics that `display` would take. */
function labelCells(table: Element): void {
  const titles: string[] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName === "th") titles.push(textOf({ type: "root", children }));
  });
  if (titles.length < 4) return;
  table.properties.role = "table";
  visit(table, "element", ({ tagName, children, properties }) => {
    if (tagName !== "tr") return;
    properties.role = "row";
    children
      .filter((child) => child.type === "element")
      .forEach((cell, column) => {
        cell.properties.role = cell.tagName === "th" ? "columnheader" : "cell";
        if (cell.tagName === "td") cell.properties.dataLabel = titles[column];
      });
  });
}

/** Returns the picture of a paragraph that contains nothing else. */
export function lonePicture(node: RootContent | ElementContent): Element | undefined {
  if (node.type !== "element" || node.tagName !== "p") return undefined;
  const [only, ...others] = node.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  return others.length === 0 && only?.type === "element" && only.tagName === "img"
    ? only
    : undefined;
}

/** Returns the line at which a node begins; the HTML parser leaves out some. */
export const lineOf = ({ position }: { position?: object | undefined }, otherwise = 1): number =>
  (position as { start?: { line: number } } | undefined)?.start?.line ?? otherwise;

/** Returns the file of a picture as its author wrote it. */
export function pictureSource({ properties }: Element): string {
  const src = String(properties.src ?? "");
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}

/** Splits the body of a page at its pictures and after its opening, which is everything up to the end of the first section. */
export function toBlocks(markdown: string, options?: RenderOptions): Block[] {
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  let sections = 0;
  const flush = () => {
    const html = htmlOf({ type: "root", children: run });
    if (html) blocks.push({ html, opening: sections < 2 });
    run = [];
  };
  for (const node of render(markdown, options).children) {
    if (node.type === "element" && node.tagName === "h2") {
      if (sections === 1) flush();
      sections += 1;
    }
    const image = lonePicture(node);
    if (image) {
      flush();
      const { alt, title } = image.properties;
      const caption = title ? String(title) : undefined;
      blocks.push({
        picture: { src: pictureSource(image), alt: String(alt ?? ""), caption },
        opening: sections < 2,
      });
    } else {
      run.push(node);
    }
  }
  flush();
  return blocks;
}

export function htmlOf(tree: Root): string {
  const safe = sanitize(tree);
  visit(safe, "text", keepWhole);
  return toHtml(safe).trim();
}

/** No line breaks in a short word with a hyphen, such as “move-in”; its characters stay as they are, to be found and copied. */
const keepWhole: BuildVisitor<Root, "text"> = ({ value }, index = 0, parent) => {
  const pieces = value.split(
    /(?<![\p{L}\d#-])(\p{L}{1,3}-\p{L}+|\p{L}+-\p{L}{1,3})(?![\p{L}\d-])/u,
  );
  const nodes = pieces.map((piece, at): ElementContent => {
    const text = { type: "text", value: piece } as const;
    return at % 2 === 0
      ? text
      : {
          type: "element",
          tagName: "span",
          properties: { className: ["whole"] },
          children: [text],
        };
  });
  if (pieces.length > 1) parent?.children.splice(index, 1, ...nodes);
  return index + nodes.length;
};

/** Renders a short Markdown text, such as an answer in front matter, as HTML. */
export const toHtmlText = (markdown: string, options?: RenderOptions): string =>
  htmlOf(render(markdown, options));

/** Returns the headings of a text, up to the fourth level; those of a translation with the ids of their `original`. */
export const tableOfContents = (markdown: string, original?: string) =>
  headingsIn(render(markdown, original === undefined ? undefined : { original }))
    .map((node) => ({ id: idOf(node), title: textOf(node), depth: Number(node.tagName[1]) }))
    .filter(({ depth }) => depth <= 4);

/** Returns the words of a Markdown text, without markup and pictures, its paragraphs joined by spaces. */
export const toPlainText = (markdown: string, site?: RenderOptions): string =>
  textOf(render(markdown, site));

/** Elements in which words stand in lines. */
export const inline = new Set(
  "a strong em b i u s del ins mark code kbd abbr cite q small sub sup time span font".split(" "),
);

export const isNote = ({ properties }: Element): boolean =>
  "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;

/** Returns the words of a tree in one line. Blocks and line breaks are spaces; HTML, footnote numbers and pictures are nothing. */
export function textOf(tree: Root | Element): string {
  let text = "";
  const add = (node: Root | RootContent) => {
    if (node.type === "text") text += node.value;
    if (node.type !== "element" && node.type !== "root") return;
    const isBlock = node.type === "element" && !inline.has(node.tagName);
    if (node.type === "element" && (isNote(node) || /^(script|style)$/.test(node.tagName))) return;
    if (isBlock) text += " ";
    node.children.forEach(add);
    if (isBlock) text += " ";
  };
  add(tree);
  return text.replace(/\s+/g, " ").trim();
}

/** Counts what is between white space or dashes and contains a letter or digit: `well-known` and `$1,000` are one word each. */
export const countWords = (plain: string): number =>
  plain.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
