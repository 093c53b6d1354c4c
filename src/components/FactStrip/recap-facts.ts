/** What each fact about a build recap is called, on its page, on the home page and in the feed, in this order. */
const terms = {
  projectType: "Project",
  area: "Area",
  duration: "Planned length",
  occupancy: "Occupied or vacant",
  permits: "Permit office",
  approvals: "Other approvals",
  trades: "Trades",
  role: "Our part",
} as const;

type RecapFacts = Readonly<Record<keyof typeof terms, string>>;

/** The title block of a recap, of as many facts as were queried. Pure. */
export function recapFacts(facts: Partial<RecapFacts>): { term: string; text: string }[] {
  return Object.entries(terms).flatMap(([name, term]) => {
    const text = facts[name as keyof RecapFacts];
    return text === undefined ? [] : [{ term, text }];
  });
}
