/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileName, kindNamed, registry } from "../../../src/content/registry";
import {
  elementOf,
  metaOf,
  shapeOf,
  type FieldMeta,
  type Schema,
} from "../../../src/content/schema";

const filesIn = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: "utf8" })
        .map((name) => join(place, name))
        .filter((name) => /\.tsx?$/.test(name));

/** Files that walk the registry. */
const walkers = ["src/content", "src/gatsby", "scripts/schemas.ts"].flatMap(filesIn);

/** Exceptions: the kinds themselves, and names that happen to be the same: the layout of services, the id of a section, a field. */
const mayName =
  /^src\/content\/(kinds\/|layout-names|sections|details|check\/(claims|advice|owner))/;

test("what walks the registry names no kind", () => {
  expect(walkers.length).toBeGreaterThan(60);
  // Rules are part of the Markdown syntax (`:rule[…]`), so code that reads Markdown may name them.
  const names = registry.kinds
    .map(({ name }) => name)
    .filter((name) => name !== "rule")
    .join("|");
  const faults = walkers
    .filter((file) => !mayName.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      return [...code.matchAll(new RegExp(`"(${names})(\\.yml)?"`, "g"))].map(
        ([name]) => `${file}: ${name}`,
      );
    });
  expect(faults).toEqual([]);
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
