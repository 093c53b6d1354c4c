/**
 * Names of rules in Markdown: `:rule[the deposit cap]{#deposit-cap}` in a sentence,
 * `::rule{#deposit-cap}` alone on its line. To the parser they are links to `rule:deposit-cap`.
 */
import type { Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import { visit } from "unist-util-visit";
import type { RuleNote } from "./rule-note";

/** Writes names of rules as links, in the same lines. */
export const rulesAsLinks = (markdown: string): string =>
  markdown
    .replace(/^([ \t]*)::rule\{#([a-z0-9-]+)\}[ \t]*$/gm, '$1[](rule:$2 "box")')
    .replace(/(?<![:\p{L}\p{N}]):rule(?:\[([^\]]*)\])?\{#([a-z0-9-]+)\}/gu, "[$1](rule:$2)");

/** Returns the id of the rule that a link names; undefined for any other link. */
export const ruleIn = (href: string): string | undefined => /^rule:(.*)/.exec(href)?.[1];

/** Returns the ids of the rules that a text in Markdown names, in their order. */
export const rulesIn = (markdown: string): string[] =>
  [...rulesAsLinks(markdown).matchAll(/\]\(rule:([a-z0-9-]+)/g)].map(([, id = ""]) => id);

/** Returns what is printed about the rule with an id; undefined where there is no such rule. */
export type FindRule = (id: string) => RuleNote | undefined;

/**
 * Lets each name lead to the rule, or makes it a box with its sentence and source; of an unknown
 * rule only words are shown.
 */
export function expandRules(tree: Root, findRule: FindRule): void {
  visit(tree, "link", (node, index, parent) => {
    const id = ruleIn(node.url);
    if (id === undefined || !parent || index === undefined) return;
    const rule = findRule(id);
    if (!rule) parent.children.splice(index, 1, ...node.children);
    else if (node.title && parent.children.length === 1) Object.assign(parent, box(rule));
    else {
      const words = node.children.length > 0 ? node.children : [text(rule.title)];
      parent.children[index] = link(rule.path, ...words);
    }
  });
}

const text = (value: string): Text => ({ type: "text", value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: "link",
  url,
  children,
});

/**
 * Makes the box for a rule on a line of its own: what it says, and where and when that was checked.
 */
function box(rule: RuleNote): RootContent {
  const source = rule.url ? link(rule.url, text(rule.citation)) : text(rule.citation);
  const notes = [
    text(`\u00a0· ${rule.audience}\u00a0· `),
    source,
    text(`\u00a0· ${rule.checkedNote}`),
  ];
  return {
    type: "blockquote",
    data: { hName: "div", hProperties: { className: ["rule"] } },
    children: [
      paragraph(text(rule.sentence)),
      paragraph(link(rule.path, text(rule.title)), ...notes),
    ],
  };
}
