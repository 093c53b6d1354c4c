/**
 * The words by which the planner's content and its code understand each other. Visitors load this
 * module: it imports nothing.
 */

/**
 * What kinds of home or building there are: the planner's projects and uses name them, and so do
 * rules such as that on deposits.
 */
export const depositCases = [
  "house",
  "unit",
  "new-home",
  "accessory",
  "garage",
  "manufactured",
  "rented",
  "mixed",
  "business",
] as const;

/** One of these kinds. */
export type DepositCase = (typeof depositCases)[number];

/**
 * What an answer can make of the cap on deposits, the strongest first: there is none, nobody has
 * said, or it is lifted.
 */
export const depositAnswers = ["none", "ask", "lifted"] as const;

/** One of these effects. */
export type DepositAnswer = (typeof depositAnswers)[number];

/**
 * The figures of rules by which tools count, and what each counts: those of the deposit, of which
 * `bond` lifts the cap; those of a lot; and the year before which a building has to be of.
 */
export const figureUnits = {
  limit: "dollars",
  share: "percent",
  bond: "dollars",
  "smallest-lot": "square feet",
  "smallest-size": "square feet",
  "largest-size": "square feet",
  "largest-share": "percent",
  "share-below-lot": "square feet",
  "built-before": "year of building",
} as const;

export type FigureName = keyof typeof figureUnits;

/**
 * What the sheet that compares bids can miss in a row: a long number, the limit of a license, any
 * word.
 */
export const bidLacks = ["number", "limit", "words"] as const;

/** One of these lacks. */
export type BidLack = (typeof bidLacks)[number];

/** What a project can ask besides where it is, whose and when. */
export const askNames = ["built", "building", "space", "lot", "opening", "show"] as const;

/** One of these questions. */
export type AskName = (typeof askNames)[number];

/**
 * Questions that a project can have to itself: who answers one and names no project means that
 * project.
 */
export const implyingNames = ["lot", "house", "dwelling", "opening", "setup", "closes"] as const;

/**
 * What an answer can make true of a plan: people stay, the home is in a tower, the space was used
 * for something else.
 */
export const planFacts = ["stays", "tower", "new-use"] as const;

/** One of these facts. */
export type PlanFact = (typeof planFacts)[number];

/** The days of the week, in the order in which JavaScript numbers them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** The days on which a holiday of a weekend may be kept. */
export const keptDays = ["Friday", "Monday"] as const;

/** Which weekday of a month. */
export const weekdayOrders = ["first", "second", "third", "fourth", "last"] as const;

/** What the sheet that compares bids looks at: the rows that it can check or use. */
export const bidRoles = ["company", "license", "price", "deposit", "excluded", "open"] as const;

/** One of these rows. */
export type BidRole = (typeof bidRoles)[number];
