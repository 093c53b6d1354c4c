/**
 * @jest-environment node
 *
 * GraphQL types, the editor's forms and JSON Schemas are derived from one schema for each kind. Every field must be in all of them, and
 * no other field in any.
 */
import { jsonSchemas } from "../../../scripts/schemas/json-schemas";
import { backendOf } from "../../../src/build/editor/backend";
import { editorConfig } from "../../../src/build/editor/config";
import type { EditorField } from "../../../src/build/editor/fields";
import { contentTypes } from "../../../src/build/gatsby/content-types";
import { singularOf } from "../../../src/content/labels";
import { factTerms } from "../../../src/content/recap-facts";
import { kindNamed, registry } from "../../../src/content/registry";
import {
  boundsOf,
  elementOf,
  fieldsIn,
  idField,
  isOptional,
  metaOf,
  optionsOf,
  shapeOf,
  typeOf,
  unwrap,
  type Schema,
} from "../../../src/content/schema";
import { schemaFile } from "../../../src/content/write-content";

const choices = {
  service: [{ label: "Casino", value: "casino" }],
  "business.offers": [{ label: "New buildings", value: "new-buildings" }],
};
const config = editorConfig(choices, backendOf({}), "https://site.test");

/** Returns every field of a form with its place in the model. */
function formPlaces(fields: readonly EditorField[]): [string, EditorField][] {
  return fields.flatMap((field) => [
    [field.model, field] as [string, EditorField],
    ...formPlaces(field.fields ?? []),
  ]);
}

const fieldsOfCollection = (what: string) => {
  const collection = config.collections.find((candidate) => candidate.name === what);
  const files = collection?.files as { fields: EditorField[] }[] | undefined;
  return (files?.[0]?.fields ?? collection?.fields) as EditorField[];
};

describe.each(registry.kinds.map(({ name }) => name))("%s", (what) => {
  const kind = kindNamed(what);
  const places = [...fieldsIn(kind.fileSchema, `${what}.`)];
  const form = new Map(formPlaces(fieldsOfCollection(what)));

  it("has each field of the schema in the editor's form, and no other", () => {
    // The list of mistakes at the top of every form is not a field of the model.
    const written = [...form.keys()].filter((model) => !["", `${what}.body`].includes(model));
    expect(written.sort()).toEqual(places.map(({ place }) => place).sort());
  });

  it("requires in the form what the content check requires", () => {
    const optional = places.filter(({ schema }) => isOptional(schema));
    for (const { place, schema } of places) {
      const insideOptional = optional.some(
        (other) => place.startsWith(`${other.place}.`) && typeOf(other.schema) === "object",
      );
      expect([place, form.get(place)?.required]).toEqual([
        place,
        !isOptional(schema) && !insideOptional,
      ]);
    }
  });

  it("states the description and limits of a field in the form", () => {
    for (const { place, schema } of places) {
      const field = form.get(place);
      const { description } = metaOf(schema);
      // Files are named by the editor itself.
      if (description && field?.widget !== "image") expect(field?.hint).toContain(description);
      const { minimum, maximum } = boundsOf(schema);
      const type = typeOf(schema);
      if (type === "string" && maximum !== undefined && field?.widget !== "select")
        expect(field?.hint).toContain(`${maximum} characters`);
      if (type === "array")
        expect([place, field?.min, field?.max]).toEqual([place, minimum, maximum]);
      if (type === "enum") expect(field?.options).toEqual(optionsOf(schema));
    }
  });

  it("has each field of the schema in its JSON Schema, and no other", () => {
    const found: string[] = [];
    const visit = (schema: JsonSchema, prefix: string) => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        found.push(`${prefix}.${name}`);
        if (field.items) visit(field.items, `${prefix}.${name}[]`);
        else visit(field, `${prefix}.${name}`);
      }
    };
    visit(jsonSchemas()[schemaFile(kind)] as JsonSchema, what);
    expect(found).toEqual(places.map(({ place }) => place));
  });
});

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

test.each(registry.kinds)("the GraphQL types of $name have each of its fields", (kind) => {
  const types = new Map(contentTypes(registry).types.map((type) => [type.name, type]));
  // Only the build needs these, and the id of an entry has another name.
  const omitted = ["related", "draft", kind.type === "data" ? idField(kind.schema) : undefined];
  const visit = (schema: Schema) => {
    const { role, typeName = "" } = metaOf(schema);
    const element = elementOf(schema);
    if (element) visit(element);
    // All pictures have the same type, written by hand: see content-types.ts.
    if (typeOf(schema) !== "object" || role === "picture") return;
    const names = Object.keys(shapeOf(schema));
    const isEntry = unwrap(schema) === kind.schema;
    const wanted = names.filter((name) => !isEntry || !omitted.includes(name));
    const found = Object.keys(types.get(typeName)?.fields ?? {});
    expect([typeName, found]).toEqual([typeName, expect.arrayContaining(wanted)]);
    for (const name of wanted) visit(shapeOf(schema)[name]!);
  };
  visit(kind.schema);
});

test("the form of a recap has the order of its page, with technical fields last", () => {
  expect(fieldsOfCollection("buildRecap").map(({ name }) => name)).toEqual([
    ...[
      "check",
      "title",
      "address",
      "heading",
      "description",
      "summary",
      "hero",
      "drawings",
      "disclaimer",
      "facts",
      "body",
    ],
    ...[
      "phases",
      "without",
      "beforeAfter",
      "lessons",
      "group",
      "related",
      "rules",
      "tools",
      "sources",
    ],
    ...["published", "checked", "updated", "draft", "aliases", "layout", "middleware"],
  ]);
});

test("a label begins with the field's name in the content check, or is the page's term", () => {
  const pageWords = Object.values(factTerms) as string[];
  const fields = registry.kinds.flatMap(({ name }) => formPlaces(fieldsOfCollection(name)));
  for (const [, { name, label }] of fields) {
    if (["src", "body", "item", "check", "address"].includes(name) || pageWords.includes(label))
      continue;
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
    expect(label.toLowerCase()).toMatch(new RegExp(`^${words}`));
  }
});

test("an item of a list is labeled in the singular", () => {
  const names = ["phases", "lessons", "aliases", "entries", "faq", "areas", "offers", "groups"];
  expect(names.map(singularOf).join()).toBe("Phase,Lesson,Alias,Entry,FAQ entry,Area,Offer,Group");
});

test("a list of references to pages offers their titles", () => {
  const related = fieldsOfCollection("article").find(({ name }) => name === "related");
  expect(related?.fields?.[0]).toMatchObject({
    widget: "select",
    multiple: true,
    options: choices.service,
  });
});

test("a reference to part of another kind offers its names", () => {
  expect(fieldsOfCollection("service").find(({ name }) => name === "offer")).toMatchObject({
    widget: "select",
    options: choices["business.offers"],
  });
});

test("the editor's configuration can be serialized as JSON", () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});

test("pictures are saved beside their page, and every collection has its own format", () => {
  for (const collection of config.collections) {
    expect(collection.format).toBe(collection.name);
    if (!collection.folder) continue;
    expect(collection).toMatchObject({ media_folder: "", create: true });
    if (collection.extension === "md") expect(collection.path).toBe("{{slug}}/index");
  }
  expect(config.collections.map(({ name }) => name)).toEqual(
    registry.kinds.map(({ name }) => name),
  );
});
