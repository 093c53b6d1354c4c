/**
 * `npm run new -- KIND "Title"`: copies `templates/KIND` to the folder of a new page, as a draft.
 */
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { currentDay } from "../src/content/day";
import { fileName, registry } from "../src/content/registry";
import { slugOf } from "../src/content/slug";
import { CommandError, runCommand } from "./command";
import { inFirstGroup } from "./first-group";

const usage = `npm run new -- KIND "Title"

KIND is one of: ${registry.pages.map(fileName).join(", ")}. To add a question, a place or a rule, copy an entry in its file in content/.`;

async function main(): Promise<void> {
  const [name = "", title = ""] = process.argv.slice(2);
  const kind = registry.pages.find((candidate) => fileName(candidate) === name);
  const template = path.join("templates", name);
  if (!kind || !existsSync(template) || !slugOf(title)) throw new CommandError(usage);
  const folder = path.join("content", kind.folder, slugOf(title));
  if (existsSync(folder)) throw new CommandError(`${folder} is there already.`);
  await cp(template, folder, { recursive: true });
  const page = path.join(folder, "index.md");
  const today = currentDay();
  const text = (await readFile(page, "utf8"))
    .replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
    .replace(/^(published|checked): .*$/gm, `$1: ${today}`);
  await writeFile(page, await inFirstGroup(text, "content"));
  console.log(`Made ${page}. Next:
  1. Write it: what is left says TODO. npm run check:content -- --watch lists mistakes while you do.
  2. Put your pictures beside it (npm run photos -- FOLDER --to ${folder} makes them ready), and see it with npm run develop.
  3. Take out the line draft: true when it is finished, and commit the folder.`);
}

runCommand(main);
