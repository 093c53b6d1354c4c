import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { getIntrospectionQuery } from "graphql";

/**
 * Runs the queries that a document prints, and keeps for `__tests__/sample/data.test.ts` what they answer, and what GraphiQL says of all
 * types.
 * @param document the file, such as `docs/data.md`
 */
export async function answerQueries(
  document: string,
  graphql: (query: string) => Promise<unknown>,
): Promise<void> {
  const text = await readFile(document, "utf8");
  const queries = Array.from(text.matchAll(/```graphql\n(.*?)```/gs), ([, query = ""]) => query);
  const answers = await Promise.all(queries.map((query) => graphql(query)));
  const types = await graphql(getIntrospectionQuery());
  const folder = path.resolve("node_modules/.cache");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "documented-queries.json"), JSON.stringify(answers));
  await writeFile(path.join(folder, "graphql-types.json"), JSON.stringify(types));
}
