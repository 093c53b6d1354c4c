/** `npm run format` begins here: brings front matter and YAML of `content/` into the form that the editor writes. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { formattedContent } from "./schemas/format-content";

async function main() {
  const root = process.cwd();
  for (const { file, text } of await formattedContent(root)) {
    const target = path.join(root, file);
    if ((await readFile(target, "utf8")) !== text) await writeFile(target, text);
  }
}

void main();
