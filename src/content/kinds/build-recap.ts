import { z } from "zod";
import { date, markdown, picture, text } from "../fields";
import { pageKind } from "../kind";
import { contentsId, recapSections, ruleCardsId } from "../sections";
import { serviceGroups } from "../service-groups";

/** The log of a build. */
export const buildRecap = pageKind({
  name: "buildRecap",
  order: 2,
  labels: { one: "Build recap", many: "Build recaps" },
  help: "The logs of builds, phase by phase.",
  folder: "build-process",
  route: "/build-process",
  typeName: "BuildRecap",
  description: "The log of a build.",
  layout: "default",
  words: { minimum: 800, maximum: 1200 },
  sort: ["title", "published"],
  groupBy: "group",
  sections: [
    { id: contentsId },
    { id: ruleCardsId, when: "rules" },
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
    facts: z
      .strictObject({
        projectType: text(4, 80, "Kind of project."),
        area: text(4, 80, "Floor area or its band."),
        duration: text(4, 80, "Planned length in weeks."),
        occupancy: text(4, 120, "Occupied or vacant."),
        permits: text(4, 160, "Permit office."),
        approvals: text(4, 200, "Other approvals on the way."),
        trades: text(4, 200, "Trades on the job."),
        role: text(4, 120, "Our part in it."),
      })
      .meta({ description: "The title block of facts.", typeName: "BuildRecapFacts" }),
    phases: z
      .array(
        z
          .strictObject({
            weeks: text(4, 30, "When: Week 0, Weeks 1–2. The bars are drawn from it."),
            title: text(4, 80, "What the phase is called."),
            text: markdown(120, 1600, "What happens in the phase and why.", { runningText: true }),
            inspections: z
              .array(text(4, 120, "What is inspected."))
              .max(4)
              .optional()
              .meta({
                description: "What is inspected in the phase, in order: diamonds on its bar.",
              }),
            picture: picture("The state of the work in this phase.").optional(),
          })
          .meta({ description: "One phase of the build.", typeName: "BuildPhase" }),
      )
      .min(4)
      .max(12)
      .meta({ description: "The phases in order, shown as a timeline." }),
    without: z
      .strictObject({
        weeks: text(4, 30, "When: Weeks 6–12."),
        what: text(4, 80, "What is missing, as in: weeks without a kitchen; no full stop."),
      })
      .meta({ description: "Weeks that the bars show shaded.", typeName: "WeeksWithout" })
      .optional(),
    beforeAfter: z
      .array(
        z
          .strictObject({
            title: text(4, 80, "What is compared."),
            before: picture("The state before the work."),
            after: picture("The state after the work, from the same camera."),
            pins: z
              .array(
                z
                  .strictObject({
                    x: z.int().min(3).max(97).meta({ description: "Percent from the left." }),
                    y: z.int().min(4).max(96).meta({ description: "Percent from the top." }),
                    text: text(4, 80, "What changed there."),
                  })
                  .meta({ description: "A place in both pictures.", typeName: "Pin" }),
              )
              .max(5)
              .optional()
              .meta({ description: "Numbered places in the pictures, and what changed there." }),
          })
          .meta({ description: "A pair of pictures.", typeName: "BeforeAfter" }),
      )
      .max(4)
      .optional()
      .meta({ description: "Pairs of pictures, before and after." }),
    lessons: z
      .array(
        z
          .strictObject({
            title: text(8, 100, "The mistake in one line."),
            text: markdown(80, 900, "What goes wrong then, and how this plan avoids it.", {
              runningText: true,
            }),
          })
          .meta({ description: "A mistake that the plan avoids.", typeName: "Lesson" }),
      )
      .min(2)
      .max(4)
      .meta({ description: "Mistakes that the plan avoids, two at least." }),
    group: z
      .enum(serviceGroups)
      .optional()
      .meta({ description: "The group of services that shows it; both when left out." }),
  },
});
