import { chromiumOptions } from "../../../scripts/chromium.mjs";

/**
 * Runs once before the browser tests. Unpacks Chromium and passes its launch options to the test files through the environment: they
 * can't do it themselves, since the package that contains Chromium is an ES module, which jest's module system can't load.
 */
export default async function browserSetup() {
  process.env.TEST_CHROMIUM = JSON.stringify(await chromiumOptions());
}
