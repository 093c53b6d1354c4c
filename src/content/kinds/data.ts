/** The kinds that are a list in one YAML file. */
import { z } from "zod";
import {
  answer,
  code,
  date,
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
  source,
  standing,
  text,
  whole,
} from "../fields";
import { computed, dataKind, listKind } from "../kind";
import { languagesField } from "../labels";
import { languages, original, translations, type Translation } from "../language";

/** A published price of work like a service's; never one of the business's own. */
export const cost = listKind({
  name: "cost",
  labels: { one: "Published price", many: "Published prices" },
  help: "Prices that others have published, each with its scope, place, year and source.",
  files: "costs.yml",
  list: { name: "costs", description: "The prices, in the order of a service's page.", min: 0 },
  schema: object("Cost", "A published price of work like a service's.", {
    services: list(reference("service", "A service."), "The services that show it.", { min: 1 }),
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

/** A step of a build, on the home page and in full on /build-process. */
export const buildStep = listKind({
  name: "buildStep",
  labels: { one: "Build step", many: "Build steps" },
  help: "The steps of every build: who does what, and what is on paper afterwards.",
  files: "steps.yml",
  page: "/build-process",
  list: { name: "steps", description: "The steps, in their order.", min: 0 },
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

/** The mark of a client, drawn as a path so that it takes the text color in both color schemes. */
export const clientMark = listKind({
  name: "clientMark",
  labels: { one: "Client mark", many: "Client marks" },
  help: "The marks in the row of clients.",
  files: "clients.yml",
  list: { name: "marks", description: "The marks, in the order of the row.", min: 0, max: 12 },
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
  sources: list(source, "Where the answer can be checked.", { max: 4 }).optional(),
});

export const faq = dataKind({
  name: "faq",
  labels: { one: "Question", many: "FAQ" },
  help: "Questions and answers, in groups.",
  files: "faq.yml",
  page: "/faq",
  schema: question,
  fileSchema: z.strictObject({
    groups: list(
      object("FaqGroup", "A group of questions on the FAQ page.", {
        id: identifier("Address of the group: /faq#id.", "/faq"),
        title: text(4, 60, "Heading of the group."),
        entries: list(question, "The questions, in the order of the page.", { min: 1 }),
      }),
      "Groups of questions, in the order of the page.",
      { min: 1 },
    ),
  }),
});

/** A phase of a project; schedules say how many weeks it takes for each service. */
export const phase = listKind({
  name: "phase",
  labels: { one: "Phase", many: "Planner: phases" },
  help: "The phases that a project goes through, in their order.",
  files: "planner/phases.yml",
  list: { name: "phases", description: "The phases, in their order." },
  schema: object("Phase", "A phase that projects go through.", {
    id: identifier("Name of the phase, by which schedules give its weeks.", "phase of a project"),
    title: text(4, 40, "What the phase is called."),
    summary: text(20, 200, "What happens in it."),
    beside: flag("It begins with the phase before it and runs beside it.").optional(),
    decisions: list(
      text(4, 120, "What the client decides or signs."),
      "What has to be decided by the day on which the phase begins.",
      { max: 4 },
    ),
    inspections: list(
      object("PhaseInspection", "An inspection during a phase.", {
        at: number("Where in the phase: 0 at its beginning, 1 at its end.", 0, 1),
        what: text(4, 120, "What is inspected."),
      }),
      "What is inspected during the phase.",
      { max: 4 },
    ),
  }),
});

const weeks = (description: string) => number(description, 0, 104);

const lines = (description: string, item: string) =>
  list(text(4, 160, item), description, { min: 1, max: 8 });

/** How projects of a service run (phases, approvals, decisions, papers), for the planner. */
export const schedule = listKind({
  name: "schedule",
  labels: { one: "Schedule", many: "Planner: schedules" },
  help: "For each service how many weeks its phases take, who approves, and what to decide.",
  files: "planner/schedules.yml",
  list: { name: "schedules", description: "The schedules, in the order of the planner's choices." },
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
        { min: 1, max: 6 },
      ),
      papers: lines("Papers to have ready before the first walk.", "A paper."),
      approvals: lines(
        "Who else approves, in their order; the permit office is known by the place.",
        "Who approves what.",
      ),
      localRules: list(
        reference("rule", "Id of a rule."),
        "Rules besides those of the service; those of a place are shown there only.",
        { max: 12 },
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

/** Who owns a place and how it is used: a choice in the planner. */
export const planUse = listKind({
  name: "planUse",
  labels: { one: "Use", many: "Planner: uses" },
  help: "Whose a place is and how it is used, as the planner asks it.",
  files: "planner/uses.yml",
  list: { name: "uses", description: "The choices, in their order." },
  schema: object("PlanUse", "Whose a place is and how it is used.", {
    id: identifier("Its name in the planner's address: /plan?use=id.", "use of a place"),
    title: text(4, 80, "The choice in the planner."),
    property: name(4, 60, "The kind of property, as the form for a quote words it.").optional(),
    deposit: oneOf(
      ["cap", "none", "ask"],
      "The deposit on a contract there: cap, no cap by this rule, or ask the Contractors Board.",
    ),
    rules: list(reference("rule", "Id of a rule."), "Rules that apply because of the use.", {
      max: 8,
    }),
  }),
});

const year = (description: string) => whole(description, 1900, 2100).optional();

/** Hazards that a house may hide, by the year in which it was built. */
export const houseYear = listKind({
  name: "houseYear",
  labels: { one: "House year", many: "Planner: house years" },
  help: "What houses may hide by the year in which they were built.",
  files: "planner/house-years.yml",
  list: { name: "years", description: "The entries, the oldest houses first." },
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

/** A deadline before a show, counted back from the day on which exhibitors move in or the show opens. */
export const showDate = listKind({
  name: "showDate",
  labels: { one: "Show date", many: "Planner: show dates" },
  help: "What is due how many days before a show.",
  files: "planner/show-dates.yml",
  list: { name: "dates", description: "The dates, the earliest first." },
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

/** A trade term, and the one Spanish word that every page uses for it. */
export const term = listKind({
  name: "term",
  labels: { one: "Term", many: "Glossary" },
  help: "The trade's words in Spanish: the one that we use, and those that we do not.",
  files: "glossary.yml",
  list: { name: "terms", description: "The terms, by their English word." },
  schema: object("Term", "A word of the trade in both languages.", {
    name: name(2, 60, "The English word."),
    spanish: name(2, 60, "The Spanish word that every page uses for it."),
    not: list(name(2, 60, "A word, with its plural."), "Words that no Spanish page uses for it.", {
      max: 8,
    }).optional(),
    why: name(10, 160, "What the other words mean, where that helps.").optional(),
  }),
});

// Visitors type these, so the site's rules of style and spelling do not apply.
const typed = list(
  code(/^\S.{0,58}\S$/, "What visitors type instead: 2 to 60 characters."),
  "What visitors type instead: names, short forms, other spellings.",
  { min: 1, max: 20 },
);

const translatedWord = object(
  "TranslatedSearchWord",
  "The same for the pages of another language, whose visitors type other words.",
  {
    find: code(/^\S.{1,58}\S$/, "The words that the translated pages use: 3 to 60 characters."),
    typed,
  },
).optional();

const word = object("SearchWord", "What visitors type for words that the site uses.", {
  find: name(3, 60, "The words that the site uses."),
  typed,
  ...(Object.fromEntries(translations.map((language) => [language, translatedWord])) as Record<
    Translation,
    typeof translatedWord
  >),
});

/** What visitors type instead of the site's words, so that a search for “ADU” finds a casita. */
export const searchWord = listKind({
  name: "searchWord",
  labels: { one: "Search word", many: "Search: other words" },
  help: "What visitors type for words that the site uses.",
  files: "search-words.yml",
  list: { name: "words", description: "The words, in any order." },
  schema: word,
  computed: {
    SearchWord: {
      [languagesField]: computed(
        "[TranslatedSearchWord]!",
        "The word in each language of the site, in their order.",
        (one: z.infer<typeof word>) =>
          languages.map((language) => (language === original ? one : one[language])),
      ),
    },
  },
});
