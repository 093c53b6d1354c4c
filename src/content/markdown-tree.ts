/**
 * Renders Markdown as a tree of HTML: GitHub's, with rules by their id. A text is parsed as one
 * document, and only what it renders to is cut into blocks, so that references and footnotes work
 * from anywhere. The content check, the word counts and the pages all read the same tree.
 */
import type { Element, Root } from "hast";
import type { Blockquote, Html, Root as MarkdownRoot } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fillFacts } from "./facts";
import { headingsIn, elementId, isHeading, textOf } from "./html-tree";
import type { AskSite } from "./kind";
import { addressIn, languages, nameIn, original as firstLanguage, type Language } from "./language";
import { expandRules, rulesAsLinks } from "./rule-directive";
import { headingId } from "./slug";
import { textIn } from "./text";
import { typesetTree } from "./typography";

/** What rendering a text asks of the site; a caller gives as much of it as it knows. */
export interface RenderOptions extends Partial<AskSite> {
  /**
   * The original of a translation, whose headings give theirs their ids: a link works in every
   * language.
   */
  original?: string | undefined;
}

const parser = unified().use(remarkParse).use(remarkGfm);

const alerts = ["note", "tip", "important", "warning", "caution"] as const;

function rendererIn(language: Language) {
  const plain = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabel: textIn(language).t("markdown.footnotes"),
    footnoteLabelProperties: {},
    footnoteBackLabel: textIn(language).t("markdown.back"),
  });
  return { plain, withHtml: plain().use(rehypeRaw) };
}

const renderers = new Map(languages.map((language) => [language, rendererIn(language)]));

/** The trees of texts as they are checked and counted, each parsed once. */
const plainTrees = new Map<string, Root>();

/** More than the texts of a large site; a check that watches for days forgets the oldest ones. */
const mostTrees = 5000;

function remember(markdown: string, tree: Root): void {
  const [oldest] = plainTrees.keys();
  if (plainTrees.size >= mostTrees && oldest !== undefined) plainTrees.delete(oldest);
  plainTrees.set(markdown, tree);
}

/** What a rendered text was parsed to. */
const sources = new WeakMap<Root, MarkdownRoot>();

/**
 * Returns the Markdown of a rendered text as it was parsed: pieces in HTML, and cells of tables
 * that are not rendered.
 */
export const sourceOf = (tree: Root): MarkdownRoot =>
  sources.get(tree) ?? { type: "root", children: [] };

/**
 * Returns the HTML tree of a text, not yet sanitized; nodes know their lines. Callers do not change
 * it.
 * @param site what rules, facts and links are taken from, and how words are set; without it rules
 * stay links to `rule:an-id`, and words stay as they were typed
 */
export function render(markdown: string, site?: RenderOptions): Root {
  const known = site ? undefined : plainTrees.get(markdown);
  if (known) return known;
  const { rule, facts, language = firstLanguage, isThere, original } = site ?? {};
  const source = parser.parse(rulesAsLinks(fillFacts(markdown, facts)));
  if (rule) expandRules(source, rule);
  showAlerts(source, language);
  adapt(source);
  const html: Html[] = [];
  visit(source, "html", (node) => void html.push(node));
  const { plain, withHtml } = renderers.get(language) ?? rendererIn(language);
  // Most texts hold none, and to parse everything again as HTML takes long.
  const tree = (html.length > 0 ? withHtml : plain).runSync(source);
  giveIds(tree, original === undefined ? undefined : render(original));
  finishTables(tree, language);
  if (isThere && language !== firstLanguage) leadTo(tree, language, isThere);
  if (site) typesetTree(tree, language);
  sources.set(tree, source);
  if (!site) remember(markdown, tree);
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
    const value = ` ${textIn(language).t("link.inOriginal", {
      language: nameIn(language, firstLanguage),
    })}`;
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

/**
 * Shows the boxes of a task list as characters, as such a control would have no name; lets
 * `www.example.com` lead to https.
 */
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

/**
 * Gives every heading its `id`: the one in `{#id}` at its end, or its words; the same words get -2,
 * -3 … in order.
 */
function giveIds(tree: Root, original?: Root): void {
  const known = original && headingsIn(original).map(elementId);
  const taken = new Set<string>();
  for (const [index, heading] of headingsIn(tree).entries()) {
    const base = free(takeId(heading) ?? (headingId(textOf(heading)) || "section"));
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    heading.properties.id = known?.[index] ?? id;
  }
}

/** Gatsby looks for elements by ids that begin with its name. */
const free = (id: string): string => (/^-*gatsby/.test(id) ? `section-${id}` : id);

function takeId({ children }: Element): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "text") return undefined;
  const [mark = "", id] = /\s*\{#([a-z0-9-]+)\}$/.exec(last.value) ?? [];
  last.value = last.value.slice(0, last.value.length - mark.length);
  return id;
}

/**
 * Lets tables scroll, names them by the heading above, aligns their columns, and labels the cells
 * of wide ones.
 */
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

/** Phones show each row of a wide table as a card, whose cells say their column. */
function labelCells(table: Element): void {
  const titles: string[] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName === "th") titles.push(textOf({ type: "root", children }));
  });
  if (titles.length < 4) return;
  table.properties.className = ["table-cards"];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName !== "tr") return;
    children
      .filter((child) => child.type === "element")
      .forEach((cell, column) => {
        if (cell.tagName === "td") cell.properties.dataLabel = titles[column];
      });
  });
}
