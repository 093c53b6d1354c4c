/**
 * The fields that gatsby-transformer-remark gives to Markdown nodes, answered by our renderer in
 * place of its own, which is an older remark without the site's rules and sanitizer.
 */
import type { Element, Nodes, Root } from "hast";
import type { GatsbyNode, Node } from "gatsby";
import { visit } from "unist-util-visit";
import { original, type Language } from "../content/language";
import { countWords, publishedTree, toPlainText, writtenHtml } from "../content/markdown";
import type { RenderOptions } from "../content/markdown-tree";
import { element } from "../content/html-tree";
import { minutesToRead, pageHeadings } from "../content/page-computed";
import { keyOf } from "../content/paths";
import { nodeKey } from "./nodes";
import { siteIn, type Context } from "./site";

/** A node of a Markdown file of content. */
export interface MarkdownNode extends Node {
  rawMarkdownBody: string;
  /** Which record it holds. */
  fields?: { kind: string; slug: string; language: Language; path: string };
}

/** The text of a node, how to render it, and the record that it holds. */
interface PublishedText {
  body: string;
  options: RenderOptions & { language: Language };
  record: Node;
}

interface MarkdownField {
  type: string;
  description: string;
  args?: Record<string, { type: string; defaultValue?: unknown; description: string }>;
  resolve: (node: MarkdownNode, args: never, context: Context) => unknown;
}

const pruneLength = {
  type: "Int",
  defaultValue: 140,
  description: "How many characters it has at most.",
};

/**
 * Returns the fields that the plugin gives to Markdown nodes, which answer with the text as the
 * site publishes it. Of a file that is not published, such as a draft, they are null.
 */
export function textFields(nodeIdOf: (key: string) => string): Record<string, MarkdownField> {
  const published = (node: MarkdownNode, context: Context): PublishedText | undefined => {
    if (!node.fields) return undefined;
    const { kind, slug, language } = node.fields;
    const site = siteIn(language, context, nodeIdOf);
    const key = keyOf({ name: kind }, slug);
    const record = site.find(nodeKey(key, language));
    if (!record) return undefined;
    const first = language === original ? null : site.find(nodeKey(key, original));
    const source = first && context.nodeModel.getNodeById({ id: String(first.markdown) });
    const ids = source ? { original: String(source.rawMarkdownBody) } : {};
    return { body: node.rawMarkdownBody, options: { ...site, language, ...ids }, record };
  };
  /** A field that is made of a node's text. */
  const field = (
    type: string,
    description: string,
    make: (text: PublishedText, args: never) => unknown,
    args?: MarkdownField["args"],
  ): MarkdownField => ({
    type,
    description,
    ...(args ? { args } : {}),
    resolve: (node, asked, context) => {
      const text = published(node, context);
      return text ? make(text, asked) : null;
    },
  });
  return {
    frontmatter: field(
      "MarkdownRemarkFrontmatter",
      "Its front matter, checked and completed.",
      ({ record }) => record,
    ),
    html: field(
      "String",
      "The text as sanitized HTML; headings carry ids. A picture names its file as the author does; " +
        "`blocks` of its page has what is published of it.",
      (text) => writtenHtml(treeOf(text)),
    ),
    htmlAst: field("JSON", "The same as a tree: https://github.com/syntax-tree/hast.", (text) =>
      withoutPlaces(treeOf(text)),
    ),
    excerpt: field("String", "The first words of the text, without markup.", excerptOf, {
      pruneLength,
    }),
    excerptAst: field(
      "JSON",
      "The same as a tree of one text.",
      (text, args: { pruneLength: number }) => ({
        type: "root",
        children: [{ type: "text", value: excerptOf(text, args) }],
      }),
      { pruneLength },
    ),
    headings: field(
      "[MarkdownHeading!]",
      "The headings of the text, in order.",
      (text, { depth }: { depth?: string }) =>
        headingsOf(text)
          .map(({ title, ...heading }) => ({ ...heading, value: title }))
          .filter((heading) => !depth || depth === `h${heading.depth}`),
      { depth: { type: "MarkdownHeadingLevels", description: "Only those of one level." } },
    ),
    tableOfContents: field(
      "String",
      "Links to the headings of the text, as HTML.",
      (text, { maxDepth }: { maxDepth: number }) => {
        const shown = headingsOf(text).filter(({ depth }) => depth <= maxDepth);
        return writtenHtml({ type: "root", children: [listOfLinks(shown)] });
      },
      {
        maxDepth: {
          type: "Int",
          defaultValue: 6,
          description: "The lowest level of headings that are listed.",
        },
      },
    ),
    timeToRead: field(
      "Int",
      "Minutes to read the text, at 230 words a minute. `readingTime` of a page counts the texts in its front matter too.",
      ({ body, options }) => minutesToRead(countWords(toPlainText(body, options))),
    ),
    wordCount: field("MarkdownWordCount", "How long the text is.", (text) => {
      const words = toPlainText(text.body, text.options);
      let paragraphs = 0;
      visit(treeOf(text), { tagName: "p" }, () => {
        paragraphs += 1;
      });
      return {
        paragraphs,
        sentences: words.split(/[.?!](?:\s|$)/).length - 1,
        words: countWords(words),
      };
    }),
  };
}

/**
 * Answers the plugin's fields: Gatsby takes what it is told last, and asks the site after its
 * plugins.
 */
export const setFieldsOnGraphQLNodeType: GatsbyNode["setFieldsOnGraphQLNodeType"] = (api) => {
  const { name } = api.type as { name: string };
  return name === "MarkdownRemark" ? textFields(api.createNodeId) : {};
};

const headingsOf = ({ body, options }: PublishedText) =>
  pageHeadings(body, options.language, options.original);

/** Returns the first words of a text, up to a number of characters. */
function excerptOf(
  { body, options }: PublishedText,
  { pruneLength: most }: { pruneLength: number },
) {
  const text = toPlainText(body, options);
  if (text.length <= most) return text;
  return `${text.slice(0, most + 1).replace(/\s+\S*$/, "")}…`;
}

/** Returns a list of links to headings. */
const listOfLinks = (headings: readonly { id: string; title: string }[]): Element =>
  element(
    "ul",
    headings.map(({ id, title }) =>
      element("li", [element("a", [{ type: "text", value: title }], { href: `#${id}` })]),
    ),
  );

const treeOf = ({ body, options }: PublishedText): Root => publishedTree(body, options);

/** Returns a tree whose nodes do not say where they are in the file. */
function withoutPlaces<Tree extends Nodes>(tree: Tree): Tree {
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}
