/**
 * `npm run generate`: renews everything that is made from something else in the repository, the query types included.
 * With `-- --screenshots` also the pictures of the documents, which no test compares.
 */
import { build, isBuilt } from "../build.mjs";
import { exitOnSignal } from "../run.mjs";
import { renewFiles } from "./files";

async function main() {
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
  if (process.argv.includes("--screenshots")) {
    const { takeScreenshots } = await import("./screenshots");
    await takeScreenshots();
  }
  console.log("Everything that is generated is up to date.");
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
