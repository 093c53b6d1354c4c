/** How a build runs, in five steps: the words of the home page's line and of the build process page. */
export interface BuildStep {
  id: string;
  title: string;
  /** One sentence. */
  summary: string;
  we: string;
  you: string;
  authority: string;
  papers: string;
}

export const buildSteps: readonly BuildStep[] = [
  {
    id: "walk",
    title: "Walk the site",
    summary:
      "We look at the place with you and list what has to be found out before anyone prices it.",
    we: "Measure, photograph, open a ceiling tile or a panel cover, and note what the drawings do not show.",
    you: "Tell us how the place has to work, which dates are fixed, and who signs.",
    authority: "Nothing yet. We find out which office permits your parcel.",
    papers: "A list of open questions and a rough order of work.",
  },
  {
    id: "price",
    title: "Price the scope",
    summary: "You get a written scope with what is in, what is out and what is still an allowance.",
    we: "Take off quantities, ask the trades, and write down every assumption behind the figure.",
    you: "Compare it line by line with other bids, choose finishes, and settle the allowances.",
    authority:
      "Nothing yet, but state law says what many remodel contracts must contain and caps their deposit.",
    papers: "Scope of work, schedule of payments, contract.",
  },
  {
    id: "permit",
    title: "Get the permits",
    summary:
      "Drawings go to the office that has your parcel; other reviewers join as the use requires.",
    we: "Submit the set, answer corrections and keep a log of what each reviewer asked for.",
    you: "Sign the applications, and have your landlord or association approve in writing.",
    authority: "Each discipline reviews the plans, asks for corrections, then issues the permit.",
    papers: "Approved plans, permit cards, landlord or association approval.",
  },
  {
    id: "build",
    title: "Build and inspect",
    summary:
      "Work goes up in the order in which it is inspected, with one lead on site and a note each week.",
    we: "Run the trades, call for inspections before anything is covered, protect what stays.",
    you: "Decide on changes. Nothing changes without your signature under its price and its days.",
    authority: "Inspectors look at each stage and sign the card, or tell us what to correct.",
    papers: "Weekly note, inspection results, signed change orders.",
  },
  {
    id: "handover",
    title: "Hand over",
    summary: "The last inspection, a punch list walked with you, and the papers in one place.",
    we: "Finish the punch list, show you how things work, and hand over manuals and warranties.",
    you: "Walk the list with us, and keep the file: the next owner or tenant will ask for it.",
    authority: "The final inspection allows you to use the place.",
    papers: "Final approvals, as-built notes, manuals, warranties, lien papers.",
  },
];
