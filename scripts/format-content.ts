/** The first step of `npm run format`: formats front matter and YAML in `content/` as the editor writes them. */
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
