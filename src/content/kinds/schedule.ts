import { z } from "zod";
import { reference, standing, text } from "../fields";
import { dataKind } from "../kind";

const maxWeeks = 104;
const weeks = (description: string) => z.number().min(0).max(maxWeeks).meta({ description });

const list = (description: string, item: string) =>
  z
    .array(text(4, 160, item))
    .min(1)
    .max(8)
    .meta({ description });

const schema = z
  .strictObject({
    title: text(4, 60, "What the project is called in the planner."),
    service: reference("service", "The service whose projects it is about.", true).meta({
      unique: "service with a schedule",
    }),
    weeks: z
      .array(
        z
          .strictObject({
            phase: reference("phase", "The phase."),
            min: weeks("The fewest weeks that it takes."),
            max: weeks("The most weeks that it takes."),
          })
          .meta({ typeName: "PhaseWeeks", description: "How long a phase takes." }),
      )
      .min(1)
      .meta({ description: "How many weeks each phase takes, in the order of the phases." }),
    longer: text(10, 200, "What makes it longer, as it goes on after “Longer if”; no full stop."),
    stay: text(20, 240, "What it means when people stay during the work."),
    decisions: z
      .array(
        z
          .strictObject({
            phase: reference("phase", "The phase before which it is due."),
            what: text(4, 120, "What has to be decided or ordered."),
          })
          .meta({ typeName: "DueDecision", description: "A decision or order, and when." }),
      )
      .min(1)
      .max(6)
      .meta({ description: "Decisions and orders besides those that every project has." }),
    papers: list("Papers to have ready before the first walk.", "A paper."),
    approvals: list(
      "Who else approves, in their order; the permit office is known by the place.",
      "Who approves what.",
    ),
    localRules: z
      .array(reference("rule", "Id of a rule."))
      .max(12)
      .optional()
      .meta({ description: "Rules of single places, each shown where the project lies there." }),
    property: text(4, 60, "The kind of property, as the form for a quote words it.", {
      translate: false,
    }).optional(),
    deposit: z.enum(["none", "ask"]).optional().meta({
      description:
        "Where the cap on deposits may not hold for the owner of a home: none, or ask the Contractors Board.",
    }),
    ...standing,
  })
  .superRefine((schedule, context) => {
    const seen = new Set<string>();
    for (const [index, { phase, min, max }] of schedule.weeks.entries()) {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: ["weeks", index, field], message });
      if (min > max) fault("min", `is more than max, ${max}: write the smaller number here`);
      if (seen.has(phase)) fault("phase", `names “${phase}” twice: remove one of the two`);
      seen.add(phase);
    }
  })
  .meta({ typeName: "Schedule", description: "How a kind of project runs, by orientation." });

/** How projects of a service run (phases, approvals, decisions, papers), for the planner. */
export const schedule = dataKind({
  name: "schedule",
  order: 11,
  labels: { one: "Schedule", many: "Planner: schedules" },
  help: "For each service how many weeks its phases take, who approves, and what to decide.",
  files: "planner/schedules.yml",
  header: `How the projects of each service run; the planner at /plan makes its answers from this. Weeks are ranges for orientation. Every
service has one schedule; \`npm run check:content\` says what is missing in it.`,
  schema,
  fileSchema: z.strictObject({
    schedules: z
      .array(schema)
      .min(1)
      .meta({ description: "The schedules, in the order of the planner's choices." }),
  }),
});
