/** The README's queries are answered by the schema that the last build made. */
import { readFileSync } from "node:fs";
import { buildSchema, isInterfaceType, isObjectType, parse, validate } from "graphql";

const readme = readFileSync("README.md", "utf8");
const queries = [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
// graphqlTypegen writes it on every build.
const schema = buildSchema(readFileSync(".cache/typegen/schema.graphql", "utf8"));

test("there are three queries to try, at least", () => {
  expect(queries.length).toBeGreaterThanOrEqual(3);
});

test.each(queries.map((query) => [/query (\w+)/.exec(query)?.[1] ?? "a query", query] as const))(
  "%s is valid",
  (_name, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  },
);

test("every type of ours and every field of it is described", () => {
  const ours =
    /^(ContentPage|Service|BuildRecap|Article|Business|FaqEntry|ClientMark|Picture|RichText|ContentBlock|Heading)$/;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!ours.test(type.name) || !(isObjectType(type) || isInterfaceType(type))) continue;
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
