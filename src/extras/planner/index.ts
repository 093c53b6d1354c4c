import { list, oneOf } from "../../content/fields";
import { cost } from "../../content/kinds/data";
import { place } from "../../content/kinds/place";
import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import type { Extra } from "../extra";
import { checkPlanner } from "./check";
import * as kinds from "./kinds";
import { planSections, quickIds, scheduleId, toolSections } from "./sections";
import { toolNames, toolPages } from "./tool-names";

/** The tools that give an answer; the others are sheets to fill in. */
const answering = toolPages.filter((name) => name !== "bid-comparison");

export const planner: Extra = {
  name: "planner",
  description: "The planner at /plan, with its tools.",
  addresses: ["/plan"],
  kinds: [...Object.values(kinds), place, rule, jurisdiction, cost],
  pageFields: {
    ...ruleFields,
    tools: list(
      oneOf(toolNames, "Name of a tool."),
      "Tools of the planner that the page offers below its text.",
    ).optional(),
  },
  frameIds: /^tool-.+$/,
  sections: { service: [{ id: scheduleId }] },
  check: checkPlanner,
  ids: () => ({
    "/": Object.values(quickIds),
    "/plan": Object.values(planSections),
    ...Object.fromEntries(answering.map((name) => [`/plan/${name}`, Object.values(toolSections)])),
  }),
};
