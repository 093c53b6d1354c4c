/**
 * @jest-environment node
 *
 * One model, and everything that derives from it: the content check, the GraphQL types, the editor's forms and the JSON
 * Schemas. Each field of the model has to be in all of them, and nothing else in any.
 */
import { jsonSchemas } from "../../../scripts/schemas/json-schemas";
import { backendOf } from "../../../src/gatsby/admin/backend";
import { collectionNames, editorConfig } from "../../../src/gatsby/admin/config";
import { schemaOf } from "../../../src/gatsby/admin/field-check";
import type { EditorField } from "../../../src/gatsby/admin/fields";
import { singularOf } from "../../../src/gatsby/admin/labels";
import { dataSchemas, pageSchemas } from "../../../src/gatsby/content";
import { unwrap } from "../../../src/gatsby/explain";
import {
  article,
  buildRecap,
  business,
  clientMark,
  faqEntry,
  service,
} from "../../../src/gatsby/model";
import {
  boundsOf,
  definitionOf,
  isOptional,
  metaOf,
  type Schema,
} from "../../../src/gatsby/model/walk";
import { typesOf } from "../../../src/gatsby/schema/from-model";
import { schemaFile } from "../../../src/gatsby/write-content";

const all: Record<string, Schema> = { ...pageSchemas, ...dataSchemas };
const choices = {
  service: [{ label: "Casino", value: "casino" }],
  buildRecap: [],
  article: [],
};
const config = editorConfig(choices, backendOf({}), "https://site.test");

interface Place {
  path: string;
  schema: Schema;
}

