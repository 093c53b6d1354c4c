import { z } from "zod";
import { identifier, list, object, oneOf, reference, text } from "../fields";
import { dataKind } from "../kind";

const schema = object("PlanUse", "Whose a place is and how it is used.", {
  id: identifier("Its name in the planner's address: /plan?use=id.", "use of a place"),
  title: text(4, 80, "The choice in the planner."),
  property: text(4, 60, "The kind of property, as the form for a quote words it.", {
    translate: false,
  }).optional(),
  deposit: oneOf(
    ["cap", "none", "ask"],
    "The deposit on a contract there: cap, no cap by this rule, or ask the Contractors Board.",
  ),
  rules: list(reference("rule", "Id of a rule."), "Rules that apply because of the use.", {
    max: 8,
  }),
});

/** Who owns a place and how it is used: a choice in the planner. */
export const planUse = dataKind({
  name: "planUse",
  labels: { one: "Use", many: "Planner: uses" },
  help: "Whose a place is and how it is used, as the planner asks it.",
  files: "planner/uses.yml",
  header: `Whose a place is and how it is used: the choices of the planner, and what follows from each. The deposit follows NRS 624.970 and
624.455; read both before changing it.`,
  schema,
  fileSchema: z.strictObject({
    uses: list(schema, "The choices, in their order.", { min: 1 }),
  }),
});
