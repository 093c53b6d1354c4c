/**
 * Markdown syntax that names a rule: `:rule[the deposit cap]{#deposit-cap}` inside a sentence, `::rule{#deposit-cap}` on a line
 * of its own. It is that of generic directives, of which only `rule` is one here: "Note:this" stays prose.
 */
import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, Text } from "mdast";
import {
  directiveFromMarkdown,
  type LeafDirective,
  type TextDirective,
} from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { RuleNote } from "./rule-note";

type RuleDirective = LeafDirective | TextDirective;

export const isRuleDirective = (node: Nodes): node is RuleDirective =>
  (node.type === "textDirective" || node.type === "leafDirective") && node.name === "rule";

const colon = ":".charCodeAt(0);

type Walker = (node: RuleDirective, index?: number, parent?: Parents) => unknown;

/** Visits directives of any name; the types of mdast do not know them. */
const visitDirectives = visit as unknown as (tree: Root, test: string[], visitor: Walker) => void;
const directives = ["textDirective", "leafDirective"];

/** A plugin that adds the syntax, but for blocks between two lines `:::`. */
export function ruleDirectives(this: Processor): void {
  const { text, flow } = directive();
  const constructs = flow?.[colon];
  const onOwnLine = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!text || !onOwnLine) throw new Error("micromark-extension-directive has changed");
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ text, flow: { [colon]: onOwnLine } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/** Turns every other directive back into the words that were written, in place. */
export function restoreProse(tree: Root, markdown: string): void {
  visitDirectives(tree, directives, (node, index, parent) => {
    const { start, end } = node.position ?? {};
    const value = markdown.slice(start?.offset, end?.offset);
    if (/^::?rule[[{]/.test(value) || !parent || index === undefined) return undefined;
    const words: Text = { type: "text", value };
    const restored = node.type === "leafDirective" ? paragraph([words]) : words;
    parent.children[index] = { ...restored, position: node.position };
    return [SKIP, index + 1];
  });
}

/** Returns what is printed about the rule with an id; undefined where there is no such rule. */
export type FindRule = (id: string) => RuleNote | undefined;

/**
 * Replaces each directive by what it shows, in place: a link to the rule, or a box with its sentence, source and day. Of an
 * unknown rule only the words are shown; the content check refuses it.
 */
export function expandRules(tree: Root, findRule: FindRule): void {
  visitDirectives(tree, directives, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const rule = findRule(node.attributes?.id ?? "");
    const words = node.children;
    const shown: RootContent[] =
      node.type === "leafDirective"
        ? [rule ? box(rule) : paragraph(words)]
        : rule
          ? [link(rule.path, words.length > 0 ? words : [text(rule.title)])]
          : words;
    (parent.children as RootContent[]).splice(index, 1, ...shown);
  });
}

const text = (value: string): Text => ({ type: "text", value });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: "link",
  url,
  children: children,
});

/** Makes the box for a rule on a line of its own: what it says, and where and when that was checked. */
function box(rule: RuleNote): RootContent {
  const source = rule.url ? link(rule.url, [text(rule.citation)]) : text(rule.citation);
  return {
    type: "blockquote",
    data: { hName: "div", hProperties: { className: ["rule"] } },
    children: [
      paragraph([text(rule.sentence)]),
      paragraph([
        link(rule.path, [text(rule.title)]),
        text(` · ${rule.audience} · `),
        source,
        text(` · ${rule.checkedNote}`),
      ]),
    ],
  };
}
