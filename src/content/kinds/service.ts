import {
  flag,
  list,
  object,
  questionAndAnswer,
  reference,
  stateDrawing,
  text,
  whole,
} from "../fields";
import { pageKind } from "../kind";
import { priceHeading, serviceSections } from "../sections";

/** The services that the business offers. */
export const service = pageKind({
  name: "service",
  labels: { one: "Service", many: "Services" },
  folder: "services",
  description: "A service of the business.",
  layout: "service",
  isOffered: true,
  words: { minimum: 300, maximum: 520 },
  sections: [{ id: serviceSections.questions }, { id: serviceSections.faq, when: "faq" }],
  headings: [{ id: priceHeading, title: "What drives the price" }],
  fields: {
    group: reference(
      "site.serviceGroups",
      "The group in which menus and the page of all services list it.",
    ),
    offer: reference("business.offers", "Its place in the offer catalog of the structured data."),
    order: whole("Position inside its group, 1 first.", 1, 9999),
    promise: text(40, 180, "One sentence under the headline: what the client gets."),
    facts: object("ServiceFacts", "The fact strip under the headline.", {
      permits: text(8, 160, "Who issues the permits, where the work needs any.").optional(),
      reviewers: text(8, 160, "Who else reviews or approves, where anyone does.").optional(),
      trades: text(8, 160, "The trades that usually take part."),
      occupancy: text(8, 160, "Whether the place is occupied or vacant during the work."),
    }),
    states: object("ServiceStates", "The place that is worked on, in the order of the work.", {
      before: stateDrawing("The place as it is."),
      opened: stateDrawing("What the work opens."),
      inspected: stateDrawing("What an inspector sees before it is closed."),
      finished: stateDrawing("The place in use."),
    }).optional(),
    questions: list(
      object("FirstQuestion", "A question that we ask first.", {
        question: text(12, 120, "What we ask."),
        resident: flag(
          "It is for owners who live there: those of rentals aren't asked.",
        ).optional(),
        reason: text(30, 260, "Why the answer matters to cost, time or approval."),
      }),
      "The questions that we ask first, three of them as a rule.",
    ).min(1),
    faq: list(questionAndAnswer, "Two to four questions about this service.").min(2),
  },
});
