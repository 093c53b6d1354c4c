import { z } from "zod";
import { identifier, text } from "../fields";
import { dataKind } from "../kind";

const schema = z
  .strictObject({
    id: identifier("Name of the phase, by which schedules give its weeks.", "phase of a project"),
    title: text(4, 40, "What the phase is called."),
    summary: text(20, 200, "What happens in it."),
    beside: z
      .boolean()
      .optional()
      .meta({ description: "It begins with the phase before it and runs beside it." }),
    decisions: z
      .array(text(4, 120, "What the client decides or signs."))
      .max(4)
      .meta({ description: "What has to be decided by the day on which the phase begins." }),
    inspections: z
      .array(
        z
          .strictObject({
            at: z.number().min(0).max(1).meta({
              description: "Where in the phase: 0 at its beginning, 1 at its end.",
            }),
            what: text(4, 120, "What is inspected."),
          })
          .meta({ typeName: "PhaseInspection", description: "An inspection during a phase." }),
      )
      .max(4)
      .meta({ description: "What is inspected during the phase." }),
  })
  .meta({ typeName: "Phase", description: "A phase that projects go through." });

/** A phase of a project; schedules say how many weeks it takes for each service. */
export const phase = dataKind({
  name: "phase",
  order: 10,
  labels: { one: "Phase", many: "Planner: phases" },
  help: "The phases that a project goes through, in their order.",
  files: "planner/phases.yml",
  header: `The phases of a project, in their order; schedules.yml says how many weeks each takes. To add one, write it here, then give its
weeks to the services that go through it, and run \`npm run check:content\`.`,
  schema,
  fileSchema: z.strictObject({
    phases: z.array(schema).min(1).meta({ description: "The phases, in their order." }),
  }),
});
