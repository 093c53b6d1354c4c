import { z } from "zod";
import { list, object, standing, text, whole } from "../fields";
import { dataKind } from "../kind";

const year = (description: string) => whole(description, 1900, 2100).optional();

const schema = object(
  "HouseYear",
  "What houses of some years may hide.",
  {
    title: text(4, 80, "What may be there."),
    built: text(4, 60, "When such houses were built, in words."),
    from: year("The first year of building; none when it has no beginning."),
    to: year("The last year of building; none when it has no end."),
    look: text(10, 240, "What to look for, or which test decides."),
    ...standing,
  },
  ({ from, to }, context) => {
    if (from !== undefined && to !== undefined && from > to)
      context.addIssue({
        code: "custom",
        path: ["from"],
        message: `is later than to, ${to}: write the earlier year here`,
      });
  },
);

/** Hazards that a house may hide, by the year in which it was built. */
export const houseYear = dataKind({
  name: "houseYear",
  labels: { one: "House year", many: "Planner: house years" },
  help: "What houses may hide by the year in which they were built.",
  files: "planner/house-years.yml",
  header: `What a house may hide, by the year in which it was built. A year alone proves nothing: say what to look for, or which test
decides.`,
  schema,
  fileSchema: z.strictObject({
    years: list(schema, "The entries, the oldest houses first.", { min: 1 }),
  }),
});