/** Every field of the model, lists and groups included: `facts.area`, `phases[].picture.alt`. */
function placesOf(schema: Schema, prefix: string): Place[] {
  return Object.entries(definitionOf(unwrap(schema)).shape ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}.${name}`;
    const { element } = definitionOf(unwrap(field));
    const inner = element ? placesOf(element, `${path}[]`) : placesOf(field, path);
    return [{ path, schema: field }, ...inner];
  });
}

/** Every field of a form, by the place of the model that it names, with what the form demands. */
function formPlaces(fields: readonly EditorField[]): [string, EditorField][] {
  return fields.flatMap((field) => [
    [field.model, field] as [string, EditorField],
    ...formPlaces(field.fields ?? []),
  ]);
}

const fieldsOfCollection = (what: string) => {
  const name = collectionNames[what as keyof typeof collectionNames];
  const collection = config.collections.find((candidate) => candidate.name === name);
  const files = collection?.files as { fields: EditorField[] }[] | undefined;
  return (files?.[0]?.fields ?? collection?.fields) as EditorField[];
};

describe.each(Object.keys(all))("%s", (what) => {
  const places = placesOf(all[what]!, what);
  const form = new Map(formPlaces(fieldsOfCollection(what)));

  it("has each field of the model in the editor's form, and no other", () => {
    const written = [...form.keys()].filter((model) => model !== `${what}.body`);
    expect(written.sort()).toEqual(places.map(({ path }) => path).sort());
  });

  it("demands in the form what the check demands", () => {
    const optional = new Set(
      places.filter(({ schema }) => isOptional(schema)).map(({ path }) => path),
    );
    for (const { path, schema } of places) {
      const insideOptional = [...optional].some(
        (other) =>
          path.startsWith(`${other}.`) && definitionOf(unwrap(schemaOf(other)!)).type === "object",
      );
      expect([path, form.get(path)?.required]).toEqual([
        path,
        !isOptional(schema) && !insideOptional,
      ]);
    }
  });

  it("says in the form what a field is for, and its limits", () => {
    for (const { path, schema } of places) {
      const field = form.get(path);
      const { description } = metaOf(schema);
      // Files are named by the editor itself.
      if (description && field?.widget !== "image") expect(field?.hint).toContain(description);
      const { minimum, maximum } = boundsOf(schema);
      const { type } = definitionOf(unwrap(schema));
      if (type === "string" && maximum !== undefined && field?.widget !== "select")
        expect(field?.hint).toContain(`${maximum} characters`);
      if (type === "array")
        expect([path, field?.min, field?.max]).toEqual([path, minimum, maximum]);
      if (type === "enum")
        expect(field?.options).toEqual(Object.keys(definitionOf(unwrap(schema)).entries ?? {}));
    }
  });

  it("finds the schema of each field again, for the check while typing", () => {
    for (const { path, schema } of places) expect(schemaOf(path)).toBe(schema);
  });

  it("has each field of the model in its JSON Schema, and no other", () => {
    const found: string[] = [];
    const visit = (schema: JsonSchema, prefix: string) => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        found.push(`${prefix}.${name}`);
        if (field.items) visit(field.items, `${prefix}.${name}[]`);
        else visit(field, `${prefix}.${name}`);
      }
    };
    visit(jsonSchemas()[schemaFile(what as never)] as JsonSchema, what);
    expect(found).toEqual(places.map(({ path }) => path));
  });
});

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

test.each([
  ["Service", service],
  ["BuildRecap", buildRecap],
  ["Article", article],
  ["Business", business],
  ["FaqEntry", faqEntry],
  ["ClientMark", clientMark],
] as [string, Schema][])(
  "the GraphQL type %s has each field of the model, and no other",
  (_name, model) => {
    const types = new Map(typesOf(model).map((type) => [type.name, type]));
    const visit = (schema: Schema) => {
      const inner = unwrap(schema);
      const { shape, element } = definitionOf(inner);
      if (element) visit(element);
      if (!shape) return;
      const { role, typeName = "" } = metaOf(inner);
      // A picture and a text have one type each for all, made by hand: see create-schema-customization.ts.
      if (role === "picture") return;
      expect([typeName, Object.keys(types.get(typeName)?.fields ?? {})]).toEqual([
        typeName,
        Object.keys(shape),
      ]);
      Object.values(shape).forEach(visit);
    };
    visit(model);
  },
);

test("a recap is written from the top of its page to the bottom, and the technical comes last", () => {
  expect(fieldsOfCollection("buildRecap").map(({ name }) => name)).toEqual([
    ...["title", "heading", "description", "summary", "hero", "disclaimer", "facts", "body"],
    ...["phases", "beforeAfter", "lessons", "related", "sources"],
    ...["published", "checked", "updated", "draft", "aliases", "layout", "middleware"],
  ]);
});

test("a label begins with the name that the content check uses, or is its plain word", () => {
  const fields = Object.keys(all).flatMap((what) => formPlaces(fieldsOfCollection(what)));
  for (const [, { name, label }] of fields) {
    if (["src", "body", "item"].includes(name)) continue;
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
    expect(label.toLowerCase()).toMatch(new RegExp(`^${words}`));
  }
});

test("one entry of a list is called by the singular", () => {
  const names = ["phases", "lessons", "aliases", "entries", "faq", "areas", "offers", "groups"];
  expect(names.map(singularOf)).toEqual("Phase Lesson Alias Entry Faq Area Offer Group".split(" "));
});

test("a list of pages that can be named offers them by title", () => {
  const related = fieldsOfCollection("article").find(({ name }) => name === "related");
  expect(related?.fields?.[0]).toMatchObject({
    widget: "select",
    multiple: true,
    options: choices.service,
  });
});

test("the editor's configuration is data: it is the same after JSON", () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});

test("pictures go beside their page, and every collection writes in a format of ours", () => {
  for (const collection of config.collections) {
    expect(Object.keys(all)).toContain(collection.format);
    if (collection.folder)
      expect(collection).toMatchObject({ path: "{{slug}}/index", media_folder: "", create: true });
  }
  expect(config.collections.map(({ name }) => name).sort()).toEqual(
    Object.values(collectionNames).sort(),
  );
});
