/** `npm run schemas`: renews what editors know about the content, after a change of the content model. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesForEditors } from "./files";

async function main() {
  for (const [file, text] of Object.entries(await filesForEditors())) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}

void main();
