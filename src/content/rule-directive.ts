/**
 * Markdown syntax that names a rule: `:rule[the deposit cap]{#deposit-cap}` inside a sentence, `::rule{#deposit-cap}` on a line
 * of its own. It is that of generic directives (micromark-extension-directive), except that only `rule` followed by a
 * bracket or a brace begins one: "8:00", "NRS 624:" and "Note:this" stay prose.
 */
import directive, { type Construct, type Effects, type State } from "micromark-extension-directive";
import fromMarkdown from "mdast-util-directive/from-markdown";
import type { Content, Link, Paragraph, Parent, Root, Text } from "mdast";
import type { Node } from "unist";
import toText from "mdast-util-to-string";
import type { RuleNote } from "./rule-note";

/** A directive as the parser makes it; `children` are the words in brackets. */
interface RuleDirective extends Parent {
  type: "textDirective" | "leafDirective";
  name: string;
  attributes: { id?: string };
}

export const isRuleDirective = (node: Node): node is RuleDirective =>
  node.type === "textDirective" || node.type === "leafDirective";

const colon = ":".charCodeAt(0);

/** Looks ahead for the colons, the word `rule`, and a bracket or brace. */
const ruleName: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const rest = Array.from("rule", (letter) => letter.charCodeAt(0));
    const inName: State = (code) => {
      if (code === "[".charCodeAt(0) || code === "{".charCodeAt(0)) {
        if (rest.length > 0) return nok(code);
        effects.exit("ruleName");
        return ok(code);
      }
      const isColon = code === colon && rest.length === 4;
      if (!isColon && code !== rest.shift()) return nok(code);
      effects.consume(code);
      return inName;
    };
    return (code) => {
      effects.enter("ruleName");
      effects.consume(code);
      return inName;
    };
  },
};

/** A construct of directives, tried only where a rule is named. */
const onlyRules = (construct: Construct): Construct => ({
  ...construct,
  tokenize(this: unknown, effects: Effects, ok: State, nok: State) {
    return effects.check(ruleName, construct.tokenize.call(this, effects, ok, nok), nok);
  },
});

/** A plugin for unified 9 that adds the syntax to remark-parse 9. */
export function ruleDirectives(this: { data(): Record<string, unknown> }): void {
  const { text, flow } = directive();
  const [inSentence, onOwnLine] = [text[colon], flow[colon]?.at(-1)];
  if (!inSentence || !onOwnLine) throw new Error("micromark-extension-directive has changed");
  const data = this.data();
  const add = (field: string, extension: object) => {
    data[field] = [...((data[field] as object[] | undefined) ?? []), extension];
  };
  add("micromarkExtensions", {
    text: { [colon]: onlyRules(inSentence) },
    flow: { [colon]: [onlyRules(onOwnLine)] },
  });
  add("fromMarkdownExtensions", fromMarkdown);
}

/** Returns what is printed about the rule with an id; undefined where there is no such rule. */
export type FindRule = (id: string) => RuleNote | undefined;

/**
 * Returns the tree with each directive replaced by what it shows: a link to the rule, or a box with its sentence, source and
 * day. Nodes without a directive inside are shared with the given tree, which is not changed. Of an unknown rule only the
 * words are shown; the content check refuses it.
 */
export function expandRules(root: Root, findRule: FindRule): Root {
  return expand(root, findRule) as Root;
}

function expand(node: Node, findRule: FindRule): Node {
  if (isRuleDirective(node)) {
    const rule = findRule(node.attributes.id ?? "");
    if (node.type === "leafDirective") return rule ? box(rule) : paragraph(...node.children);
    const words = node.children.length > 0 ? node.children : [text(rule?.title ?? "")];
    return rule ? link(rule.path, words) : paragraphless(words);
  }
  const { children } = node as Parent;
  if (!Array.isArray(children)) return node;
  const expanded = children.map((child) => expand(child, findRule));
  const isSame = expanded.every((child, index) => child === children[index]);
  return isSame ? node : ({ ...node, children: expanded } as Node);
}

const text = (value: string): Text => ({ type: "text", value });
const paragraph = (...children: Content[]): Paragraph => ({
  type: "paragraph",
  children: children as Paragraph["children"],
});
const paragraphless = (children: Content[]): Text => text(toText(paragraph(...children)));
const link = (url: string, children: Content[]): Link => ({
  type: "link",
  url,
  children: children as Link["children"],
});

/** Makes the box for a rule on a line of its own: what it says, and where and when that was checked. */
function box(rule: RuleNote): Node {
  const source = rule.url ? link(rule.url, [text(rule.citation)]) : text(rule.citation);
  const children = [
    paragraph(text(rule.sentence)),
    paragraph(
      link(rule.path, [text(rule.title)]),
      text(` · ${rule.audience} · `),
      source,
      text(` · ${rule.checkedNote}`),
    ),
  ];
  const data = { hName: "div", hProperties: { className: ["rule"] } };
  return { type: "rule", data, children } as Node;
}
