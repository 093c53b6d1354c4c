import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from "graphql";

/**
 * Writes the whole schema to the file that `gatsby develop` writes it to, `.cache/typegen/schema.graphql`, after a build
 * too: editors complete queries with it, and the queries of docs/data.md are tested against it.
 * @param graphql Gatsby's own, which answers questions about its schema as any server does
 */
export async function writeSchema(
  root: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const options = { inputValueDeprecation: true, specifiedByUrl: true };
  const { data } = await graphql<IntrospectionQuery>(getIntrospectionQuery(options));
  if (!data) throw new Error("The schema could not be queried.");
  const folder = path.join(root, ".cache", "typegen");
  await mkdir(folder, { recursive: true });
  const schema = lexicographicSortSchema(buildClientSchema(data));
  await writeFile(path.join(folder, "schema.graphql"), printSchema(schema));
}
