/** How long builds take: cold, warm and with one file edited, each time in a temporary copy of the project. */
import { cpus } from "node:os";
import { medians, type Values } from "./medians";
import { readCount } from "./options";
import { columns, table } from "./tables";
import { buildColdWarmEdited, type Measure } from "./timed-build";

const timeColumns = columns("seconds", {
  cold: "Cold, s",
  warm: "Nothing changed, s",
  edited: "One sentence more, s",
});

const processors = `${cpus().length} processors`;

/** Returns a table of median times for the site as it is, plus three synthetic pages. */
export async function buildTimes(runs: number, log: (text: string) => void): Promise<string> {
  const measured: Values[] = [];
  for (let run = 0; run < runs; run += 1) {
    log(`build, run ${run + 1} of ${runs}`);
    const { cold, warm, edited } = await buildColdWarmEdited(process.cwd(), 0);
    measured.push({ cold: cold.seconds, warm: warm.seconds, edited: edited.seconds });
  }
  return table("On", timeColumns, [{ name: processors, values: medians(measured) }]);
}

/**
 * `npm run bench -- build [N …]`: prints times and peak memory for sites of N entries, most of them synthetic. Each row is
 * printed as soon as it is measured, because a large site takes many minutes.
 */
export async function benchmarkBuilds(args: readonly string[]): Promise<void> {
  const given = args.map((text) => readCount("N", text));
  const counts = given.length > 0 ? given : [35, 500, 5000];
  const seconds = ({ seconds: value }: Measure) => `${value.toFixed(0)} s`;
  console.log(`Node ${process.version}, ${processors}\n`);
  console.log("| Entries | Cold | Cold, per entry | Warm | One file edited | Peak memory |");
  console.log("| ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const count of counts) {
    const { cold, warm, edited } = await buildColdWarmEdited(process.cwd(), count);
    const each = `${((cold.seconds / count) * 1000).toFixed(0)} ms`;
    const peak = Math.max(cold.megabytes, warm.megabytes, edited.megabytes);
    console.log(
      `| ${count.toLocaleString("en-US")} | ${seconds(cold)} | ${each} | ${seconds(warm)} | ${seconds(edited)} | ${(peak / 1024).toFixed(2)} GB |`,
    );
  }
}
