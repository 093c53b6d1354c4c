import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import type { Extra } from "../extra";
import { ruleCardsId } from "./ids";
import { ruleList } from "./llms";

export const rules: Extra = {
  name: "rules",
  description: "The building rules at /rules, and the rights of homeowners.",
  addresses: ["/rules", "/rights"],
  kinds: [rule, jurisdiction],
  pageFields: ruleFields,
  frameIds: new RegExp(`^${ruleCardsId}$`),
  llms: ruleList,
};
