/** The kinds that are a list in one YAML file. */
import { z } from "zod";
import {
  answer,
  code,
  date,
  flag,
  idForm,
  identifier,
  language,
  list,
  name,
  object,
  oneOf,
  reference,
  source,
  text,
  whole,
} from "../fields";
import { dataKind, listKind } from "../kind";

export const cost = listKind({
  name: "cost",
  labels: { one: "Published price", many: "Published prices" },
  files: "costs.yml",
  list: "costs",
  schema: object("Cost", "A published price of work like a service's.", {
    services: list(reference("service", "A service."), "The services that show it.").min(1),
    size: code(idForm, "The size it is for, as the service's schedule names it.").optional(),
    finish: code(idForm, "The finish it is for, as the service's schedule names it.").optional(),
    figure: name(2, 30, "The figure itself: $35,000."),
    unit: text(4, 120, "What the figure is, and of what: median, a kitchen under 200 square feet."),
    place: text(4, 40, "Where it holds: United States."),
    year: whole("The year of the work or of the survey.", 2015, 2100),
    sentence: text(
      40,
      260,
      "The figure in a sentence with publisher and year, where the publisher allows no other form.",
    ).optional(),
    without: text(10, 160, "What it leaves out or mixes in."),
    credit: name(10, 200, "The line of copyright that its publisher asks for.").optional(),
    source,
    grade: oneOf(
      ["text", "reported"],
      "text: read in the publisher's own words; reported: told by others.",
    ),
    checked: date("The day on which it was last checked."),
  }),
});

export const buildStep = listKind({
  name: "buildStep",
  labels: { one: "Build step", many: "Build steps" },
  files: "steps.yml",
  page: "/build-process",
  list: "steps",
  schema: object("BuildStep", "A step that every build goes through.", {
    id: identifier("Address of the step: /build-process#id.", "/build-process"),
    title: text(3, 40, "Name of the step."),
    summary: text(20, 160, "What happens, in one sentence."),
    you: text(10, 240, "What the client decides."),
    we: text(10, 240, "What we do."),
    authority: text(10, 300, "What the authority checks."),
    idle: flag("Whether the authority has nothing to check yet.").optional(),
    papers: text(10, 160, "What is on paper afterwards."),
  }),
});

export const clientMark = listKind({
  name: "clientMark",
  labels: { one: "Client mark", many: "Client marks" },
  files: "clients.yml",
  list: "marks",
  schema: object("ClientMark", "The mark of a client.", {
    id: identifier("Name of the mark in addresses and tests.", "mark of a client"),
    name: text(4, 60, "What the mark is called."),
    viewBox: code(/^0 0 \d+ \d+$/, "The drawing's box: 0 0 width height."),
    drawing: code(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-\s]+$/, "The drawing as SVG path data.").max(4000),
    sample: flag(
      "The mark belongs to no real client. Put a client's own here, with consent, and write `false`.",
    ),
  }),
});

const question = object("FaqEntry", "A frequently asked question.", {
  id: identifier("Address of the answer: /faq#id.", "/faq"),
  question: text(10, 120, "The question as a visitor would ask it."),
  answer: answer(150, 800, "The answer, 40 to 90 words."),
  checked: date("The day on which the answer was last checked."),
  pending: flag(
    "The answer waits for a fact of the owner's: write the answer with it, then take this line out.",
  ).optional(),
  sources: list(source, "Where the answer can be checked.").optional(),
});

export const faq = dataKind({
  name: "faq",
  labels: { one: "Question", many: "FAQ" },
  files: "faq.yml",
  page: "/faq",
  schema: question,
  fileSchema: z.strictObject({
    groups: list(
      object("FaqGroup", "A group of questions on the FAQ page.", {
        id: identifier("Address of the group: /faq#id.", "/faq"),
        title: text(4, 60, "Heading of the group."),
        entries: list(question, "The questions, in the order of the page.").min(1),
      }),
      "Groups of questions, in the order of the page.",
    ).min(1),
  }),
});

export const term = listKind({
  name: "term",
  labels: { one: "Term", many: "Glossary" },
  files: "glossary.yml",
  isOptional: true,
  list: "terms",
  schema: object("Term", "A word of the trade, and what other languages say for it.", {
    name: name(2, 60, "The word in the first language of the site."),
    words: list(
      object("TranslatedTerm", "The word of another language.", {
        language: language("The language: es."),
        word: name(2, 60, "The word that every page in this language uses for it."),
        not: list(
          name(2, 60, "A word, with its plural."),
          "Words that no page in this language uses for it.",
        ).optional(),
        why: name(10, 160, "What the other words mean, where that helps.").optional(),
      }),
      "Its words in other languages.",
    ),
  }),
});
