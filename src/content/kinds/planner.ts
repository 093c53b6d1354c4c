/** What the planner knows: lists in `content/planner`. */
import {
  code,
  flag,
  identifier,
  list,
  name,
  notAbove,
  number,
  object,
  oneOf,
  reference,
  refuse,
  standing,
  text,
  whole,
} from "../fields";
import { listKind } from "../kind";

export const phase = listKind({
  name: "phase",
  labels: { one: "Phase", many: "Planner: phases" },
  files: "planner/phases.yml",
  list: "phases",
  schema: object("Phase", "A phase that projects go through.", {
    id: identifier("Name of the phase, by which schedules give its weeks.", "phase of a project"),
    title: text(4, 40, "What the phase is called."),
    summary: text(20, 200, "What happens in it."),
    beside: flag("It begins with the phase before it and runs beside it.").optional(),
    decisions: list(
      text(4, 120, "What the client decides or signs."),
      "What has to be decided by the day on which the phase begins.",
    ),
    inspections: list(
      object("PhaseInspection", "An inspection during a phase.", {
        at: number("Where in the phase: 0 at its beginning, 1 at its end.", 0, 1),
        what: text(4, 120, "What is inspected."),
      }),
      "What is inspected during the phase.",
    ),
  }),
});

const weeks = (description: string) => number(description, 0, 104);

const lines = (description: string, item: string) => list(text(4, 160, item), description).min(1);

export const schedule = listKind({
  name: "schedule",
  labels: { one: "Schedule", many: "Planner: schedules" },
  files: "planner/schedules.yml",
  list: "schedules",
  schema: object(
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
      service: reference("service", "The service whose projects it is about."),
      weeks: list(
        object(
          "PhaseWeeks",
          "How long a phase takes.",
          {
            phase: reference("phase", "The phase."),
            min: weeks("The fewest weeks that it takes."),
            max: weeks("The most weeks that it takes."),
            beside: flag(
              "In place of its phase's: whether it runs beside the one before.",
            ).optional(),
          },
          notAbove("min", "max"),
        ),
        "How many weeks each phase takes, in the order of the phases; empty where no range is known.",
      ),
      weeksNote: text(
        20,
        160,
        "Whose weeks they are, where they are another project's.",
      ).optional(),
      longer: text(10, 200, "What makes it longer, as it goes on after “Longer if”; no full stop."),
      stay: text(20, 240, "What it means when people stay during the work."),
      decisions: list(
        object("DueDecision", "A decision or order, and when.", {
          phase: reference("phase", "The phase before which it is due."),
          what: text(4, 120, "What has to be decided or ordered."),
        }),
        "Decisions and orders besides those that every project has.",
      ).min(1),
      papers: lines("Papers to have ready before the first walk.", "A paper."),
      approvals: lines(
        "Who else approves, in their order; the permit office is known by the place.",
        "Who approves what.",
      ),
      localRules: list(
        reference("rule", "Id of a rule."),
        "Rules besides those of the service; those of a place are shown there only.",
      ).optional(),
      opens: flag("It opens an old home: the planner asks for the year of building.").optional(),
      asksOwner: whole(
        "Which of the service's questions is for owners who live there: rentals aren't asked it.",
        1,
        3,
      ).optional(),
      use: reference("planUse", "How the place is used, where the project says it.").optional(),
      opening: text(20, 240, "What lies between handover and the opening day.").optional(),
      property: name(4, 60, "The kind of property, as the form for a quote words it.").optional(),
      deposit: oneOf(
        ["none", "ask"],
        "Where the cap on deposits may not hold for the owner of a home: none, or ask the Contractors Board.",
      ).optional(),
      ...standing,
    },
    (one, context) => {
      for (const [index, { phase: id }] of one.weeks.entries())
        if (one.weeks.findIndex((other) => other.phase === id) < index)
          refuse(context, ["weeks", index, "phase"], `names “${id}” twice: remove one of the two`);
    },
  ),
});

export const planUse = listKind({
  name: "planUse",
  labels: { one: "Use", many: "Planner: uses" },
  files: "planner/uses.yml",
  list: "uses",
  schema: object("PlanUse", "Whose a place is and how it is used.", {
    id: identifier("Its name in the planner's address: /plan?use=id.", "use of a place"),
    title: text(4, 80, "The choice in the planner."),
    property: name(4, 60, "The kind of property, as the form for a quote words it.").optional(),
    deposit: oneOf(
      ["cap", "none", "ask"],
      "The deposit on a contract there: cap, no cap by this rule, or ask the Contractors Board.",
    ),
    rules: list(reference("rule", "Id of a rule."), "Rules that apply because of the use."),
  }),
});

const year = (description: string) => whole(description, 1900, 2100).optional();

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

export const showDate = listKind({
  name: "showDate",
  labels: { one: "Show date", many: "Planner: show dates" },
  files: "planner/show-dates.yml",
  list: "dates",
  schema: object(
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
    notAbove("least", "most"),
  ),
});
