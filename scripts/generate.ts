/**
 * `npm run generate`: writes the committed files that are made from others. A test fails when one
 * is out of date.
 */
import { readdir, rm, writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { original } from "../src/content/language";
import { extraFolders } from "../src/i18n/label-files";
import { readCatalog } from "../src/i18n/read-catalog";
import { slotsFile, slotsOf } from "./extra-slots";
import { messagesFile, messagesOf } from "./label-types";
import { jsonSchemas } from "./schemas";

async function main() {
  const schemas = jsonSchemas();
  for (const name of await readdir("schemas"))
    // That of a kind which has been taken out.
    if (!(name in schemas)) await rm(`schemas/${name}`);
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `schemas/${name}`;
    const options = { ...(await resolveConfig(file)), filepath: file };
    await writeFile(file, await format(JSON.stringify(schema), options));
  }
  await writeFile(slotsFile, slotsOf());
  await writeFile(messagesFile, messagesOf(readCatalog(original, extraFolders())));
}

void main();
