/** Days and years with which plans reckon. */
import {
  flag,
  identifier,
  name,
  notAbove,
  object,
  oneOf,
  refuse,
  standing,
  text,
  whole,
} from "../../../content/fields";
import { listKind } from "../../../content/kind";
import { keptDays, weekdayOrders, weekdays } from "../plan-names";

const kept = (day: string) =>
  oneOf(
    keptDays,
    `The day on which it is kept where its day of the month is a ${day}; left out, that ${day}.`,
  ).optional();

/** Days on which offices are closed. */
export const holiday = listKind({
  name: "holiday",
  labels: { one: "Holiday", many: "Planner: holidays" },
  files: "planner/holidays.yml",
  list: "holidays",
  schema: object(
    "Holiday",
    "A day on which offices are closed.",
    {
      title: name(4, 60, "What the day is called."),
      month: whole("Its month, 1 to 12.", 1, 12),
      day: whole("Its day of the month, where that is always the same.", 1, 31).optional(),
      weekday: oneOf(weekdays, "Its weekday, where that is always the same.").optional(),
      which: oneOf(weekdayOrders, "Which of these weekdays of the month it is.").optional(),
      after: whole("How many days after that weekday it comes.", 1, 6).optional(),
      onSaturday: kept("Saturday"),
      onSunday: kept("Sunday"),
    },
    ({ day, weekday, which: order, onSaturday, onSunday }, context) => {
      const isDay = day !== undefined;
      const isWeekday = weekday !== undefined && order !== undefined;
      if (isDay === isWeekday)
        refuse(context, ["day"], "names no day: write either day, or weekday and which");
      for (const [name, moved] of Object.entries({ onSaturday, onSunday }))
        if (moved !== undefined && !isDay)
          refuse(context, [name], "stands beside weekday, which never changes: take it out");
    },
  ),
});

/** When the work can begin, as the form for a quote words it. */
export const planStart = listKind({
  name: "planStart",
  labels: { one: "Start", many: "Planner: starts" },
  files: "planner/starts.yml",
  list: "starts",
  schema: object(
    "PlanStart",
    "How the form for a quote words the time until work on site begins.",
    {
      answer: name(2, 60, "The answer, as the form for a quote words it."),
      days: whole(
        "The most days from today for which it is the answer; none for whatever is later.",
        0,
        4000,
      ).optional(),
    },
  ),
});

const year = (description: string) => whole(description, 1900, 2100).optional();

/** What houses of some years may hide. */
export const houseYear = listKind({
  name: "houseYear",
  labels: { one: "House year", many: "Planner: house years" },
  files: "planner/house-years.yml",
  list: "years",
  schema: object(
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
    notAbove("from", "to"),
  ),
});

const days = (description: string) => whole(description, 0, 400);

/** What a show asks for before it opens. */
export const showDate = listKind({
  name: "showDate",
  labels: { one: "Show date", many: "Planner: show dates" },
  files: "planner/show-dates.yml",
  list: "dates",
  schema: object(
    "ShowDate",
    "A date before a show.",
    {
      id: identifier(
        "Its name, which stays when it is reworded: calendars know it by that.",
        "date before a show",
      ),
      title: text(4, 120, "What has to be done or sent."),
      before: oneOf(["move-in", "opening"], "From which day the days are counted back."),
      most: days("The most days ahead: the day on which to begin."),
      least: days("The fewest days ahead: the last day."),
      first: flag("The planner names it at the top of its answer.").optional(),
      note: text(10, 240, "Who asks for it, and when.").optional(),
      ...standing,
    },
    notAbove("least", "most"),
  ),
});
