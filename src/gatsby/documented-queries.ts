import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Runs the queries that a document prints, and keeps what they answer for `__tests__/built/data.test.ts`; only where `npm test` asks for it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ graphql }) => {
  const document = process.env.DOCUMENTED_QUERIES;
  if (!document) return;
  const text = await readFile(document, "utf8");
  const queries = Array.from(text.matchAll(/```graphql\n(.*?)```/gs), ([, query = ""]) => query);
  // Gatsby types this function as Function.
  const run = graphql as (query: string) => Promise<unknown>;
  const answers = await Promise.all(queries.map(run));
  const file = path.resolve("node_modules/.cache/documented-queries.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(answers));
};
