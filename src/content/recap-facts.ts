import type { Text } from "../i18n";

/** The facts of a build recap, in the order in which its page, the home page and the feed list them. */
const names = [
  "projectType",
  "area",
  "duration",
  "occupancy",
  "permits",
  "approvals",
  "trades",
  "role",
] as const;

/** Returns those of the facts that were queried, with their labels. Pure. */
export function recapFacts(
  facts: Readonly<Partial<Record<(typeof names)[number], string>>>,
  { t }: Text,
): { term: string; text: string }[] {
  return names.flatMap((name) => {
    const text = facts[name];
    return text === undefined ? [] : [{ term: t(`recapFact.${name}`), text }];
  });
}
