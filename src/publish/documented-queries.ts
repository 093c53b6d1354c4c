import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Runs the queries that a document prints, and keeps what they answer for `__tests__/sample/data.test.ts`.
 * @param document the file, such as `docs/data.md`
 */
export async function answerQueries(
  document: string,
  graphql: (query: string) => Promise<unknown>,
): Promise<void> {
  const text = await readFile(document, "utf8");
  const queries = Array.from(text.matchAll(/```graphql\n(.*?)```/gs), ([, query = ""]) => query);
  const answers = await Promise.all(queries.map((query) => graphql(query)));
  const file = path.resolve("node_modules/.cache/documented-queries.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(answers));
}
