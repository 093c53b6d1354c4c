import { chromiumOptions } from "../../../scripts/chromium.mjs";

/**
 * Runs once, before the browser tests, outside of jest's own module system (the package that holds Chromium is an ES module): unpacks
 * Chromium and tells the test files through the environment how to launch it.
 */
export default async function browserSetup() {
  process.env.TEST_CHROMIUM = JSON.stringify(await chromiumOptions());
}
