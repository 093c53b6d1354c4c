/** How long the site, with three synthetic pages, takes to build: cold, warm, and with one sentence more in one of them. */
import { cpus } from "node:os";
import { medians, type Values } from "./medians";
import { columns, table } from "./tables";
import { buildColdWarmEdited } from "./timed-build";

const shown = columns("seconds", {
  cold: "Cold, s",
  warm: "Nothing changed, s",
  edited: "One sentence more, s",
});

/** A table of the medians. */
export async function buildTimes(runs: number, log: (text: string) => void): Promise<string> {
  const measured: Values[] = [];
  for (let run = 0; run < runs; run += 1) {
    log(`build, run ${run + 1} of ${runs}`);
    const { cold, warm, edited } = await buildColdWarmEdited(process.cwd(), 0);
    measured.push({ cold: cold.seconds, warm: warm.seconds, edited: edited.seconds });
  }
  const name = `${cpus().length} processors`;
  return table("On", shown, [{ name, values: medians(measured) }]);
}
