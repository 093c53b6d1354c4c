import type { ToolName } from "../../content/tool-names";

interface Card {
  title: string;
  text: string;
  button: string;
}

const cards: Readonly<Record<ToolName, Card>> = {
  deposit: {
    title: "Deposit calculator",
    text: "The most that a contractor may ask for before work on your home begins.",
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
    button: "Show what to look for",
  },
  "casita-lot": {
    title: "Casita lot check",
    text: "Your sizes beside the figures reported for each place.",
    button: "Check the lot",
  },
  "convention-dates": {
    title: "Booth dates, counted back",
    text: "What a show asks for, and by when, back from the opening.",
    button: "Count back",
  },
  "bid-comparison": {
    title: "Bid comparison sheet",
    text: "Up to four bids beside each other, in your browser or on paper.",
    button: "Open the sheet",
  },
};

/** Texts that several tools share. */
export const tools = {
  cards,
  questions: {
    price: "Price of the contract, in dollars",
    year: "Year in which the house was built",
    lot: "Size of the lot, in square feet",
    opening: "Day on which the show opens",
    date: "date",
  },
  place: {
    label: "Where is it?",
    noun: "place",
    hint: "The parcel decides, not the mailing address. If you are not sure, ask the county assessor's office, or look the parcel up on its page.",
    open: "Not sure",
  },
  chooseOne: "Choose one",
  answer: "answer",
  unknown: (noun: string, value: string) =>
    `The address names a ${noun} that we do not know: “${value}”.`,
  noScript:
    "Your browser runs no script, so this form cannot answer. The table below has every answer.",
  yourAnswer: "Your answer",
  grades: {
    text: "Read at the authority",
    reported: "Reported by others",
    orientation: "Orientation from common experience",
  } as Readonly<Record<string, string>>,
  depositBars: {
    caption: "Deposit cap on a finished home that you live in, by price",
    contract: (price: string) => `Contract of ${price}`,
  },
  deposits: {
    bond: "This cap does not apply to a contractor with that bond or relief. Check the Board's record yourself, and tie payments to finished work.",
    none: "This rule sets no cap here. Tie payments to finished work.",
    ask: "It depends. Ask the Nevada State Contractors Board, in writing, before you pay a deposit.",
    price: "Enter the price of the contract as a number above zero, such as 7,500.",
  },
  weeks: (min: number, max: number) => {
    if (min !== max) return `${min} to ${max} weeks`;
    return max === 0.5 ? "half a week" : `${max} ${max === 1 ? "week" : "weeks"}`;
  },
  days: (from: string, to: string) => `${from} to ${to}`,
  talk: "Talk it through with us",
  calendar: "Add to calendar",
  calendarNote: (address: string) => `For orientation. The plan: ${address}`,
  print: "Print",
  schedule: {
    caption: (title: string) => `${title}: phases`,
    title: "The usual weeks",
    whole: (weeks: string) =>
      `${weeks} from the first drawing to handover: an orientation, not a promise.`,
    plan: "Plan yours",
    key: (longer: string) =>
      `A lighter end is the longest run; diamonds are inspections. Longer if ${longer}.`,
  },
};
