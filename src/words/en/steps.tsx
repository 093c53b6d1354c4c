/** The steps of a build, for the timeline of the home page and for the build process page. */
import type { BuildStepId } from "../../content/sections";

interface BuildStep {
  title: string;
  /** One sentence. */
  summary: string;
  we: string;
  you: string;
  authority: string;
  papers: string;
}

const texts: Record<BuildStepId, BuildStep> = {
  walk: {
    title: "Walk the site",
    summary: "We look at the place with you and list what has to be found out for a price.",
    we: "Measure, photograph, open a ceiling tile or a panel cover, and note what the drawings do not show.",
    you: "Tell us how the place has to work, which dates are fixed, and who signs.",
    authority: "Nothing yet. We find out which office permits your parcel.",
    papers: "A list of open questions and a rough order of work.",
  },
  price: {
    title: "Price the scope",
    summary: "You get a written scope: what is in, what is out and what is still an allowance.",
    we: "Take off quantities, ask the trades, and write down every assumption behind the figure.",
    you: "Compare it line by line with other bids, choose finishes, and settle the allowances.",
    authority:
      "Nothing yet, but state law says what many remodel contracts must contain and caps their deposit.",
    papers: "Scope of work, schedule of payments, contract.",
  },
  permit: {
    title: "Get the permits",
    summary:
      "Drawings go to the office that has your parcel; other reviewers join as the use requires.",
    we: "Apply in our name as contractor, answer corrections and keep a log of what each reviewer asked for.",
    you: "Approve the drawings, and have your landlord or association approve in writing. Never sign as owner-builder for our work.",
    authority: "Each discipline reviews the plans, asks for corrections, then issues the permit.",
    papers: "Approved plans, permit cards, landlord or association approval.",
  },
  order: {
    title: "Order ahead",
    summary:
      "What takes longest to make is ordered, and its delivery date confirmed, before anything is torn down.",
    we: "Check model numbers and shop drawings against the approved plans, place the orders, and set the start by the confirmed dates.",
    you: "Approve models, colors and shop drawings. From here on a change costs weeks.",
    authority:
      "Nothing yet. A substitution that changes the approved plans goes back as a revision.",
    papers: "Order confirmations with delivery dates, and the start date that follows from them.",
  },
  build: {
    title: "Build and inspect",
    summary:
      "Work goes up in the order of its inspections, with one lead on site and a note each week.",
    we: "Run the trades, call for inspections while the work is open to view, protect what stays.",
    you: "Decide on changes. Each one takes your signature under its price and its days.",
    authority: "Inspectors look at each stage and sign the card, or tell us what to correct.",
    papers: "Weekly note, inspection results, signed change orders.",
  },
  handover: {
    title: "Hand over",
    summary: "The last inspection, a punch list walked with you, and the papers in one place.",
    we: "Finish the punch list, show you how things work, and give you the manuals and warranties.",
    you: "Walk the list with us, and keep the file: the next owner or tenant will ask for it.",
    authority:
      "The final inspection closes the permit. Where a certificate of occupancy is required, as for most new buildings and changes of use, you may move in only once the office has issued it.",
    papers: "Final approvals, as-built notes, manuals, warranties, lien papers.",
  },
};

export const steps = {
  /** Who has a part in a step, and what is on paper afterwards. */
  lanes: {
    you: "You decide",
    we: "We do",
    authority: "The authority checks",
    papers: "On paper afterwards",
  },
  texts,
};
