/** `npm run generate`: renews the committed files that are made from others. A test fails when one is out of date. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { jsonSchemas } from "./schemas";

async function main() {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const file = `schemas/${name}`;
    const options = { ...(await resolveConfig(file)), filepath: file };
    const content = await format(JSON.stringify(schema), options);
    if (existsSync(file) && content === readFileSync(file, "utf8")) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`Renewed ${file}`);
  }
}

void main();
