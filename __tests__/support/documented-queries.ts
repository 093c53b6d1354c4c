import { readFileSync } from "node:fs";

/** Returns the queries of docs/data.md by name. */
export function documentedQueries(): Record<string, string> {
  const page = readFileSync("docs/data.md", "utf8");
  const queries = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  return Object.fromEntries(
    queries.map((query) => [/^query (\w+)/.exec(query)?.[1] ?? "a query without a name", query]),
  );
}
