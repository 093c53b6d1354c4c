/** Checks that a text and its translation have the same blocks in the same order, with the same figures, links, rules and pictures. Pure. */
import toText from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Content, Heading, Image, Link, Root, Table } from "mdast";
import type { Node, Parent } from "unist";
import type { Mistake } from "../front-matter";
import { lonePicture, parseMarkdown } from "../markdown";
import { isRuleDirective } from "../rule-directive";
import { difference, figuresIn } from "./figures";
import { mistakeAt, type Text } from "./text-mistake";

/** A text with its translation. */
export interface TextPair {
  original: Text;
  translation: Text;
}

/** Returns what is wrong with the translation of a Markdown text. */
export function comparedMarkdown(pair: TextPair): Mistake[] {
  const [root, other] = [pair.original, pair.translation].map(({ markdown }) =>
    parseMarkdown(markdown),
  ) as [Root, Root];
  const [sections, others] = [sectionsOf(root), sectionsOf(other)];
  const fault = headingFault(pair, root, other);
  if (fault) return [fault, ...comparedContents(pair, root, other)];
  return sections.flatMap((section, index) =>
    comparedBlocks(pair, section, others[index] ?? emptySection(section)),
  );
}

/** Returns what is wrong with the translation of a plain text. */
export function comparedPlain({ original, translation }: TextPair): Mistake[] {
  const root = {
    type: "root",
    position: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  };
  return differing({ original, translation }, root, root, "figure", [
    figuresIn(original.markdown),
    figuresIn(translation.markdown),
  ]);
}

const isHeading = (node: Node): node is Heading => node.type === "heading";

function headingFault(pair: TextPair, root: Root, other: Root): Mistake | undefined {
  const [these, those] = [root, other].map(({ children }) => children.filter(isHeading)) as [
    Heading[],
    Heading[],
  ];
  const count = Math.max(these.length, those.length);
  const index = Array.from({ length: count }).findIndex(
    (_, at) => these[at]?.depth !== those[at]?.depth,
  );
  if (index < 0) return undefined;
  const [wanted, found] = [these[index], those[index]];
  return mistakeAt(
    pair.translation,
    found ?? other.children.at(-1) ?? other,
    found
      ? `has ${named(found)} where the original has ${wanted ? named(wanted) : "no heading"}`
      : `lacks the heading ${wanted ? named(wanted) : ""}`,
    wanted
      ? `translate ${named(wanted)}, ${placeOf(pair, wanted)}, at the same level`
      : "remove it, or make it a paragraph",
  );
}

const named = (heading: Heading) => `“${"#".repeat(heading.depth)} ${toText(heading)}”`;

const placeOf = ({ original }: TextPair, node: Node) =>
  `${original.file}:${original.lineOf(node.position?.start.line ?? 1)}`;

/** Splits a text at its headings; the first section is what comes before all of them. */
function sectionsOf(root: Root): Parent[] {
  const sections: Parent[] = [{ ...root, children: [] }];
  for (const node of root.children) {
    if (isHeading(node)) sections.push({ type: "section", children: [], position: node.position });
    sections.at(-1)?.children.push(node);
  }
  return sections;
}

const emptySection = (section: Parent): Parent => ({ ...section, children: [] });

function comparedBlocks(pair: TextPair, parent: Parent, other: Parent): Mistake[] {
  const [these, those] = [parent.children, other.children];
  const [forms, otherForms] = [these.map(formOf), those.map(formOf)];
  const count = Math.max(forms.length, otherForms.length);
  const index = Array.from({ length: count }).findIndex((_, at) => forms[at] !== otherForms[at]);
  if (index >= 0) {
    const [wanted, found] = [these[index], those[index]];
    const fault = mistakeAt(
      pair.translation,
      found ?? those.at(-1) ?? other,
      found
        ? `has ${formOf(found)} where the original has ${wanted ? formOf(wanted) : "nothing more"}`
        : `lacks ${wanted ? formOf(wanted) : ""}`,
      wanted
        ? `write ${formOf(wanted)}, as ${placeOf(pair, wanted)} does`
        : `remove it, as ${placeOf(pair, parent)} does not have it`,
    );
    return [fault, ...comparedContents(pair, parent, other)];
  }
  return these.flatMap((node, at) => {
    const match = those[at];
    if (!match) return [];
    return holdsBlocks(node) && holdsBlocks(match)
      ? comparedBlocks(pair, node, match)
      : comparedContents(pair, node, match);
  });
}

