/** The worked queries of the README, by their names. */
import { readFileSync } from "node:fs";

export function readmeQueries(): Record<string, string> {
  const readme = readFileSync("README.md", "utf8");
  const queries = [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  return Object.fromEntries(
    queries.map((query) => [/^query (\w+)/.exec(query)?.[1] ?? "a query without a name", query]),
  );
}
