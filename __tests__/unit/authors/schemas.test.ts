/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { jsonSchemas, schemaFile } from "../../../scripts/schemas";
import { translatedFrom } from "../../../src/content/language";
import { registry } from "../../../src/content/registry";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { walkFiles } from "../../../src/content/walk-files";

const schemas = jsonSchemas();

test("the files in schemas/ are up to date", () => {
  for (const [name, schema] of Object.entries(schemas))
    expect([name, JSON.parse(readFileSync(`schemas/${name}`, "utf8"))]).toEqual([
      name,
      JSON.parse(JSON.stringify(schema)),
    ]);
});

test("every page and every YAML file names its schema, and is valid by it", async () => {
  const names = (await walkFiles("content")).filter(
    (name) => /\.(md|yml)$/.test(name) && name !== "README.md" && !translatedFrom(name),
  );
  expect(names.length).toBeGreaterThanOrEqual(24);
  for (const name of names) {
    const text = readFileSync(`content/${name}`, "utf8");
    const yaml = name.endsWith(".yml") ? text : (splitFrontMatter(text)?.yaml ?? "");
    const reference = /^# yaml-language-server: \$schema=(\S+)\n/.exec(yaml)?.[1];
    // The editor leaves comments out.
    if (reference === undefined) continue;
    expect([name, existsSync(path.join("content", path.dirname(name), reference))]).toEqual([
      name,
      true,
    ]);
    const schema = z.fromJSONSchema(schemas[path.basename(reference)] as never);
    expect([name, schema.safeParse(parse(yaml)).error]).toEqual([name, undefined]);
  }
});

test("VS Code's settings name every YAML file's schema", () => {
  const settings = readFileSync(".vscode/settings.json", "utf8");
  for (const kind of registry.data.filter(({ files }) => files.endsWith(".yml")))
    expect(settings).toContain(`"./schemas/${schemaFile(kind)}": "content/${kind.files}"`);
});
