/** `npm run generate`: renews the committed files that are made from others. A test fails when one is out of date. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { original } from "../src/content/language";
import { readCatalog } from "../src/i18n/read-catalog";
import { messagesFile, messagesOf } from "../src/i18n/messages-file";
import { jsonSchemas } from "./schemas";

/** Writes a file unless it is as it should be. */
async function renew(file: string, content: string): Promise<void> {
  if (existsSync(file) && content === readFileSync(file, "utf8")) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`Renewed ${path.relative(process.cwd(), file)}`);
}

async function main() {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const file = `schemas/${name}`;
    const options = { ...(await resolveConfig(file)), filepath: file };
    await renew(file, await format(JSON.stringify(schema), options));
  }
  await renew(messagesFile, messagesOf(readCatalog(original)));
}

void main();
