/** The queries of docs/data.md are valid in the schema of the last build; `browser/admin` runs them. */
import { readFileSync } from "node:fs";
import { buildSchema, isInterfaceType, isObjectType, parse, validate } from "graphql";
import { documentedQueries } from "../support/documented-queries";

const queries = Object.entries(documentedQueries());
// Gatsby's graphqlTypegen writes it on every build.
const schema = buildSchema(readFileSync(".cache/typegen/schema.graphql", "utf8"));

test("the document has queries", () => {
  expect(queries.length).toBeGreaterThanOrEqual(6);
});

test.each(queries)("%s is valid", (_name, query) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

/** Types of Gatsby and its plugins, and those that Gatsby generates to list each type. */
const foreign =
  /^(__|Site|ImageSharp|Markdown|File|Directory|Internal$|Node$|PageInfo$|Query$)|(Connection|Edge)$/;

test("every type of ours and every field of it is described", () => {
  const ours = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !foreign.test(type.name),
  );
  expect(ours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Service", "BuildRecap", "Article", "Business", "Picture", "License"]),
  );
  for (const type of ours) {
    if (!(isObjectType(type) || isInterfaceType(type))) continue;
    expect([type.name, Boolean(type.description)]).toEqual([type.name, true]);
    for (const field of Object.values(type.getFields())) {
      if (["id", "parent", "children", "internal"].includes(field.name)) continue;
      expect([type.name, field.name, Boolean(field.description)]).toEqual([
        type.name,
        field.name,
        true,
      ]);
    }
  }
});
