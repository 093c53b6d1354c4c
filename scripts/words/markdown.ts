/**
 * Markdown to passages, read by the same parser and extension that Gatsby uses (remark-parse 9, remark-gfm 1), so that
 * the text that is measured is the text that shows.
 */
import type { Definition, Image, Link as MarkdownLink, LinkReference, Root, Text } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { isRuleDirective, ruleDirectives } from "../../src/content/rule-directive";
import type { Link, Passage, Picture, Role, RuleName } from "./page";

const processor = unified().use(remarkParse).use(remarkGfm).use(ruleDirectives);

/** Where the Markdown lies in its file, and what its paragraphs are called there. */
interface Place {
  field: string;
  /** The file's line on which the Markdown begins. */
  line: number;
  /** The role of a paragraph; `prose` when left out. */
  role?: Role;
  /** For a field of YAML: its last line. Folding moves lines, so every passage of it claims all of them. */
  endLine?: number;
}

interface Reading {
  passages: Passage[];
  pictures: Picture[];
}

export const readMarkdown = (markdown: string, place: Place): Reading => {
  const tree = processor.parse(markdown) as Root;
  const definitions = new Map<string, string>();
  visit(tree, (node) => {
    if (node.type === "definition") {
      const { identifier, url } = node as Definition;
      definitions.set(identifier, url);
    }
  });
  const reading: Reading = { passages: [], pictures: [] };
  readBlocks(tree, place.role ?? "prose", place, definitions, reading);
  return reading;
};

const readBlocks = (
  parent: Parent,
  role: Role,
  place: Place,
  definitions: Map<string, string>,
  reading: Reading,
): void => {
  for (const node of parent.children) {
    const blockRole = roleOf(node, role);
    if (blockRole) readBlock(node as Parent, blockRole, place, definitions, reading);
    else if (isParent(node)) {
      readBlocks(node, node.type === "listItem" ? "item" : role, place, definitions, reading);
    }
  }
};

/** The role of a node that holds a text, nothing for one that holds further blocks. */
const roleOf = (node: Node, role: Role): Role | undefined => {
  if (node.type === "heading") return "heading";
  if (node.type === "tableCell") return "cell";
  if (node.type === "paragraph") return role;
  return undefined;
};

const readBlock = (
  block: Parent,
  role: Role,
  place: Place,
  definitions: Map<string, string>,
  reading: Reading,
): void => {
  const from = place.line + (block.position?.start.line ?? 1) - 1;
  const to = place.line + (block.position?.end.line ?? 1) - 1;
  const lines = place.endLine
    ? { line: place.line, endLine: place.endLine }
    : { line: from, endLine: to };
  const links: Link[] = [];
  const rules: RuleName[] = [];
  visit(block, (node) => {
    if (isRuleDirective(node)) {
      rules.push({ id: node.attributes.id ?? "", words: shownText(node) });
    }
    if (node.type === "link") {
      links.push({ text: shownText(node), url: (node as MarkdownLink).url });
    } else if (node.type === "linkReference") {
      const { identifier } = node as LinkReference;
      links.push({ text: shownText(node), url: definitions.get(identifier) ?? "" });
    } else if (node.type === "image") {
      const { url, alt, title } = node as Image;
      const picture = {
        field: place.field,
        line: place.line + (node.position?.start.line ?? 1) - 1,
        src: url,
        alt: alt ?? undefined,
        caption: title ?? undefined,
      };
      reading.pictures.push(picture);
      reading.passages.push(...pictureTexts(picture));
    }
  });
  const text = shownText(block);
  if (text) reading.passages.push({ role, field: place.field, text, ...lines, links, rules });
};

/** The words of a picture as passages, so that the checks of words see them too. */
export const pictureTexts = ({ field, line, alt, caption }: Picture): Passage[] =>
  (
    [
      ["alt", alt],
      ["caption", caption],
    ] as const
  ).flatMap(([role, text]) =>
    text ? [{ role, field, text, line, endLine: line, links: [] }] : [],
  );

/** The text that shows, without the alternative texts of pictures. */
const shownText = (node: Node): string => {
  let text = "";
  visit(node, (inner) => {
    if (inner.type === "text" || inner.type === "inlineCode") text += (inner as Text).value;
    else if (inner.type === "break") text += " ";
  });
  return text.replace(/\s+/g, " ").trim();
};

const isParent = (node: Node): node is Parent => Array.isArray((node as Parent).children);
