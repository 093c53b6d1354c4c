/** Labels of the facts of a build recap, in the order in which its page, the home page and the feed list them. */
export const factTerms = {
  projectType: "Project",
  area: "Area",
  duration: "Planned length",
  occupancy: "Occupied or vacant",
  permits: "Permit office",
  approvals: "Other approvals",
  trades: "Trades",
  role: "Our part",
} as const;

type RecapFacts = Readonly<Record<keyof typeof factTerms, string>>;

/** Returns the facts that were queried, with their labels. Pure. */
export function recapFacts(facts: Partial<RecapFacts>): { term: string; text: string }[] {
  return Object.entries(factTerms).flatMap(([name, term]) => {
    const text = facts[name as keyof RecapFacts];
    return text === undefined ? [] : [{ term, text }];
  });
}
