/** Names of rules in Markdown: `:rule[the deposit cap]{#deposit-cap}` in a sentence, `::rule{#deposit-cap}` alone on its line. */
import type { Node, Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { RuleNote } from "./rule-note";

interface RuleName extends Node {
  type: "rule";
  id: string;
  /** The words in brackets; none for a rule on a line of its own. */
  words?: string | undefined;
  isBox: boolean;
}

declare module "mdast" {
  interface RootContentMap {
    rule: RuleName;
  }
  interface PhrasingContentMap {
    rule: RuleName;
  }
}

const inSentence = /(?<![:\p{L}\p{N}]):rule(?:\[([^\]]*)\])?\{#([a-z0-9-]+)\}/gu;

/** Finds the names of rules in the texts of a tree, in place. */
export function findRules(tree: Root): void {
  visit(tree, "text", (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const [, alone] = /^::rule\{#([a-z0-9-]+)\}$/.exec(node.value) ?? [];
    if (alone && parent.type === "paragraph" && parent.children.length === 1) {
      parent.children = [{ type: "rule", id: alone, isBox: true, position: node.position }];
      return SKIP;
    }
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const { 0: whole, 1: words, 2: id = "", index: start } of node.value.matchAll(
      inSentence,
    )) {
      const line =
        (node.position?.start.line ?? 1) + node.value.slice(0, start).split("\n").length - 1;
      const point = { line, column: 1 };
      parts.push(text(node.value.slice(end, start)), {
        type: "rule",
        id,
        words,
        isBox: false,
        position: { start: point, end: point },
      });
      end = start + whole.length;
    }
    if (end === 0) return undefined;
    const rest = [...parts, text(node.value.slice(end))];
    parent.children.splice(index, 1, ...(rest as never[]));
    return index + rest.length;
  });
}

/** Returns what is printed about the rule with an id; undefined where there is no such rule. */
export type FindRule = (id: string) => RuleNote | undefined;

/** Replaces each name by a link to the rule, or by a box with its sentence and source; of an unknown rule only words are shown. */
export function expandRules(tree: Root, findRule: FindRule): void {
  visit(tree, "rule", ({ id, words, isBox }, index, parent) => {
    if (!parent || index === undefined) return;
    const rule = findRule(id);
    const shown = text(words ?? rule?.title ?? "");
    (parent.children as RootContent[])[index] = rule && !isBox ? link(rule.path, shown) : shown;
    if (rule && isBox) Object.assign(parent, box(rule));
  });
}

const text = (value: string): Text => ({ type: "text", value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
const link = (url: string, words: Text): PhrasingContent => ({
  type: "link",
  url,
  children: [words],
});

/** Makes the box for a rule on a line of its own: what it says, and where and when that was checked. */
function box(rule: RuleNote): RootContent {
  const source = rule.url ? link(rule.url, text(rule.citation)) : text(rule.citation);
  const notes = [text(` · ${rule.audience} · `), source, text(` · ${rule.checkedNote}`)];
  return {
    type: "blockquote",
    data: { hName: "div", hProperties: { className: ["rule"] } },
    children: [
      paragraph(text(rule.sentence)),
      paragraph(link(rule.path, text(rule.title)), ...notes),
    ],
  };
}
