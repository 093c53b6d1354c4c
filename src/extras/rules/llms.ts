import { original } from "../../content/language";
import { inLanguage } from "../../content/in-language";
import type { RunQuery } from "../../publish/query";
import { rulesPage } from "./ids";

/** Returns the rules for llms.txt, each as what it says and when that was checked. */
export async function ruleList(graphql: RunQuery) {
  const { allRule } = await graphql<Queries.RuleListQuery>(`
    query RuleList {
      allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
        nodes {
          language
          path
          title
          sentence
          checkedNote
        }
      }
    }
  `);
  return {
    page: rulesPage,
    entries: inLanguage(original, allRule).map((rule) => ({
      ...rule,
      summary: `${rule.sentence} (${rule.checkedNote})`,
    })),
  };
}
