/** The small tools: what each is called, and the question with which a page elsewhere begins it. */
import type { ToolName } from "../content/tool-names";
import type { Question } from "./answers";

interface ToolCardFacts {
  title: string;
  text: string;
  /** The main question; none where there is nothing to ask. */
  question?: Question;
  /** What the button says. */
  button: string;
}

export const toolPath = (name: ToolName) => `/plan/${name}`;

const digits = { inputMode: "numeric", maxLength: 12 } as const;

export const priceQuestion: Question = {
  name: "price",
  label: "Price of the contract, in dollars",
  input: { inputMode: "decimal", maxLength: 16 },
};
export const yearQuestion: Question = {
  name: "built",
  label: "Year in which the house was built",
  input: { ...digits, maxLength: 4 },
};
export const lotQuestion: Question = {
  name: "lot",
  label: "Size of the lot, in square feet",
  input: digits,
};
export const openingQuestion: Question = {
  name: "opening",
  label: "Day on which the show opens",
  noun: "date",
  input: { type: "date", min: "2020-01-01", max: "2090-12-31" },
};

export const tools: Readonly<Record<ToolName, ToolCardFacts>> = {
  deposit: {
    title: "Deposit calculator",
    text: "The most that a contractor may ask for before work on your home begins.",
    question: priceQuestion,
    button: "Work out the deposit",
  },
  "permit-office": {
    title: "Permit office finder",
    text: "Which office issues the permit, and how to reach it.",
    button: "Find the office",
  },
  "house-year": {
    title: "What your house may hide",
    text: "What to test before walls are opened, by the year of building.",
    question: yearQuestion,
    button: "Show what to look for",
  },
  "casita-lot": {
    title: "Casita lot check",
    text: "Your sizes beside the figures reported for each place.",
    question: lotQuestion,
    button: "Check the lot",
  },
  "convention-dates": {
    title: "Booth dates, counted back",
    text: "What a show asks for, and by when, back from the opening.",
    question: openingQuestion,
    button: "Count back",
  },
  "bid-comparison": {
    title: "Bid comparison sheet",
    text: "Up to four bids beside each other, in your browser or on paper.",
    button: "Open the sheet",
  },
};
