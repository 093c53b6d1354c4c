import { list, oneOf } from "../../content/fields";
import { cost } from "../../content/kinds/data";
import { place } from "../../content/kinds/place";
import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import type { ContentFile } from "../../content/content-file";
import type { Extra } from "../extra";
import { checkPlanner } from "./check";
import * as kinds from "./kinds";
import { planSections, quickIds, scheduleId, toolSections } from "./sections";
import { toolNames, toolPages, type ToolPart } from "./tool-names";

/** The tools that give an answer; the others are sheets to fill in. */
const answering = toolPages.filter((name) => name !== "bid-comparison");

/** Returns the ids of /plan, of its tools those that know something. */
function planIds(files: readonly ContentFile[]): string[] {
  const listOf = (name: string, list: string) =>
    files.filter(({ kind }) => kind.name === name).flatMap(({ data }) => data[list] ?? []);
  const schedules = listOf("schedule", "schedules") as { lotRules?: readonly string[] }[];
  const known: Readonly<Record<ToolPart, readonly unknown[]>> = {
    "house-year": listOf("houseYear", "years"),
    "casita-lot": schedules.flatMap(({ lotRules }) => lotRules ?? []),
    "convention-dates": listOf("showDate", "dates"),
  };
  const isTool = (id: string): id is ToolPart => id in known;
  return Object.values(planSections).filter((id) => !isTool(id) || known[id].length > 0);
}

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
  ids: (files) => ({
    "/": Object.values(quickIds),
    "/plan": planIds(files),
    ...Object.fromEntries(answering.map((name) => [`/plan/${name}`, Object.values(toolSections)])),
  }),
};
