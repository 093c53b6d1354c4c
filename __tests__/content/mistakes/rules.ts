/** Rules: their records, and references to them. */
import { append, casino, replace, type Case } from "./case";

const file = "content/rules/test.yml";

export const rules: readonly Case[] = [
  {
    kind: "an unknown rule inside a sentence",
    change: append(casino, "Ask about :rule[the deposit cap]{#deposit-cup} first."),
    at: "#deposit-cup",
    field: "text",
    code: "rule-missing",
  },
  {
    kind: "a rule without its id",
    change: append(casino, "Ask about :rule[the deposit cap] first."),
    at: ":rule[the deposit cap]",
    field: "text",
    code: "rule-markup",
  },
  {
    kind: "words after a rule on its line",
    change: append(casino, "\n::rule{#deposit-cap} and more"),
    at: "and more",
    field: "text",
    code: "rule-markup",
  },
  {
    kind: "an unknown rule in an answer",
    change: replace(casino, "/faq#deposit)", "/faq#deposit) :rule{#deposit-cab}"),
    at: "#deposit-cab",
    field: "faq[0].answer",
    code: "rule-missing",
  },
  {
    kind: "an unknown rule in the front matter",
    change: replace(casino, "order: ", "rules:\n  - deposit-cup\norder: "),
    at: "- deposit-cup",
    field: "rules[0]",
    code: "reference-missing",
  },
  {
    kind: "a statement of a rule with the grade ask",
    change: replace(file, "grade: text", "grade: ask"),
    file,
    at: "statement:",
    field: "rules[0].statement",
    code: "field-custom",
  },
];
