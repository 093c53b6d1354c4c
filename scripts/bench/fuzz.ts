/** `npm run bench -- fuzz 1000`: content damaged at random; the check has to tell mistakes and never to fail itself. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent, formatMistakes } from "../../src/content/check";
import { registry } from "../../src/content/registry";
import { siteDataOf } from "../../src/content/site-data";
import { walkFiles } from "../../src/content/walk-files";
import { damage, slip, type Files } from "./damage";
import { temporaryFolder } from "./temporary";

/** The content of the site, of each kind of page the first alone: a check of all its pictures takes seconds. */
async function sample(): Promise<Files> {
  const first = registry.pages.map(({ folder }) => [folder, readdirSync(`content/${folder}`)[0]]);
  const names = (await walkFiles("content")).filter((name) => {
    const [folder, slug] = name.split("/");
    const kept = first.find(([kind]) => kind === folder);
    return !kept || kept[1] === slug;
  });
  return Object.fromEntries(
    names.map((name): [string, string | Buffer] => {
      const bytes = readFileSync(`content/${name}`);
      return [`content/${name}`, /\.(md|yml)$/.test(name) ? bytes.toString() : bytes];
    }),
  );
}

async function main(): Promise<void> {
  const count = Number(process.argv[3] ?? 1000);
  const root = temporaryFolder("fuzz");
  cpSync("src/pages", path.join(root, "src/pages"), { recursive: true });
  const sound = await sample();
  let told = 0;
  const failed: string[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const files = { ...sound };
    damage(files, seed);
    rmSync(path.join(root, "content"), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    try {
      const checked = await checkContent(root);
      siteDataOf(checked);
      told += checked.mistakes.length;
      const problem = slip.exec(formatMistakes(checked.mistakes))?.[0];
      if (problem) failed.push(`${seed}: says “${problem}”`);
    } catch (error) {
      failed.push(`${seed}: ${String((error as Error).stack)}`);
    }
  }
  console.log(
    `${count} damaged trees: ${told} mistakes told, ${failed.length} failures of the check.`,
  );
  if (failed.length > 0) throw new Error(failed.join("\n"));
}

export const finished = main();
