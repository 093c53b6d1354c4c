import { z } from "zod";
import { list, object, oneOf, standing, text, whole } from "../fields";
import { dataKind } from "../kind";

const days = (description: string) => whole(description, 0, 400);

const schema = object(
  "ShowDate",
  "A date before a show.",
  {
    title: text(4, 120, "What has to be done or sent."),
    before: oneOf(["move-in", "opening"], "From which day the days are counted back."),
    most: days("The most days ahead: the day on which to begin."),
    least: days("The fewest days ahead: the last day."),
    note: text(10, 240, "Who asks for it, and when.").optional(),
    ...standing,
  },
  ({ most, least }, context) => {
    if (most < least)
      context.addIssue({
        code: "custom",
        path: ["most"],
        message: `is less than least, ${least}: write the larger number here`,
      });
  },
);

/** A deadline before a show, counted back from the day on which exhibitors move in or the show opens. */
export const showDate = dataKind({
  name: "showDate",
  labels: { one: "Show date", many: "Planner: show dates" },
  help: "What is due how many days before a show.",
  files: "planner/show-dates.yml",
  header: `What is due how many days before exhibitors move in or a show opens. These are dates of sample shows; the manual of the show
itself wins.`,
  schema,
  fileSchema: z.strictObject({
    dates: list(schema, "The dates, the earliest first.", { min: 1 }),
  }),
});
