/**
 * `npm run bench -- build [N …]`: how long the site takes to build with N entries, most of them synthetic: cold, warm and with one
 * file edited, and how much memory it takes at its peak. It works in a temporary copy of the project.
 */
import { cpus } from "node:os";
import { buildColdWarmEdited, type Measure } from "./timed-build";

async function main() {
  const given = process.argv.slice(2).map(Number).filter(Boolean);
  const counts = given.length > 0 ? given : [35, 500, 5000];
  const seconds = ({ seconds: value }: Measure) => `${value.toFixed(0)} s`;
  console.log(`Node ${process.version}, ${cpus().length} processors\n`);
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

void main();
