import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getIntrospectionQuery } from "graphql";

/** Where the answers are kept of the build that has made `dist`. */
export const answersFile = ".cache/documented-queries.json";

/** What a build has answered. */
export interface DocumentedAnswers {
  /** The queries, each as the document prints it. */
  queries: { query: string; answer: { data?: Record<string, unknown>; errors?: unknown } }[];
  /** What GraphiQL says of all types. */
  types: unknown;
}

/** Returns the queries that a document prints. */
export const queriesIn = (text: string): string[] =>
  Array.from(text.matchAll(/```graphql\n(.*?)```/gs), ([, query = ""]) => query);

/**
 * Runs the queries that a document prints, and keeps what they answer for the tests of
 * docs/data.md. Without a document, forgets what an earlier build has answered.
 * @param document the file, such as `docs/data.md`
 */
export async function answerQueries(
  document: string | undefined,
  graphql: (query: string) => Promise<unknown>,
): Promise<void> {
  const file = path.resolve(answersFile);
  await rm(file, { force: true });
  if (!document) return;
  const asked = queriesIn(await readFile(document, "utf8"));
  const queries = await Promise.all(
    asked.map(async (query) => ({ query, answer: await graphql(query) })),
  );
  const types = await graphql(getIntrospectionQuery());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ queries, types }));
}
