/** @jest-environment node */
import { z } from "zod";
import { contentTypes, TypeMaker } from "../../../src/gatsby/types";
import { registry } from "../../../src/content/registry";
import { hasRules } from "../../support/content-fixture";

const { types, page } = contentTypes((key) => key);
const fieldsOf = (name: string) => types.find((type) => type.name === name)?.fields;

test("roles decide the type of a field", () => {
  const fields = fieldsOf("BuildRecap");
  expect(fields?.title?.type).toBe("String!");
  expect(fields?.hero?.type).toBe("Picture!");
  expect(fields?.published).toMatchObject({ type: "Date!", extensions: { dateformat: {} } });
  expect(fields?.updated?.type).toBe("Date");
  // An optional list is empty in queries if it is missing.
  expect(fields?.beforeAfter?.type).toBe("[BeforeAfter!]!");
  expect(fields?.phases?.type).toBe("[BuildPhase!]!");
  expect(fieldsOf("BuildPhase")?.text?.type).toBe("RichText!");
  expect(fieldsOf("Service")?.order?.type).toBe("Int!");
  expect(fieldsOf("Geo")?.latitude?.type).toBe("Float!");
});

test("an entry has its order, path and group", () => {
  expect(fieldsOf("FaqEntry")).toMatchObject({
    entryId: { type: "String!" },
    path: { type: "String!" },
    order: { type: "Int!" },
    group: { type: "FaqGroup!" },
  });
  expect(Object.keys(fieldsOf("FaqGroup") ?? {})).toEqual(["id", "title", "order"]);
  expect(fieldsOf("FaqEntry")?.language).toMatchObject({ type: "String!" });
  expect(fieldsOf("FaqEntry")).not.toHaveProperty("id");
  expect(fieldsOf("Business")).not.toHaveProperty("entryId");
});

test("every page has the fields that all pages share", () => {
  const shared = ["title", "hero", "checked", "blocks", "readingTime", "relatedBuildRecaps"];
  expect(Object.keys(page.fields)).toEqual(expect.arrayContaining(shared));
  for (const name of ["facts", "published", "related", "draft"])
    expect(page.fields).not.toHaveProperty(name);
  const { id: _id, ...fields } = page.fields;
  for (const { typeName } of registry.pages) expect(fieldsOf(typeName)).toMatchObject(fields);
});

test("a page answers the services that it names, and no others, as far as they are written", () => {
  const nodes: Readonly<Record<string, object>> = {
    "service/bath/es": { id: "bath" },
    "service/kitchen/es": { id: "kitchen" },
    "service/retail/es": { id: "retail" },
  };
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null } };
  const declared = { service: ["kitchen", "unwritten", "bath"] };
  const named = (relatable: object) =>
    fieldsOf("BuildRecap")?.namedServices?.resolve?.(
      { language: "es", relatable },
      {},
      context as never,
    );
  expect(named({ declared })).toEqual([{ id: "kitchen" }, { id: "bath" }]);
  expect(named({ declared: {} })).toEqual([]);
});

// Extras bring the rules.
if (hasRules)
  test("a page cites the rules on its cards and those that its texts name, each once", () => {
    const nodes: Readonly<Record<string, object>> = {
      text: { rawMarkdownBody: "At most :rule[a tenth]{#cap}.\n\n::rule{#lien}\n" },
      ...Object.fromEntries(
        ["card", "cap", "lien", "answer"].map((id) => [`rule/${id}/en`, { id }]),
      ),
    };
    const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null } };
    const source = {
      kind: "service",
      language: "en",
      markdown: "text",
      ruleCards: ["rule/card/en", "rule/cap/en"],
      faq: [{ question: "When?", answer: "See :rule{#answer}; :rule{#unknown} is no rule." }],
    } as const;
    const found = fieldsOf("Service")?.rules?.resolve?.(source, {}, context as never);
    expect(found).toEqual(["card", "cap", "lien", "answer"].map((id) => ({ id })));
  });

test("a day is answered in words as well", () => {
  expect(fieldsOf("BuildRecap")).toMatchObject({ publishedText: { type: "String!" } });
  expect(fieldsOf("Service")).toMatchObject({ updatedText: { type: "String" } });
  const { resolve } = fieldsOf("FaqEntry")!.checkedText!;
  const source = { language: "es", checked: "2026-11-20" } as const;
  expect(resolve?.(source, {}, {} as never)).toMatch(/^20.de.noviembre de 2026$/);
});

test("a field without a GraphQL type is refused when the schema is built", () => {
  const schema = z.strictObject({ when: z.date() }).meta({ typeName: "Odd" });
  expect(() => new TypeMaker((key) => key).typeFrom(schema, [])).toThrow(
    "uses date, which has no GraphQL type",
  );
});

test("an object without a name for its type is refused", () => {
  const schema = z.strictObject({}).meta({ description: "A thing." });
  expect(() => new TypeMaker((key) => key).typeFrom(schema, [])).toThrow(
    "An object of content has no typeName: A thing.",
  );
});

test("a page whose text is missing is named", () => {
  const context = { nodeModel: { getNodeById: () => null } };
  const source = { kind: "service", language: "en", file: "content/services/a/index.md" };
  expect(() => fieldsOf("Service")?.blocks?.resolve?.(source, {}, context as never)).toThrow(
    "content/services/a/index.md has no MarkdownRemark node.",
  );
});
