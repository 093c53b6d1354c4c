import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answersFile, type DocumentedAnswers } from "../../src/publish/documented-queries";

/**
 * Returns what the last build of the tested project has answered to the queries of docs/data.md.
 */
export function readAnswers(): DocumentedAnswers {
  const file = join(siteFolder, answersFile);
  if (!existsSync(file))
    throw new Error(`${file} is missing: build with npm test, which has the queries run.`);
  return JSON.parse(readFileSync(file, "utf8")) as DocumentedAnswers;
}
