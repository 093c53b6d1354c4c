/** @jest-environment node */
import { statSync } from "node:fs";
import { componentPages, readFixedPages } from "../../../src/content/check/read-files";
import { detailFields } from "../../../src/content/details";
import { fileName, kindNamed, registry } from "../../../src/content/registry";
import {
  elementOf,
  metaOf,
  shapeOf,
  type FieldMeta,
  type Schema,
} from "../../../src/content/schema";

test("every page with a component has a record of the headings that it shows", async () => {
  const found = await readFixedPages(process.cwd());
  const known = componentPages.map(({ path }) => path);
  const without = found.filter(({ path }) => !known.includes(path));
  expect(
    without.map(({ file, path }) => `${file}: src/content/component-pages.ts has no ${path}`),
  ).toEqual([]);
  const there = found.map(({ path }) => path);
  expect(
    known.filter((path) => !there.includes(path)).map((path) => `${path} has no component`),
  ).toEqual([]);
});

test("every name of a field that may stand in details is that of a page's field", () => {
  const fields = registry.pages.flatMap(({ schema }) => Object.keys(shapeOf(schema)));
  const unknown = detailFields.filter((name) => !fields.includes(name));
  expect(unknown.map((name) => `src/content/details.ts: no page has a field ${name}`)).toEqual([]);
});

test("every kind of page has a template", () => {
  for (const kind of registry.pages)
    expect(statSync(`src/templates/${fileName(kind)}.tsx`).isFile()).toBe(true);
  expect(() => kindNamed("poem")).toThrow("There is no kind of content “poem”.");
});

/** Every field inside an object, with its place: `service.faq.question`. */
const fieldsIn = (schema: Schema, place: string): { place: string; meta: FieldMeta }[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const inner = elementOf(field) ?? field;
    const own = `${place}.${name}`;
    return [{ place: own, meta: metaOf(inner) }, ...fieldsIn(inner, own)];
  });

test("every reference names a kind, or a list whose entries have ids", () => {
  const fields = registry.kinds.flatMap((kind) => fieldsIn(kind.fileSchema, kind.name));
  const lists = fields.filter(({ meta }) => meta.role === "id");
  const targets = [
    ...registry.kinds.map(({ name }) => name),
    ...lists.map(({ place }) => place.slice(0, place.lastIndexOf("."))),
  ];
  expect(new Set(registry.kinds.map(({ name }) => name)).size).toBe(registry.kinds.length);
  for (const { meta } of fields) if ("refersTo" in meta) expect(targets).toContain(meta.refersTo);
});
