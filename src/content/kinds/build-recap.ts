import { date, list, markdown, object, picture, reference, text, whole } from "../fields";
import { pageKind } from "../kind";
import { recapSections } from "../sections";

export const buildRecap = pageKind({
  name: "buildRecap",
  labels: { one: "Build recap", many: "Build recaps" },
  folder: "build-process",
  description: "The log of a build.",
  words: { minimum: 700, maximum: 900 },
  sections: [
    { id: recapSections.schedule },
    { id: recapSections.phases },
    { id: recapSections.beforeAfter, when: "beforeAfter" },
    { id: recapSections.lessons },
  ],
  fields: {
    published: date("The day on which the recap was first published."),
    disclaimer: text(
      60,
      400,
      "Plain words near the top that say what the recap is not: a sample, no affiliation.",
    ),
    facts: object("BuildRecapFacts", "The title block of facts.", {
      projectType: text(4, 80, "Kind of project."),
      area: text(4, 80, "Floor area or its band."),
      duration: text(4, 80, "Planned length in weeks."),
      occupancy: text(4, 120, "Occupied or vacant."),
      permits: text(4, 160, "Permit office."),
      approvals: text(4, 200, "Other approvals on the way."),
      trades: text(4, 200, "Trades on the job."),
      role: text(4, 120, "Our part in it."),
    }),
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
        picture: picture("The state of the work in this phase.").optional(),
      }),
      "The phases in order, shown as a timeline.",
    ).min(4),
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
            picture: picture("The state, from the same camera as the others."),
          }),
          "The states in order: two are divided at a handle, more have a slider below them.",
        ).min(2),
        pins: list(
          object("Pin", "A place in both pictures.", {
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
      "Mistakes that the plan avoids, two at least.",
    ).min(2),
    group: reference(
      "site.serviceGroups",
      "The group of services that shows it; the first one when left out.",
    ).optional(),
  },
});
