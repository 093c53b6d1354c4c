import { z } from "zod";
import { flag, identifier, list, object, text } from "../fields";
import { dataKind } from "../kind";

const page = "/build-process";

const schema = object("BuildStep", "A step that every build goes through.", {
  id: identifier("Address of the step: /build-process#id.", page),
  title: text(3, 40, "Name of the step."),
  summary: text(20, 160, "What happens, in one sentence."),
  you: text(10, 240, "What the client decides."),
  we: text(10, 240, "What we do."),
  authority: text(10, 300, "What the authority checks."),
  idle: flag("Whether the authority has nothing to check yet.").optional(),
  papers: text(10, 160, "What is on paper afterwards."),
});

/** A step of a build, on the home page and in full on /build-process. */
export const buildStep = dataKind({
  name: "buildStep",
  labels: { one: "Build step", many: "Build steps" },
  help: "The steps of every build: who does what, and what is on paper afterwards.",
  files: "steps.yml",
  page,
  header:
    "The steps of a build, in their order. The home page shows titles and summaries, /build-process everything.",
  schema,
  fileSchema: z.strictObject({
    steps: list(schema, "The steps, in their order."),
  }),
});
