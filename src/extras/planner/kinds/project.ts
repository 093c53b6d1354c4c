/**
 * How projects run: their phases, and for each kind of project its weeks, decisions, approvals and
 * uses.
 */
import {
  code,
  flag,
  idForm,
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
} from "../../../content/fields";
import { listKind } from "../../../content/kind";
import { askNames, depositCases, implyingNames, planFacts } from "../plan-names";

/** What is ticked off is kept by it, and a calendar knows its entries by it. */
const taskId =
  "Its name, which stays when it is reworded or moved: ticks and calendars know it by that.";

/** Refuses a second entry of a list with the same id. */
function refuseTwice(
  context: Parameters<typeof refuse>[0],
  list: string,
  entries: readonly { id: string }[],
) {
  for (const [index, { id }] of entries.entries())
    if (entries.findIndex((other) => other.id === id) < index)
      refuse(context, [list, index, "id"], `is “${id}” a second time: choose another`);
}

const answeredFact = (description: string) => oneOf(planFacts, description);

/** The phases that projects go through. */
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
    permit: flag("It is the review at whose end there is a permit.").optional(),
    site: flag("It is the work on site.").optional(),
    opens: flag(
      "What is built opens when it ends, as a show does; what follows comes later.",
    ).optional(),
    decisions: list(
      object("PhaseDecision", "A decision that every project has.", {
        id: code(idForm, taskId),
        what: text(4, 120, "What the client decides or signs."),
      }),
      "What has to be decided by the day on which the phase begins.",
    ),
    inspections: list(
      object("PhaseInspection", "An inspection during a phase.", {
        id: code(idForm, taskId),
        at: number("Where in the phase: 0 at its beginning, 1 at its end.", 0, 1),
        what: text(4, 120, "What is inspected."),
      }),
      "What is inspected during the phase.",
    ),
  }),
});

/** What others approve, or have to be told. */
export const planApproval = listKind({
  name: "planApproval",
  labels: { one: "Approval", many: "Planner: approvals" },
  files: "planner/approvals.yml",
  list: "approvals",
  schema: object("PlanApproval", "Something that others approve, or have to be told.", {
    id: identifier("Its name in schedules.yml.", "approval"),
    what: text(4, 160, "Who approves what."),
    before: reference("phase", "The phase that cannot begin without it."),
    workdays: whole("How many working days before that phase it is due.", 1, 60).optional(),
    uses: list(
      reference("planUse", "Id of a use."),
      "The uses in which it is needed; any when left out.",
    ).optional(),
    notUses: list(reference("planUse", "Id of a use."), "The uses in which it is not.").optional(),
    fact: answeredFact("What has to be so for it to be needed.").optional(),
    notFact: answeredFact("What must not be so.").optional(),
  }),
});

/** Whose a place is, and how it is used. */
export const planUse = listKind({
  name: "planUse",
  labels: { one: "Use", many: "Planner: uses" },
  files: "planner/uses.yml",
  list: "uses",
  schema: object("PlanUse", "Whose a place is and how it is used.", {
    id: identifier("Its name in the planner's address: /plan?use=id.", "use of a place"),
    title: text(4, 80, "The choice in the planner."),
    property: name(4, 60, "The kind of property, as the form for a quote words it.").optional(),
    deposit: oneOf(depositCases, "The case of the deposit calculator that it is."),
    rules: list(reference("rule", "Id of a rule."), "Rules that apply because of the use."),
  }),
});

const weeks = (description: string) => number(description, 0, 104);

const lines = (description: string, item: string) => list(text(4, 160, item), description).min(1);

const option = (typeName: string) =>
  object(typeName, "A choice of the planner on which a figure depends.", {
    id: code(idForm, "Its name in the address, and in costs.yml."),
    title: text(4, 60, "The choice in the planner."),
  });

