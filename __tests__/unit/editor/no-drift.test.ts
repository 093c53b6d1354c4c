/**
 * @jest-environment node
 *
 * One schema for each kind, and everything that derives from it: the content check, the GraphQL types, the editor's forms and the JSON
 * Schemas. Each field has to be in all of them, and nothing else in any.
 */
import { jsonSchemas } from "../../../scripts/schemas/json-schemas";
import { backendOf } from "../../../src/build/editor/backend";
import { editorConfig } from "../../../src/build/editor/config";
import type { EditorField } from "../../../src/build/editor/fields";
import { contentTypes } from "../../../src/build/gatsby/content-types";
import { idField } from "../../../src/content/content-file";
import { singularOf } from "../../../src/content/labels";
import { factTerms } from "../../../src/content/recap-facts";
import { kindNamed, registry } from "../../../src/content/registry";
import {
  boundsOf,
  elementOf,
  fieldsIn,
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

/** Every field of a form, by the place of the model that it names, with what the form demands. */
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
    // The check, which every form begins with, has no place in the model.
    const written = [...form.keys()].filter((model) => !["", `${what}.body`].includes(model));
    expect(written.sort()).toEqual(places.map(({ place }) => place).sort());
  });

  it("demands in the form what the check demands", () => {
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

  it("says in the form what a field is for, and its limits", () => {
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
  // The build alone needs these, and the id of an entry is told by another name.
  const omitted = ["related", "draft", kind.type === "data" ? idField(kind) : undefined];
  const visit = (schema: Schema) => {
    const { role, typeName = "" } = metaOf(schema);
    const element = elementOf(schema);
    if (element) visit(element);
    // A picture has one type for all, made by hand: see content-types.ts.
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

test("a recap is written from the top of its page to the bottom, and the technical comes last", () => {
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

test("a label begins with the name that the content check uses, or is the word of the page", () => {
  const pageWords = Object.values(factTerms) as string[];
  const fields = registry.kinds.flatMap(({ name }) => formPlaces(fieldsOfCollection(name)));
  for (const [, { name, label }] of fields) {
    if (["src", "body", "item", "check", "address"].includes(name) || pageWords.includes(label))
      continue;
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
    expect(label.toLowerCase()).toMatch(new RegExp(`^${words}`));
  }
});

test("one entry of a list is called by the singular", () => {
  const names = ["phases", "lessons", "aliases", "entries", "faq", "areas", "offers", "groups"];
  expect(names.map(singularOf).join()).toBe("Phase,Lesson,Alias,Entry,FAQ entry,Area,Offer,Group");
});

test("a list of pages that can be named offers them by title", () => {
  const related = fieldsOfCollection("article").find(({ name }) => name === "related");
  expect(related?.fields?.[0]).toMatchObject({
    widget: "select",
    multiple: true,
    options: choices.service,
  });
});

test("so does a field that names something inside another kind", () => {
  expect(fieldsOfCollection("service").find(({ name }) => name === "offer")).toMatchObject({
    widget: "select",
    options: choices["business.offers"],
  });
});

test("the editor's configuration is data: it is the same after JSON", () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});

test("pictures go beside their page, and every collection writes in a format of ours", () => {
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
