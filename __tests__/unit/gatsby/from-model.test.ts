/** @jest-environment node */
import { z } from "zod";
import * as model from "../../../src/gatsby/model";
import { typesOf } from "../../../src/gatsby/schema/from-model";

const fieldsOf = (schema: Parameters<typeof typesOf>[0], name: string) =>
  typesOf(schema).find((type) => type.name === name)?.fields;

test("roles decide what a field answers", () => {
  const fields = fieldsOf(model.buildRecap, "BuildRecap");
  expect(fields?.title?.type).toBe("String!");
  expect(fields?.hero?.type).toBe("Picture!");
  expect(fields?.published).toMatchObject({ type: "Date!", extensions: { dateformat: {} } });
  expect(fields?.updated?.type).toBe("Date");
  expect(fields?.phases?.type).toBe("[BuildPhase!]!");
  expect(fieldsOf(model.buildRecap, "BuildPhase")?.text?.type).toBe("RichText!");
  expect(fieldsOf(model.service, "Service")?.order?.type).toBe("Int!");
  expect(fieldsOf(model.business, "Geo")?.latitude?.type).toBe("Float!");
});

test("a list that may be left out is an empty list to a query", () => {
  expect(fieldsOf(model.buildRecap, "BuildRecap")?.beforeAfter?.type).toBe("[BeforeAfter!]!");
});

test.each([
  ["service", model.service],
  ["buildRecap", model.buildRecap],
  ["article", model.article],
  ["business", model.business],
  ["faqEntry", model.faqEntry],
  ["clientMark", model.clientMark],
])("every type and field of %s is described", (_name, schema) => {
  for (const type of typesOf(schema)) {
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
  expect(() => typesOf(schema)).toThrow("uses date, which has no GraphQL type");
});
