/** @jest-environment node */
import { z } from "zod";
import { contentTypes, typeFrom } from "../../../src/build/gatsby/content-types";
import { registry } from "../../../src/content/registry";

const { types, page } = contentTypes(registry);
const fieldsOf = (name: string) => types.find((type) => type.name === name)?.fields;

test("roles decide what a field answers", () => {
  const fields = fieldsOf("BuildRecap");
  expect(fields?.title?.type).toBe("String!");
  expect(fields?.hero?.type).toBe("Picture!");
  expect(fields?.published).toMatchObject({ type: "Date!", extensions: { dateformat: {} } });
  expect(fields?.updated?.type).toBe("Date");
  expect(fields?.phases?.type).toBe("[BuildPhase!]!");
  expect(fieldsOf("BuildPhase")?.text?.type).toBe("RichText!");
  expect(fieldsOf("Service")?.order?.type).toBe("Int!");
  expect(fieldsOf("Geo")?.latitude?.type).toBe("Float!");
});

test("a list that may be left out is an empty list to a query", () => {
  expect(fieldsOf("BuildRecap")?.beforeAfter?.type).toBe("[BeforeAfter!]!");
});

test("an entry says where it is: its order, its address, its group", () => {
  expect(fieldsOf("FaqEntry")).toMatchObject({
    entryId: { type: "String!" },
    path: { type: "String!" },
    order: { type: "Int!" },
    group: { type: "FaqGroup!" },
  });
  expect(Object.keys(fieldsOf("FaqGroup") ?? {})).toEqual(["id", "title", "order"]);
  expect(fieldsOf("FaqEntry")).not.toHaveProperty("id");
  expect(fieldsOf("Business")).not.toHaveProperty("entryId");
});

test("every page answers what all pages have in common", () => {
  const shared = ["title", "hero", "checked", "blocks", "readingTime", "relatedBuildRecaps"];
  expect(Object.keys(page.fields)).toEqual(expect.arrayContaining(shared));
  for (const name of ["facts", "published", "related", "draft"])
    expect(page.fields).not.toHaveProperty(name);
  for (const { typeName } of registry.pages) expect(fieldsOf(typeName)).toMatchObject(page.fields);
});

test("every type and every field is described", () => {
  for (const type of [...types, page]) {
    expect([type.name, type.description]).toEqual([type.name, expect.any(String)]);
    for (const [field, config] of Object.entries(type.fields))
      expect([type.name, field, config.description]).toEqual([
        type.name,
        field,
        expect.any(String),
      ]);
  }
});

test("a kind of field without a GraphQL type is refused when the schema is made", () => {
  const schema = z.strictObject({ when: z.date() }).meta({ typeName: "Odd" });
  const found = { types: new Map(), schemas: new Map() };
  expect(() => typeFrom(schema, [], found)).toThrow("uses date, which has no GraphQL type");
});