const holdsBlocks = (node: Node): node is Parent =>
  ["list", "listItem", "blockquote", "table", "tableRow"].includes(node.type);

/** Returns the kind of a block in words. */
function formOf(node: Node): string {
  if (isRuleDirective(node)) return "the box of a rule";
  if (lonePicture(node as Content)) return "a picture";
  const count = ((node as Partial<Parent>).children ?? []).length;
  switch (node.type) {
    case "heading":
      return `a heading of level ${(node as Heading).depth}`;
    case "list":
      return `a list of ${count}`;
    case "listItem":
      return "an item";
    case "table":
      return `a table of ${count} rows and ${(node as Table).children[0]?.children.length ?? 0} columns`;
    case "tableRow":
      return `a row of ${count}`;
    case "tableCell":
      return "a cell";
    case "html":
      return "HTML";
    case "blockquote":
      return "a quotation";
    default:
      return `a ${node.type}`;
  }
}

/** Returns what the translation of a piece of text lacks or adds. */
function comparedContents(pair: TextPair, node: Node, other: Node): Mistake[] {
  const [these, those] = [contentsOf(node), contentsOf(other)];
  return (["figure", "link", "rule", "picture"] as const).flatMap((what) =>
    differing(pair, node, other, what, [these[what], those[what]]),
  );
}

type Contents = Record<"figure" | "link" | "rule" | "picture", string[]>;

function contentsOf(node: Node): Contents {
  const found: Contents = { figure: [], link: [], rule: [], picture: [] };
  visit(node, (inner) => {
    if (isRuleDirective(inner)) found.rule.push(inner.attributes.id ?? "");
    if (inner.type === "link" || inner.type === "definition") found.link.push((inner as Link).url);
    if (inner.type === "image") {
      const { url, alt, title } = inner as Image;
      found.picture.push(url);
      found.figure.push(...figuresIn(`${alt ?? ""} ${title ?? ""}`));
    }
  });
  // Text is joined before it is searched: part of a figure may be inside a link.
  found.figure.push(...figuresIn(shownText(node)));
  return found;
}

function shownText(node: Node): string {
  if (
    node.type === "text" ||
    node.type === "inlineCode" ||
    node.type === "code" ||
    node.type === "html"
  )
    return (node as unknown as { value: string }).value;
  const { children } = node as Parent;
  const isFlow = holdsBlocks(node) || ["root", "section"].includes(node.type);
  return Array.isArray(children) ? children.map(shownText).join(isFlow ? " " : "") : " ";
}

const actions = {
  figure: "write figures as the original does, in digits with a comma for thousands",
  link: "keep the address of each link; only its words are translated",
  rule: "keep the {#id} of each rule; only the words in brackets are translated",
  picture: "keep the name of each file; only its alt text and caption are translated",
};

function differing(
  pair: TextPair,
  node: Node,
  other: Node,
  what: keyof Contents,
  [these, those]: [string[], string[]],
): Mistake[] {
  const [lost, added] = [difference(these, those), difference(those, these)];
  if (lost.length + added.length === 0) return [];
  const listed = (items: string[]) => items.map((item) => `“${item}”`).join(", ");
  const problem = [
    lost.length > 0 && `lacks the ${what}${lost.length > 1 ? "s" : ""} ${listed(lost)}`,
    added.length > 0 && `has ${listed(added)}, which the original has not`,
  ]
    .filter(Boolean)
    .join(" and ");
  return [mistakeAt(pair.translation, other, problem, `${actions[what]}: ${placeOf(pair, node)}`)];
}
