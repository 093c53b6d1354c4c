/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { jsonSchemas } from "../../../scripts/schemas/json-schemas";
import { translatedFrom } from "../../../src/content/language";
import { registry } from "../../../src/content/registry";
import { schemaFile } from "../../../src/content/write-content";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { walkFiles } from "../../../src/content/walk-files";

test("every page and every YAML file names its schema, and is valid by it", async () => {
  const schemas = jsonSchemas();
  const names = (await walkFiles("content")).filter(
    (name) => /\.(md|yml)$/.test(name) && name !== "README.md" && !translatedFrom(name),
  );
  expect(names.length).toBeGreaterThanOrEqual(24);
  for (const name of names) {
    const text = readFileSync(`content/${name}`, "utf8");
    const yaml = name.endsWith(".yml") ? text : (splitFrontMatter(text)?.yaml ?? "");
    const reference = /^# yaml-language-server: \$schema=(\S+)\n/.exec(yaml)?.[1] ?? "";
    const file = path.join("content", path.dirname(name), reference);
    expect([name, existsSync(file)]).toEqual([name, true]);
    const schema = z.fromJSONSchema(schemas[path.basename(file)] as never);
    expect([name, schema.safeParse(parse(yaml)).error]).toEqual([name, undefined]);
  }
});

test("a schema refuses what the content check refuses", () => {
  const schemas = jsonSchemas();
  const business = z.fromJSONSchema(schemas["business.schema.json"] as never);
  const facts = parse(readFileSync("content/business.yml", "utf8")) as Record<string, unknown>;
  expect(business.safeParse({ ...facts, phone: "555" }).success).toBe(false);
  expect(business.safeParse({ ...facts, motto: "We build" }).success).toBe(false);
  expect(business.safeParse({ ...facts, name: undefined }).success).toBe(false);
});

test("every field has a description, and every pattern an error message", () => {
  expect(Object.keys(jsonSchemas())).toHaveLength(registry.kinds.length);
  const faults: string[] = [];
  const visit = (value: unknown, where: string) => {
    if (value === null || typeof value !== "object") return;
    const schema = value as Record<string, unknown>;
    if ("pattern" in schema && !schema.patternErrorMessage) faults.push(`${where}: pattern`);
    for (const role of ["role", "part", "refersTo", "typeName", "unique"])
      if (role in schema && !where.endsWith("/properties")) faults.push(`${where}: ${role}`);
    for (const [key, inner] of Object.entries(schema)) visit(inner, `${where}/${key}`);
    if (where.endsWith("/properties"))
      for (const [key, field] of Object.entries(schema))
        if (!(field as { description?: string; items?: object }).description && !isList(field))
          faults.push(`${where}/${key}: description`);
  };
  const isList = (field: unknown) => (field as { type?: string }).type === "array";
  for (const [name, schema] of Object.entries(jsonSchemas())) visit(schema, name);
  expect(faults).toEqual([]);
});

test("VS Code's settings name every YAML file's schema", () => {
  const settings = readFileSync(".vscode/settings.json", "utf8");
  for (const kind of registry.data) {
    const schema = `./schemas/${schemaFile(kind)}`;
    expect(settings).toContain(`"${schema}": "content/${kind.files}"`);
    expect(existsSync(schema)).toBe(true);
  }
});
