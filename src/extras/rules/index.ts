import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import { rulesPage } from "../../content/rule-note";
import type { Extra } from "../extra";
import { checkRules } from "./check";
import { ruleCardsId } from "./ids";
import { ruleList } from "./llms";

export const rules: Extra = {
  name: "rules",
  description: "What the law gives an owner, rule by rule, at /rights.",
  addresses: [rulesPage],
  kinds: [rule, jurisdiction],
  pageFields: ruleFields,
  frameIds: new RegExp(`^${ruleCardsId}$`),
  llms: ruleList,
  check: checkRules,
};
