import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import type { ContentFile } from "../../content/content-file";
import type { Extra } from "../extra";
import { checkRules } from "./check";
import { ruleCardsId, rulesPage } from "./ids";
import { ruleList } from "./llms";

/** Returns the ids of the questions, below which their rules stand. */
const topicAnchors = (files: readonly ContentFile[]): string[] =>
  files.filter(({ kind }) => kind.name === rule.name).map(({ data }) => String(data.anchor));

/** The extra `rules`. */
export const rules: Extra = {
  name: "rules",
  description: "What the law gives an owner, rule by rule, at /rights.",
  addresses: [rulesPage],
  fragments: { PageText_extras: ["RuleCards_page"] },
  pages: [{ path: rulesPage, sections: ["call"], more: "any" }],
  kinds: [rule, jurisdiction],
  pageFields: ruleFields,
  frameIds: new RegExp(`^${ruleCardsId}$`),
  entryPages: { Rule: rulesPage },
  ids: (files) => ({ [rulesPage]: topicAnchors(files) }),
  llms: ruleList,
  check: checkRules,
};
