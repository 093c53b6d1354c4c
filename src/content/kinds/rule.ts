import type { z } from "zod";
import {
  code,
  flag,
  idForm,
  identifier,
  lastLook,
  list,
  name,
  number,
  object,
  oneOf,
  reference,
  refuse,
  text,
  url,
  whole,
} from "../fields";
import { computed, computedText, dataKind, listKind, type AskSite } from "../kind";
import { checkedNote, dueDay, rulePath, ruleSentence } from "../rule-note";
import { spotNames } from "../spots";

/** Who makes or applies rules. */
export const jurisdiction = listKind({
  name: "jurisdiction",
  labels: { one: "Jurisdiction", many: "Jurisdictions" },
  files: "jurisdictions.yml",
  list: "jurisdictions",
  schema: object("Jurisdiction", "A country, state, county or city whose rules hold somewhere.", {
    id: identifier("Its name in rules and offices.", "jurisdiction"),
    title: name(4, 60, "What it is called."),
    codes: list(
      name(2, 30, "What a citation calls it, as it stands before a number."),
      "Its codes of law: each stays on one line with the number after it, in all texts.",
    ).optional(),
  }),
});

const units = [
  "dollars",
  "percent",
  "days",
  "working days",
  "business days",
  "months",
  "years",
  "year of building",
  "feet",
  "square feet",
  "acres",
  "units",
  "employees",
  "R-value",
  "U-factor",
  "SHGC",
] as const;

/** Returns the numbers of a text: $1,000, 90. */
const numbersIn = (words = ""): string[] => words.match(/\$?\d[\d,]*(?:\.\d+)?(?<!,)/g) ?? [];

/** The name of the GraphQL type of rules. */
export const ruleType = "Rule";

const schema = object(
  ruleType,
  "A law or local rule, with its source and day.",
  {
    id: identifier("Its name in texts and addresses: deposit-cap.", "rule"),
    title: text(4, 60, "What the rule is called, in a few words."),
    audience: text(4, 80, "Who the rule is for."),
    answer: text(
      4,
      80,
      "What it comes to, in a few words, as they stand below its title; each number in them stands in the statement, too.",
    ).optional(),
    jurisdictions: list(reference("jurisdiction", "Id of a jurisdiction."), "Where it holds.").min(
      1,
    ),
    statement: text(30, 280, "The rule in one to three short sentences.").optional(),
    ask: object(
      "RuleQuestion",
      "In the place of the statement where the rule is not settled: whom to ask what.",
      {
        whom: text(4, 80, "The office or person who knows, as it stands after “Ask”."),
        what: text(10, 200, "The question, as it goes on: “whether …”; no full stop."),
      },
    ).optional(),
    figures: list(
      object("RuleFigure", "A figure that belongs to the rule.", {
        value: number("The number.", 0),
        unit: oneOf(units, "What it counts."),
        of: text(4, 80, "What it is a figure of."),
      }),
      "The figures of the sentence: a text has them through the rule alone.",
    ).optional(),
    open: list(
      text(
        10,
        120,
        "A question, as it goes on after “Still open, to ask planning:”; no full stop.",
      ),
      "What the rule leaves open, to ask where it is applied.",
    ).optional(),
    authority: text(4, 120, "Who made the rule, or reported it.", { translate: "optional" }),
    citation: text(4, 100, "Where it is written: the code and the section.", {
      translate: "optional",
    }),
    url: url("Address of the source.").optional(),
    grade: oneOf(
      ["text", "reported", "ask"],
      "text: read in the authority's own words; reported: told by others; ask: not confirmed, printed as what to ask.",
    ),
    checked: lastLook("The day on which it was last checked."),
    months: whole("Months until the next check.", 1, 36),
    related: list(reference("rule", "Id of a related rule."), "Ids of related rules.").optional(),
  },
  (fields, context) => {
    const { grade } = fields;
    const names = ["statement", "ask"] as const;
    const [wanted, other] = grade === "ask" ? [names[1], names[0]] : names;
    const remedy = `write ${wanted}, or set another grade`;
    if (fields[wanted] === undefined) refuse(context, [wanted], "is missing");
    if (fields[other]) refuse(context, [other], `cannot stand with the grade ${grade}: ${remedy}`);
    const { answer, statement = "" } = fields;
    const stray = numbersIn(answer).find((one) => !numbersIn(statement).includes(one));
    if (stray) refuse(context, ["answer"], `says ${stray}, which the statement does not say`);
  },
);

/** A rule as its author writes it. */
export type Rule = z.infer<typeof schema>;

/** A rule as Gatsby's data layer stores it. */
type RuleNode = Omit<Rule, "id"> & { entryId: string };

/** A law or local rule: what it says, its source, and when it was checked. */
export const rule = dataKind({
  name: "rule",
  labels: { one: "Rule", many: "Rules" },
  files: "rules/*.yml",
  schema,
  fileSchema: object("RuleTopic", "The rules that answer a question.", {
    title: text(4, 60, "The question that the rules answer.", { unique: "question of rules" }),
    anchor: identifier("Its id on the page of rules.", "anchor of rules"),
    section: code(
      idForm,
      "Id of the section of the page of rules in which it stands: a heading with {#id} there.",
    ),
    order: whole("Position of the question, 1 first.", 1).meta({ unique: "position of rules" }),
    drawing: oneOf(spotNames, "The small drawing beside the question."),
    folded: flag(
      "Whether its rules are folded behind the question, as what only some readers need.",
    ).optional(),
    rules: list(schema, "The rules, in the order of the page.").min(1),
  }),
  computed: {
    Rule: {
      path: computedText(
        "Address of the rule, on the page of all rules.",
        ({ entryId }: RuleNode, site: AskSite) => rulePath(entryId, site.entryPage?.(ruleType)),
      ),
      sentence: computedText(
        "What is printed: the statement, or whom to ask what.",
        (node: RuleNode, { language }: AskSite) => ruleSentence(node, language),
      ),
      checkedNote: computedText(
        "How and when it was checked; asks for care where that was long ago.",
        (node: RuleNode, { day, language }: AskSite) => checkedNote(node, day(), language),
      ),
      due: computed("Date!", "The day of the next check.", (node: RuleNode) => dueDay(node)),
      isDue: computed(
        "Boolean!",
        "Whether that day has come.",
        (node: RuleNode, { day }: AskSite) => day() >= dueDay(node),
      ),
    },
  },
});

/** What a page may say of rules in its front matter. */
export const ruleFields = {
  ruleCards: list(
    reference("rule", "Id of a rule."),
    "Ids of the rules that stand on cards beside the text.",
  ).optional(),
};
