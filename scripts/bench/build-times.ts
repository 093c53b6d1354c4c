/** How long the site itself takes to build: cold, warm, and with one word more in one Markdown file. */
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { service } from "../../src/content/kinds/service";
import { medians, type Values } from "./medians";
import { copyProject } from "./synthetic-content";
import { columns, table } from "./tables";
import { temporaryFolder } from "./temporary";
import { buildColdWarmEdited } from "./timed-build";

const shown = columns("seconds", {
  cold: "Cold, s",
  warm: "Nothing changed, s",
  edited: "One word changed, s",
});

/** No text of the site has it, so that it shows whether the edit has arrived. */
const word = "Onewordmore.";

async function once(root: string): Promise<Values> {
  const folder = temporaryFolder("bench-site");
  try {
    await copyProject(root, folder);
    const { folder: content } = service;
    const [slug = ""] = readdirSync(join(folder, "content", content)).sort();
    const { cold, warm, edited } = await buildColdWarmEdited(folder, {
      file: join(folder, "content", content, slug, "index.md"),
      page: join(folder, "public", "services", `${slug}.html`),
      text: word,
    });
    return { cold: cold.seconds, warm: warm.seconds, edited: edited.seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A table of the medians. */
export async function buildTimes(runs: number, log: (text: string) => void): Promise<string> {
  const measured: Values[] = [];
  for (let run = 0; run < runs; run += 1) {
    log(`build, run ${run + 1} of ${runs}`);
    measured.push(await once(process.cwd()));
  }
  const name = `${cpus().length} processors`;
  return table("On", shown, [{ name, values: medians(measured) }]);
}
