/**
 * The Markdown nodes of gatsby-transformer-remark: which record each holds, and its text as the site publishes it. The plugin reads the
 * files and makes the nodes; our renderer answers in place of its own, which is an older remark without the site's rules and sanitizer.
 */
import type { Nodes } from "hast";
import type { GatsbyNode, Node } from "gatsby";
import { visit } from "unist-util-visit";
import { original, type Language } from "../content/language";
import { countWords, tableOfContents, toHtmlText, toPlainText } from "../content/markdown";
import { render, type RenderOptions } from "../content/markdown-tree";
import { keyOf, pagePath, placeOf, translationPlaceOf } from "../content/paths";
import { registry } from "../content/registry";
import { sanitize } from "../content/sanitize";
import { elementOf, metaOf, shapeOf } from "../content/schema";
import { nodeKey } from "./nodes";
import { siteIn, type Context } from "./site";
import type { TypeConfig } from "./type-config";
import { uprightPictures } from "./upright";

/** A node of a Markdown file of content. */
interface MarkdownNode extends Node {
  rawMarkdownBody: string;
  fields?: { kind: string; slug: string; language: Language; path: string };
}

/** Adds to a Markdown node which record it holds: `fields { kind slug language path }`. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ actions, getNode, node }) => {
  const file = getNode(node.parent ?? "");
  if (node.internal.type !== "MarkdownRemark" || file?.sourceInstanceName !== "content") return;
  const relativePath = String(file.relativePath);
  const place = translationPlaceOf(relativePath) ?? placeOf(relativePath);
  if (!place) return;
  const { kind, slug } = place;
  const language = "language" in place ? place.language : original;
  const path = kind.type === "page" ? pagePath(kind, slug) : kind.addressOf?.(slug);
  for (const [name, value] of Object.entries({ kind: kind.name, slug, language, path }))
    actions.createNodeField({ node, name, value });
};

/** The kinds whose entries are written in Markdown. */
const markdownKinds = registry.kinds.filter(
  (kind) => kind.type === "page" || kind.files.endsWith(".md"),
);

/**
 * Returns the type of the Markdown nodes and that of their front matter: the fields of all kinds of Markdown that are one value, or a list
 * of such.
 * @param types the types of these kinds
 */
export function markdownTypes(types: readonly TypeConfig[]): TypeConfig[] {
  const fields: TypeConfig["fields"] = {};
  for (const { schema } of markdownKinds) {
    const own = types.find(({ name }) => name === metaOf(schema).typeName)?.fields ?? {};
    for (const [name, field] of Object.entries(shapeOf(schema))) {
      const config = own[name];
      const { typeName } = metaOf(elementOf(field) ?? field);
      const isValue = config && !typeName && !/RichText|File/.test(config.type);
      if (isValue) fields[name] ??= { ...config, type: config.type.replace(/!$/, "") };
    }
  }
  fields.layout = { type: "String", description: "Name of the page's layout." };
  fields.draft = {
    type: "Boolean",
    description: "Whether it is a draft, which only developers and previews see.",
  };
  return [
    {
      name: "MarkdownRemarkFrontmatter",
      description: "What stands in the front matter of a Markdown file, checked and completed.",
      fields,
    },
    {
      name: "MarkdownRemark",
      description: "A Markdown file of content, with its text as it is published.",
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: {
        fields: { type: "MarkdownRemarkFields", description: "Which record the file holds." },
        frontmatter: {
          type: "MarkdownRemarkFrontmatter",
          description: "Its front matter; none for a draft that is not shown.",
        },
        fileAbsolutePath: { type: "String!", description: "Where the file is." },
        rawMarkdownBody: { type: "String!", description: "The text as it is written." },
      },
    },
  ];
}

/** What the plugin's fields answer. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const { createNodeId: idOf, createResolvers } = api;
  /** Returns the text of a node, and how to render it. */
  const textOf = ({ fields, rawMarkdownBody: body }: MarkdownNode, context: Context) => {
    const { kind = "", slug = "", language = original } = fields ?? {};
    const site = siteIn(language, context, idOf);
    const first = site.find(nodeKey(keyOf({ name: kind }, slug), original));
    const source = first && context.nodeModel.getNodeById({ id: String(first.markdown) });
    const options: RenderOptions =
      language === original || !source
        ? site
        : { ...site, original: String(source.rawMarkdownBody) };
    return { body, options };
  };
  /** A resolver of what is made of a node's text. */
  const ofText =
    <Args>(make: (body: string, options: RenderOptions, args: Args) => unknown) =>
    (node: MarkdownNode, args: Args, context: Context) => {
      const { body, options } = textOf(node, context);
      return make(body, options, args);
    };
  const headings = (body: string, { original: first }: RenderOptions) =>
    tableOfContents(body, first);
  const words = (body: string, options: RenderOptions) => toPlainText(body, options);

  const resolvers = {
    ...uprightPictures(api),
    MarkdownRemark: {
      frontmatter: {
        resolve: ({ fields }: MarkdownNode, _args: unknown, { nodeModel }: Context) => {
          if (!fields) return null;
          const key = keyOf({ name: fields.kind }, fields.slug);
          return nodeModel.getNodeById({ id: idOf(nodeKey(key, fields.language)) });
        },
      },
      html: { resolve: ofText(toHtmlText) },
      htmlAst: { resolve: ofText((body, options) => treeOf(sanitize(render(body, options)))) },
      excerpt: {
        resolve: ofText((body, options, { pruneLength }: { pruneLength: number }) =>
          cut(words(body, options), pruneLength),
        ),
      },
      excerptAst: {
        resolve: ofText((body, options, { pruneLength }: { pruneLength: number }) => ({
          type: "root",
          children: [{ type: "text", value: cut(words(body, options), pruneLength) }],
        })),
      },
      headings: {
        resolve: ofText((body, options, { depth }: { depth?: string }) =>
          headings(body, options)
            .map(({ title, ...heading }) => ({ ...heading, value: title }))
            .filter((heading) => !depth || depth === `h${heading.depth}`),
        ),
      },
      tableOfContents: {
        resolve: ofText((body, options, { maxDepth = 6 }: { maxDepth?: number }) => {
          const shown = headings(body, options).filter(({ depth }) => depth <= maxDepth);
          return toHtmlText(shown.map(({ id, title }) => `- [${title}](#${id})`).join("\n"));
        }),
      },
      timeToRead: {
        // As `readingTime` of a page: Brysbaert 2019.
        resolve: ofText((body, options) =>
          Math.max(1, Math.round(countWords(words(body, options)) / 230)),
        ),
      },
      wordCount: {
        resolve: ofText((body, options) => ({
          paragraphs: toHtmlText(body, options).split("<p>").length - 1,
          sentences: words(body, options).split(/[.?!](?:\s|$)/).length - 1,
          words: countWords(words(body, options)),
        })),
      },
    },
  };
  // Gatsby types this function as Function.
  (createResolvers as (added: typeof resolvers) => void)(resolvers);
};

/** Returns a tree without the places of its nodes in the file. */
function treeOf<Tree extends Nodes>(tree: Tree): Tree {
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

/** Returns the first words of a text, in as many characters at most. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length + 1).replace(/\s+\S*$/, "")}…`;
}
