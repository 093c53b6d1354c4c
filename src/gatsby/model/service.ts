import { z } from "zod";
import { pageFields } from "./page";
import { questionAndAnswer, text } from "./fields";

/** Front matter of `content/services/<slug>/index.md`. */
export const service = z
  .strictObject({
    ...pageFields,
    group: z
      .enum(["commercial", "residential"])
      .meta({ description: "The group in which navigation and the services index list it." }),
    offer: z
      .enum(["commercial-construction", "residential-construction", "tenant-improvements"])
      .meta({ description: "Its place in the offer catalog of the structured data." }),
    order: z.int().min(1).max(9999).meta({ description: "Position inside its group, 1 first." }),
    promise: text(40, 180, "One sentence under the headline: what the client gets."),
    facts: z
      .strictObject({
        permits: text(8, 160, "Who issues the permits."),
        reviewers: text(8, 160, "Who else reviews or approves."),
        trades: text(8, 160, "The trades that usually take part."),
        occupancy: text(8, 160, "Whether the place is occupied or vacant during the work."),
      })
      .meta({ description: "The fact strip under the headline.", typeName: "ServiceFacts" }),
    questions: z
      .array(
        z
          .strictObject({
            question: text(12, 120, "What we ask."),
            reason: text(30, 260, "Why the answer matters to cost, time or approval."),
          })
          .meta({ typeName: "FirstQuestion", description: "A question that we ask first." }),
      )
      .length(3)
      .meta({ description: "The three questions that we ask first." }),
    faq: z
      .array(questionAndAnswer)
      .min(2)
      .max(4)
      .meta({ description: "Two to four questions about this service." }),
  })
  .meta({ typeName: "Service", description: "A service of the contractor." });
