/** `npm run generate`: renews the committed files that are made from others. A test fails when one is out of date. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { brandFiles } from "./brand/files";
import { jsonSchemas } from "./schemas";

async function main() {
  const schemas = Object.entries(jsonSchemas()).map(
    ([name, schema]) => [`schemas/${name}`, JSON.stringify(schema)] as const,
  );
  const files = [...schemas, ...Object.entries(await brandFiles(process.cwd()))];
  for (const [file, made] of files) {
    const content = typeof made === "string" ? await format(made, { filepath: file }) : made;
    if (existsSync(file) && Buffer.from(content).equals(readFileSync(file))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`Renewed ${file}`);
  }
}

void main();
