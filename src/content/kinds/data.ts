/** The kinds that are a list in one YAML file. */
import { z } from "zod";
import {
  answer,
  code,
  flag,
  identifier,
  language,
  lastLook,
  list,
  markdown,
  name,
  object,
  oneOf,
  reference,
  refuse,
  source,
  text,
  whole,
} from "../fields";
import { dataKind, listKind } from "../kind";

/** What a published price has to have, and what one of the business's own. */
const ofPublished = ["unit", "market", "year", "without", "source", "grade"] as const;
const ofOwn = ["includes"] as const;

/** Prices: those that others have published, and the business's own. */
export const cost = listKind({
  name: "cost",
  labels: { one: "Price", many: "Prices" },
  files: "costs.yml",
  list: "costs",
  schema: object(
    "Cost",
    "What work like a service's costs: a range of the business's own, which leads, or a price that others have published.",
    {
      services: list(reference("service", "A service."), "The services that show it.").min(1),
      figure: name(2, 30, "The figure or range itself: $35,000, $28,000–$46,000."),
      own: flag("It is the business's own, and not what others have published.").optional(),
      includes: text(10, 200, "Own: what is in it, and of which jobs it is.").optional(),
      unit: text(
        4,
        120,
        "Published: what the figure is, and of what: median, a kitchen under 200 square feet.",
      ).optional(),
      market: text(4, 40, "Published: the market that it is of: United States.").optional(),
      year: whole("Published: the year of the work or of the survey.", 2015, 2100).optional(),
      sentence: text(
        40,
        260,
        "Published: the figure in a sentence with publisher and year, where the publisher allows no other form.",
      ).optional(),
      without: text(10, 160, "Published: what it leaves out or mixes in.").optional(),
      credit: name(
        10,
        200,
        "Published: the line of copyright that its publisher asks for.",
      ).optional(),
      source: source.optional(),
      grade: oneOf(
        ["text", "reported"],
        "Published: text: read in the publisher's own words; reported: told by others.",
      ).optional(),
      checked: lastLook("The day of an own range, or on which a published price was last checked."),
    },
    (given, context) => {
      const [needed, others] = given.own ? [ofOwn, ofPublished] : [ofPublished, ofOwn];
      const what = given.own ? "own" : "published";
      for (const field of needed)
        if (given[field] === undefined)
          refuse(context, [field], `is missing: a price that is ${what} needs it`);
      for (const field of others)
        if (given[field] !== undefined)
          refuse(context, [field], `cannot stand in a price that is ${what}: take it out`);
    },
  ),
});

/** The steps of a build. */
export const buildStep = listKind({
  name: "buildStep",
  labels: { one: "Build step", many: "Build steps" },
  files: "steps.yml",
  isOptional: true,
  page: "/build-process",
  list: "steps",
  schema: object("BuildStep", "A step that every build goes through.", {
    id: identifier("Address of the step: /build-process#id.", "/build-process"),
    title: text(3, 40, "Name of the step."),
    summary: text(20, 160, "What happens, in one sentence."),
    you: text(10, 240, "What the client decides."),
    we: text(10, 240, "What we do."),
    authority: text(10, 300, "What the authority checks, where the work has one.").optional(),
    idle: flag("Whether the authority has nothing to check yet.").optional(),
    papers: text(10, 160, "What is on paper afterwards."),
    pays: markdown(
      10,
      160,
      "What the client pays in it, and when; left out where nothing is due.",
    ).optional(),
  }),
});

/** The logos of clients. */
export const clientLogo = listKind({
  name: "clientLogo",
  labels: { one: "Client logo", many: "Client logos" },
  files: "clients.yml",
  isOptional: true,
  list: "logos",
  schema: object("ClientLogo", "The logo of a client.", {
    id: identifier("Name of the logo in addresses and tests.", "logo of a client"),
    name: text(4, 60, "What the logo is called."),
    viewBox: code(/^0 0 \d+ \d+$/, "The drawing's box: 0 0 width height."),
    drawing: code(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-\s]+$/, "The drawing as SVG path data.").max(4000),
    sample: flag(
      "The logo belongs to no real client. Put a client's own here, with consent, and write `false`.",
    ),
  }),
});

const question = object("FaqEntry", "A frequently asked question.", {
  id: identifier("Address of the answer: /faq#id.", "/faq"),
  question: text(10, 120, "The question as a visitor would ask it."),
  answer: answer(150, 800, "The answer, 40 to 90 words."),
  checked: lastLook(
    "The day on which the answer was last checked; readers see it beside its sources.",
  ),
  pending: flag(
    "The answer waits for a fact of the owner's: write the answer with it, then take this line out.",
  ).optional(),
  sources: list(source, "Where the answer can be checked.").optional(),
});

/** Questions with their answers, by group. */
export const faq = dataKind({
  name: "faq",
  labels: { one: "Question", many: "FAQ" },
  files: "faq.yml",
  isOptional: true,
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

/** The words that translations use for terms. */
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
