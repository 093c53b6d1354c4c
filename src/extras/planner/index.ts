import { code, flag, idForm, list, name, oneOf, reference, url } from "../../content/fields";
import { cost } from "../../content/kinds/data";
import { place } from "../../content/kinds/place";
import { jurisdiction, rule, ruleFields } from "../../content/kinds/rule";
import type { ContentFile } from "../../content/content-file";
import type { Extra } from "../extra";
import { checkPlanner } from "./check";
import { planPages } from "./component-pages";
import * as kinds from "./kinds";
import { knownParts } from "./known-parts";
import { planSections, quickIds, scheduleId, toolSections } from "./sections";
import { toolNames, toolPages, type ToolPart } from "./tool-names";

/** The page with all offices. */
const officePage = "/plan/permit-office";

/** The tools that give an answer; the others are sheets to fill in. */
const answering = toolPages.filter((name) => name !== "bid-comparison");

/** Returns the entries of a list in the files of a kind. */
const listOf = (files: readonly ContentFile[], name: string, list: string) =>
  files.filter(({ kind }) => kind.name === name).flatMap(({ data }) => data[list] ?? []);

/** Returns the ids of the offices. */
const officeIds = (files: readonly ContentFile[]): string[] =>
  (listOf(files, place.name, "offices") as { id: string }[]).map(({ id }) => id);

/**
 * Returns the ids of /plan, of its tools those that know something; it lists the offices too, for
 * visitors without script.
 */
function planIds(files: readonly ContentFile[]): string[] {
  const known = knownParts(files);
  const isTool = (id: string): id is ToolPart => id in known;
  const sections = Object.values(planSections).filter((id) => !isTool(id) || known[id]);
  return [...sections, ...officeIds(files)];
}

/** Returns the ids of the page of a tool that gives an answer. */
const answerIds = (name: string, files: readonly ContentFile[]): string[] => [
  ...Object.values(toolSections),
  ...(`/plan/${name}` === officePage ? officeIds(files) : []),
];

/** The extra `planner`. */
export const planner: Extra = {
  name: "planner",
  description: "The planner at /plan, with its tools.",
  addresses: ["/plan"],
  quoted: { page: "/plan", label: "mails.plan", name: "plan" },
  fragments: {
    HomePage_extras: ["QuickPlan_home"],
    FaqPage_extras: ["DepositBars_faq"],
    ServiceTemplate_extras: ["ServiceTime_service", "ToolCards_service"],
    BuildRecapTemplate_extras: ["ToolCards_buildRecap"],
    ArticleTemplate_extras: ["ToolCards_article"],
  },
  pages: planPages,
  kinds: [...Object.values(kinds), place, rule, jurisdiction, cost],
  pageFields: {
    ...ruleFields,
    tools: list(
      oneOf(toolNames, "Name of a tool."),
      "Tools of the planner that the page offers below its text.",
    ).optional(),
  },
  fields: {
    Rule: {
      tool: oneOf(["deposit"], "The tool of the planner that answers by its figures.")
        .meta({ unique: "rule of a tool" })
        .optional(),
    },
    RuleFigure: {
      name: code(
        idForm,
        "The name by which a tool of the planner finds it, unique within the rule.",
      ).optional(),
    },
    Cost: {
      size: code(idForm, "The size it is for, as the service's schedule names it.").optional(),
      finish: code(idForm, "The finish it is for, as the service's schedule names it.").optional(),
    },
    Jurisdiction: {
      wide: flag("The planner shows its rules before it knows where a project is.").optional(),
    },
    PermitOffice: {
      quoteArea: name(
        3,
        60,
        "How the form for a quote words where it is, unless it offers the place itself.",
      ).optional(),
      fees: url("Where it figures out its permit fees.").optional(),
      rules: list(
        reference("rule", "Id of a rule."),
        "Rules that every plan in its places shows.",
      ).optional(),
    },
  },
  frameIds: /^tool-.+$/,
  sections: { service: [{ id: scheduleId }] },
  check: checkPlanner,
  entryPages: { PermitOffice: officePage },
  ids: (files) => ({
    "/": Object.values(quickIds),
    "/plan": planIds(files),
    ...Object.fromEntries(answering.map((name) => [`/plan/${name}`, answerIds(name, files)])),
  }),
};