/** How long each kind of project takes, and what it needs. */
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
      ).optional(),
      weeksOf: reference(
        "service",
        "In place of weeks: the service whose weeks they are, for a project that has no range of its own.",
      ).optional(),
      weeksNote: text(
        20,
        160,
        "Whose weeks they are, where they are another project's.",
      ).optional(),
      longer: text(10, 200, "What makes it longer, as it goes on after “Longer if”; no full stop."),
      longerAnswered: list(
        object("LongerAnswered", "What makes it longer once something has been answered.", {
          fact: answeredFact("What has been answered, whether it is so or not."),
          longer: text(10, 200, "In place of longer: without what was answered."),
        }),
        "What makes it longer once it is known whether people stay, or what the space was.",
      ).optional(),
      inUses: list(
        object("UseOfProject", "What is different in some uses.", {
          uses: list(reference("planUse", "Id of a use."), "The uses.").min(1),
          note: text(20, 200, "What is said of it first."),
          service: reference(
            "service",
            "The service for which a quote is asked instead, with its questions.",
          ).optional(),
        }),
        "Uses in which it is something else, such as another service's work.",
      ).optional(),
      cuts: list(
        object("PlanCut", "What to cut.", {
          what: text(4, 120, "What to cut."),
          notFact: answeredFact("Where this is so, it is not said: it cannot be cut.").optional(),
        }),
        "What makes the run short, each as a request: “Leave the walls where they are”; no full stop.",
      ).optional(),
      stay: text(
        20,
        240,
        "What it means when people stay during the work; shown to all where that is not asked.",
      ).optional(),
      asks: list(
        oneOf(askNames, "A question."),
        "What the planner asks besides where, whose and when.",
      ),
      impliedBy: list(
        oneOf(implyingNames, "A question."),
        "Whoever answers one of these and names no project means this one.",
      ).optional(),
      uses: list(
        reference("planUse", "Id of a use."),
        "The uses that make sense; where there is one, it is not asked for.",
      ).min(1),
      facts: list(answeredFact("What is so."), "What is so of every such project.").optional(),
      longest: list(
        object("LongestPhases", "What makes phases take their most weeks.", {
          fact: answeredFact("What is so."),
          phases: list(reference("phase", "A phase."), "The phases that take their most weeks."),
          uses: list(
            reference("planUse", "Id of a use."),
            "The uses in which it does; any when left out.",
          ).optional(),
        }),
        "Answers with which phases take their most weeks; whether people stay is asked only where it does.",
      ).optional(),
      tower: reference(
        "service",
        "The service whose weeks and approvals count when it is in a tower.",
      ).optional(),
      decisions: list(
        object("DueDecision", "A decision or order, and when.", {
          id: code(idForm, taskId),
          phase: reference("phase", "The phase before which it is due."),
          what: text(4, 120, "What has to be decided or ordered."),
        }),
        "Decisions and orders besides those that every project has.",
      ).min(1),
      papers: lines("Papers to have ready before the first walk.", "A paper."),
      approvals: list(
        reference("planApproval", "Id of an approval."),
        "Who else approves, in their order; the permit office is known by the place.",
      ).min(1),
      localRules: list(
        reference("rule", "Id of a rule."),
        "Rules besides those of the service; those of a place are shown there only.",
      ).optional(),
      lotRules: list(
        reference("rule", "Id of a rule."),
        "Rules on what a lot can take: their figures are compared with the sizes that are typed.",
      ).optional(),
      opening: text(20, 240, "What lies between handover and the opening day.").optional(),
      sizes: list(option("PlanSize"), "The sizes on which a figure depends.").optional(),
      finishes: list(option("PlanFinish"), "The finishes on which a figure depends.").optional(),
      property: name(4, 60, "The kind of property, as the form for a quote words it.").optional(),
      deposit: oneOf(
        depositCases,
        "The case of the deposit calculator that it is, where its use alone does not say so.",
      ).optional(),
      ...standing,
    },
    ({ weeks: own, weeksOf, decisions }, context) => {
      refuseTwice(context, "decisions", decisions);
      if (own && weeksOf)
        refuse(context, ["weeksOf"], "stands beside weeks: take one of the two out");
      if (!own && !weeksOf)
        refuse(
          context,
          ["weeks"],
          "is missing: write weeks, [] where no range is known, or weeksOf",
        );
      const phases = own ?? [];
      for (const [index, { phase: id }] of phases.entries())
        if (phases.findIndex((other) => other.phase === id) < index)
          refuse(context, ["weeks", index, "phase"], `names “${id}” twice: remove one of the two`);
    },
  ),
});
