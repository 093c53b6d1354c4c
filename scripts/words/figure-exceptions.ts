/** Figures that are allowed without a rule, each with the reason; docs/rules.md shows where they occur. */
import type { Figure } from "./figures";
import type { Page } from "./page";

/** A sentence whose figures are allowed. One that no longer excuses anything is reported. */
export interface FigureException {
  /** Part of the file's path. */
  file: string;
  /** Words of the sentence, enough to identify it. */
  words: string;
  why: string;
}

/** Sorts of figures that no law or local rule sets; they never excuse the figure of a rule. */
export const sorts: readonly { why: string; is: (figure: Figure, page: Page) => boolean }[] = [
  { why: "a plan or measure of the sample log", is: (_figure, { kind }) => kind === "buildRecap" },
  {
    why: "a dimension of the work, or of a model code or standard",
    is: ({ unit }) => unit === "inches" || unit === "feet",
  },
  {
    why: "what the energy analysis looks at",
    is: (_figure, { file }) => file.includes("services/energy-analysis"),
  },
  {
    why: "a choice of our forms",
    is: (_figure, { file }) =>
      /^src\/(?:forms\/|words\/en\/(?:form|contact-form|employment-form))/.test(file),
  },
  {
    why: "what our forms take or keep",
    is: ({ unit }, { file }) => unit !== "dollars" && file.startsWith("src/words/en/pages/"),
  },
];

const permitHolder = "the health district's condition for a change of permit holder";
const oneShow = "one show's manual, as the page says";
const invented = "an example with an invented figure";
const familyPlans = "the family's plans, not the period for defects";
const adaStandards = "the federal ADA Standards, as the page says";

export const exceptions: readonly FigureException[] = [
  { file: "blog/how-to-pick", words: "the limit is $300,000", why: invented },
  { file: "blog/how-to-pick", words: "Your remodel at $260,000", why: invented },
  { file: "blog/how-to-pick", words: "a $60,000 pool house", why: invented },
  { file: "blog/how-to-pick", words: "On a $6,000 bathroom repair", why: invented },
  { file: "blog/how-to-pick", words: "On an $80,000 kitchen remodel", why: invented },
  { file: "blog/how-to-pick", words: "$35,000", why: "what older pages say, told as out of date" },
  { file: "blog/planning-a-casita", words: "Twelve months of power bills", why: "what to bring" },
  { file: "blog/planning-a-casita", words: "in ten years", why: familyPlans },
  {
    file: "blog/planning-a-casita",
    words: "at least 100,000 people",
    why: "the reach of the state law, read in its text",
  },
  { file: "blog/planning-a-casita", words: "An example for the county", why: invented },
  { file: "blog/tenant-improvement", words: "selling space is under 5,000", why: adaStandards },
  { file: "blog/tenant-improvement", words: "within 30 days of the lease", why: permitHolder },
  { file: "build-process/daiso", words: "Selling space under 5,000 sq ft", why: adaStandards },
  { file: "build-process/elderly", words: "in ten years", why: "how long photographs are kept" },
  { file: "content/faq.yml", words: "twelve months of bills", why: "what the analysis looks at" },
  { file: "services/casino", words: "Open 24 hours", why: "how the floor trades" },
  {
    file: "services/casita-addition",
    words: "now and in ten years",
    why: familyPlans,
  },
  { file: "services/convention", words: "60 days before opening", why: oneShow },
  { file: "services/convention", words: "About three weeks ahead", why: oneShow },
  { file: "services/convention", words: "the three weeks in another's", why: oneShow },
  { file: "services/convention", words: "join the list when they stand", why: oneShow },
  {
    file: "services/kitchen-remodel",
    words: "thirteen weeks",
    why: "the length of the sample log",
  },
  {
    file: "services/residential-construction",
    words: "50 feet",
    why: "what local builders found, not a limit",
  },
  {
    file: "services/residential-construction",
    words: "600 square feet",
    why: "the water authority's limit on pools, linked on the page",
  },
  {
    file: "services/residential-interior-remodel",
    words: "$90 million",
    why: "a settlement as a newspaper reported it",
  },
  { file: "services/restaurant", words: "three years", why: permitHolder },
  { file: "services/restaurant", words: "within 30 days", why: permitHolder },
  { file: "services/restaurant", words: "5 percent of the dining places", why: adaStandards },
  {
    file: "services/retail",
    words: "500 square feet",
    why: "the model fire code, as the page says",
  },
  { file: "services/retail", words: "5,000 square feet of selling space", why: adaStandards },
  {
    file: "src/forms/contact-choices.ts",
    words: "3 to 6 months",
    why: "a choice of the quote form",
  },
  {
    file: "src/forms/contact-choices.ts",
    words: "6 to 12 months",
    why: "a choice of the quote form",
  },
  { file: "src/tools/quote.ts", words: "3 to 6 months", why: "a choice of the quote form" },
  { file: "src/tools/quote.ts", words: "6 to 12 months", why: "a choice of the quote form" },
];
