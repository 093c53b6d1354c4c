import { z } from "zod";
import { code, flag, list, number, object, oneOf, reference, standing, text } from "../fields";
import { dataKind } from "../kind";

const maxWeeks = 104;
const weeks = (description: string) => number(description, 0, maxWeeks);

const lines = (description: string, item: string) =>
  list(text(4, 160, item), description, { min: 1, max: 8 });

const schema = object(
  "Schedule",
  "How a kind of project runs, by orientation.",
  {
    title: text(4, 60, "What the project is called in the planner."),
    project: code(
      /^[a-z]+(-[a-z]+)*$/,
      "Its name in the planner's address, for further schedules of a service; its first has none.",
    )
      .meta({ unique: "project of the planner" })
      .optional(),
    service: reference("service", "The service whose projects it is about.", true),
    weeks: list(
      object("PhaseWeeks", "How long a phase takes.", {
        phase: reference("phase", "The phase."),
        min: weeks("The fewest weeks that it takes."),
        max: weeks("The most weeks that it takes."),
        waits: flag("Here it waits for the phase before it, beside which it else runs.").optional(),
      }),
      "How many weeks each phase takes, in the order of the phases.",
      { min: 1 },
    ),
    longer: text(10, 200, "What makes it longer, as it goes on after “Longer if”; no full stop."),
    stay: text(20, 240, "What it means when people stay during the work."),
    decisions: list(
      object("DueDecision", "A decision or order, and when.", {
        phase: reference("phase", "The phase before which it is due."),
        what: text(4, 120, "What has to be decided or ordered."),
      }),
      "Decisions and orders besides those that every project has.",
      { min: 1, max: 6 },
    ),
    papers: lines("Papers to have ready before the first walk.", "A paper."),
    approvals: lines(
      "Who else approves, in their order; the permit office is known by the place.",
      "Who approves what.",
    ),
    localRules: list(
      reference("rule", "Id of a rule."),
      "Rules besides those of the service; those of a place are shown there only.",
      { max: 12 },
    ).optional(),
    opens: flag("It opens an old home: the planner asks for the year of building.").optional(),
    opening: text(20, 240, "What lies between handover and the opening day.").optional(),
    property: text(4, 60, "The kind of property, as the form for a quote words it.", {
      translate: false,
    }).optional(),
    deposit: oneOf(
      ["none", "ask"],
      "Where the cap on deposits may not hold for the owner of a home: none, or ask the Contractors Board.",
    ).optional(),
    ...standing,
  },
  (schedule, context) => {
    const seen = new Set<string>();
    for (const [index, { phase, min, max }] of schedule.weeks.entries()) {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: ["weeks", index, field], message });
      if (min > max) fault("min", `is more than max, ${max}: write the smaller number here`);
      if (seen.has(phase)) fault("phase", `names “${phase}” twice: remove one of the two`);
      seen.add(phase);
    }
  },
);

/** How projects of a service run (phases, approvals, decisions, papers), for the planner. */
export const schedule = dataKind({
  name: "schedule",
  labels: { one: "Schedule", many: "Planner: schedules" },
  help: "For each service how many weeks its phases take, who approves, and what to decide.",
  files: "planner/schedules.yml",
  header: `How the projects of each service run; the planner at /plan makes its answers from this. Weeks are ranges for orientation. Every
service has one schedule; \`npm run check:content\` says what is missing in it.`,
  schema,
  fileSchema: z.strictObject({
    schedules: list(schema, "The schedules, in the order of the planner's choices.", { min: 1 }),
  }),
});
