import { z } from "zod";
import { flag, identifier, list, number, object, text } from "../fields";
import { dataKind } from "../kind";

const schema = object("Phase", "A phase that projects go through.", {
  id: identifier("Name of the phase, by which schedules give its weeks.", "phase of a project"),
  title: text(4, 40, "What the phase is called."),
  summary: text(20, 200, "What happens in it."),
  beside: flag("It begins with the phase before it and runs beside it.").optional(),
  decisions: list(
    text(4, 120, "What the client decides or signs."),
    "What has to be decided by the day on which the phase begins.",
    { max: 4 },
  ),
  inspections: list(
    object("PhaseInspection", "An inspection during a phase.", {
      at: number("Where in the phase: 0 at its beginning, 1 at its end.", 0, 1),
      what: text(4, 120, "What is inspected."),
    }),
    "What is inspected during the phase.",
    { max: 4 },
  ),
});

/** A phase of a project; schedules say how many weeks it takes for each service. */
export const phase = dataKind({
  name: "phase",
  labels: { one: "Phase", many: "Planner: phases" },
  help: "The phases that a project goes through, in their order.",
  files: "planner/phases.yml",
  header: `The phases of a project, in their order; schedules.yml says how many weeks each takes. To add one, write it here, then give its
weeks to the services that go through it, and run \`npm run check:content\`.`,
  schema,
  fileSchema: z.strictObject({
    phases: list(schema, "The phases, in their order.", { min: 1 }),
  }),
});
