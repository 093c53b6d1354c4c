/**
 * `npm run generate`: renews everything that is made from something else in the repository, the query types included.
 * With `-- --screenshots` also the pictures of the documents, which no test compares.
 */
import { parseArgs } from "node:util";
import { build, isBuilt } from "../build.mjs";
import { runCommand } from "../command";
import { exitOnSignal } from "../run.mjs";
import { renewFiles } from "./files";

async function main() {
  const { values } = parseArgs({ options: { screenshots: { type: "boolean" } } });
  exitOnSignal(130);
  const renewed = await renewFiles(process.cwd(), { write: true });
  for (const file of renewed) console.log(`Renewed ${file}`);
  // Gatsby documents two ways to src/gatsby-types.d.ts: a build and `gatsby develop`. A build ends by itself, and where
  // nothing has changed there is none to make.
  if (!isBuilt() && !(await build())) {
    console.error("The site could not be built, so that its query types were not renewed.");
    process.exitCode = 1;
    return;
  }
  if (values.screenshots) {
    const { takeScreenshots } = await import("./screenshots");
    await takeScreenshots();
  }
  console.log("Everything that is generated is up to date.");
}

runCommand(main);
