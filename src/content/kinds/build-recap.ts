import {
  date,
  flag,
  list,
  markdown,
  number,
  object,
  placeAddress,
  picture,
  reference,
  refuse,
  text,
  whole,
} from "../fields";
import { computed, pageKind, type AskSite } from "../kind";
import { recapSections } from "../sections";

interface Phases {
  phases?: readonly { inspections?: readonly string[] | null }[] | null;
}

/** Jobs: those of clients, and logs of how one runs week by week. */
export const buildRecap = pageKind({
  name: "buildRecap",
  labels: { one: "Build recap", many: "Build recaps" },
  folder: "build-process",
  description: "A job: finished, with its numbers and pictures, or told week by week.",
  words: { minimum: 60, maximum: 900 },
  sections: [
    { id: recapSections.schedule, when: "phases" },
    { id: recapSections.phases, when: "phases" },
    { id: recapSections.beforeAfter, when: "beforeAfter" },
    { id: recapSections.lessons, when: "lessons" },
  ],
  check: ({ sample, disclaimer, facts, job }, context) => {
    if (sample && !disclaimer)
      refuse(context, ["disclaimer"], "is missing: say in plain words that it is a sample");
    if (sample && job)
      refuse(context, ["job"], "cannot stand in a sample: it is for a finished job of a client");
    if (!facts && !job)
      refuse(context, ["job"], "is missing: write what the job was in numbers, or its facts");
  },
  fields: {
    published: date("The day on which the recap was first published."),
    job: object("Job", "A finished job in numbers, as the client has agreed.", {
      location: text(
        3,
        60,
        "Where it is, as near as the client agreed: the neighborhood and the city.",
      ),
      year: whole("The year in which it was finished.", 1950, 2100),
      size: text(3, 60, "How large: 180 square feet."),
      weeksPlanned: number("How many weeks were planned.", 0.5, 300),
      weeksTaken: number("How many weeks it took.", 0.5, 300),
      price: text(3, 60, "What it cost, as a band: $60,000 to $75,000."),
      changes: whole("How many change orders were signed."),
      lead: reference("person", "The person who ran it.").optional(),
      permission: date("The day on which the client agreed to words and pictures."),
      pictures: list(
        picture("A picture that the client agreed to."),
        "The pictures after the first, large one, below the text: two to five of them.",
      ).optional(),
    }).optional(),
    sample: flag(
      "It is no client's job, and shows how one would be planned. A real business has none of them.",
    ).optional(),
    disclaimer: text(
      60,
      400,
      "Plain words near the top that say what the recap is not: a sample, no affiliation.",
    ).optional(),
    facts: object("BuildRecapFacts", "The title block of facts.", {
      projectType: text(4, 80, "Kind of project."),
      area: text(4, 80, "Floor area or its band."),
      duration: text(4, 80, "Planned length in weeks."),
      occupancy: text(4, 120, "Occupied or vacant."),
      permits: text(4, 160, "Permit office, where the work needed a permit.").optional(),
      approvals: text(4, 200, "Other approvals on the way, where there were any.").optional(),
      trades: text(4, 200, "Trades on the job."),
      role: text(4, 120, "Our part in it."),
    }).optional(),
    phases: list(
      object("BuildPhase", "One phase of the build.", {
        weeks: text(4, 30, "When: Week 0, Weeks 1–2. The bars are drawn from it.", {
          form: "weeks",
        }),
        title: text(4, 80, "What the phase is called."),
        text: markdown(120, 1600, "What happens in the phase and why.", { runningText: true }),
        inspections: list(
          text(4, 120, "What is inspected."),
          "What is inspected in the phase, in order: diamonds on its bar.",
        ).optional(),
        papers: list(
          placeAddress("Address of a paper, with its heading: /about#change-order."),
          "The papers that were issued in the phase, shown beside its weeks.",
        ).optional(),
        picture: picture("The state of the work in this phase.").optional(),
      }),
      "The phases in order, shown as a timeline.",
    ).optional(),
    without: object("WeeksWithout", "Weeks that the bars show shaded.", {
      weeks: text(4, 30, "When: Weeks 6–12.", { form: "weeks" }),
      what: text(4, 80, "What is missing, as in: weeks without a kitchen; no full stop."),
    }).optional(),
    beforeAfter: list(
      object("BeforeAfter", "Pictures from one camera.", {
        title: text(4, 80, "What is compared."),
        stages: list(
          object("Stage", "A state of the work.", {
            name: text(3, 20, "A word for it: Before, Bare, Stocked."),
            week: whole("The week of the job in which it was taken.", 0, 300).optional(),
            paper: placeAddress(
              "Address of the paper that was issued then, with its heading: /about#change-order.",
            ).optional(),
            picture: picture("The state, from the same camera as the others."),
          }),
          "The states in order: two are divided at a handle, more have a slider below them.",
        ).min(2),
        pins: list(
          object("Pin", "A place in each picture.", {
            x: whole("Percent from the left.", 3, 97),
            y: whole("Percent from the top.", 4, 96),
            text: text(4, 80, "What changed there."),
          }),
          "Numbered places in the pictures, and what changed there.",
        ).optional(),
      }),
      "Pictures from one camera, before and after or stage by stage.",
    ).optional(),
    lessons: list(
      object("Lesson", "A mistake that the plan avoids.", {
        title: text(8, 100, "The mistake in one line."),
        text: markdown(80, 900, "What goes wrong then, and how this plan avoids it.", {
          runningText: true,
        }),
      }),
      "Mistakes that the plan avoids.",
    ).optional(),
    group: reference("site.serviceGroups", "The group of services that shows it."),
  },
  computed: {
    BuildRecap: {
      phaseCount: computed(
        "Int!",
        "How many phases it has.",
        (recap: Phases) => (recap.phases ?? []).length,
      ),
      inspectionCount: computed(
        "Int!",
        "How many inspections its phases have.",
        (recap: Phases) =>
          (recap.phases ?? []).flatMap(({ inspections }) => inspections ?? []).length,
      ),
    },
    BuildPhase: {
      paperPages: computed(
        "[NamedPage!]!",
        "The papers that were issued in the phase, with their names in menus.",
        ({ papers }: { papers?: string[] | null }, { page }: AskSite) =>
          (papers ?? []).flatMap((paper) => page?.(paper) ?? []),
      ),
    },
    Stage: {
      paperPage: computed(
        "NamedPage",
        "The paper that was issued then, with its name in menus.",
        ({ paper }: { paper?: string }, { page }: AskSite) => paper && page?.(paper),
      ),
    },
  },
});
