/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { jsonSchemas, schemaFile } from "../../../scripts/schemas";
import { registry } from "../../../src/content/registry";

const schemas = jsonSchemas();

test("the files in schemas/ are up to date", () => {
  expect(readdirSync("schemas")).toEqual(Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas))
    expect([name, JSON.parse(readFileSync(`schemas/${name}`, "utf8"))]).toEqual([
      name,
      JSON.parse(JSON.stringify(schema)),
    ]);
});

test("VS Code's settings name every YAML file's schema", () => {
  const settings = readFileSync(".vscode/settings.json", "utf8");
  for (const kind of registry.data.filter(({ files }) => files.endsWith(".yml")))
    expect(settings).toContain(`"./schemas/${schemaFile(kind)}": "content/${kind.files}"`);
});
