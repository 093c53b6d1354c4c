import type { Text } from "../i18n";

type Facts = Omit<Queries.BuildRecapFacts, "__typename">;

/** Returns the facts of a build recap that were queried, in the order of the query, with their labels. Pure. */
export const recapFacts = (facts: Partial<Facts>, t: Text["t"]) =>
  Object.entries(facts).map(([name, text]) => ({
    term: t(`recapFact.${name as keyof Facts}`),
    text,
  }));
