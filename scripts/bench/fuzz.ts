/** `npm run bench -- fuzz [N]`: damages content at random N times; the check must report mistakes and never crash. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent, formatMistakes } from "../../src/content/check";
import { registry } from "../../src/content/registry";
import { siteDataOf } from "../../src/content/site-data";
import { walkFiles } from "../../src/content/walk-files";
import { bugPattern, damage, type Files } from "./damage";
import { temporaryFolder } from "./temporary";

/** Returns the site's content, with only the first page of each kind: checking all pictures takes seconds. */
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

export async function fuzz(count: number): Promise<void> {
  const root = temporaryFolder("fuzz");
  cpSync("src/pages", path.join(root, "src/pages"), { recursive: true });
  const intact = await sample();
  let reported = 0;
  const failures: string[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const files = { ...intact };
    damage(files, seed);
    rmSync(path.join(root, "content"), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    try {
      const checked = await checkContent(root);
      siteDataOf(checked);
      reported += checked.mistakes.length;
      const problem = bugPattern.exec(formatMistakes(checked.mistakes))?.[0];
      if (problem) failures.push(`${seed}: says “${problem}”`);
    } catch (error) {
      failures.push(`${seed}: ${String((error as Error).stack)}`);
    }
  }
  console.log(
    `${count} damaged projects: ${reported} mistakes reported, ${failures.length} failures of the check.`,
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
}
