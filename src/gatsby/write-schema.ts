import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";

/**
 * Writes the whole schema to the file that `gatsby develop` writes it to, `.cache/typegen/schema.graphql`, after a build
 * too: editors complete queries with it, and the README's queries are tested against it.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  // Gatsby types its store's functions as Function.
  const getState = store.getState as () => {
    schema: GraphQLSchema;
    program: { directory: string };
  };
  const { schema, program } = getState();
  const folder = path.join(program.directory, ".cache", "typegen");
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "schema.graphql"),
    printSchema(lexicographicSortSchema(schema)),
  );
};
