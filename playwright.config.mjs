/**
 * The tests in a browser: `npm test -- browser`, or `npx playwright test forms` for single files. They visit `dist`, as a build has left
 * it. With SITE=http://localhost:9000 they visit what `npm start` serves
 * there, with the headers and the 404 pages of the host. They listen on a free port, or on TEST_PORT.
 */
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.mjs";
import { freePort } from "./scripts/free-port.mjs";

const site = process.env.SITE;
if (
  site &&
  !(await fetch(site).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  throw new Error(`SITE=${site} does not answer: serve a built site there first, with npm start.`);
// Playwright reads this file again in each worker, with the environment of the first.
const port = Number((process.env.TEST_PORT ??= String(await freePort())));
const chromium = await chromiumOptions();

/**
 * The tests that visit pages of the sample: those of the core, and of extras.
 * @param {string[]} names of some of them
 */
const journeys = (...names) =>
  names.length > 0
    ? new RegExp(`__tests__/browser/(?:${names.join("|")})\\.spec\\.ts$`)
    : /__tests__\/browser\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  // Journeys wait for pages, timers and animations: a third on two cores uses these moments.
  workers: 3,
  retries: 0,
  // A machine may be several times slower than the one on which a test was written.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // Every page, whatever its content says.
    { name: "site", testDir: "__tests__/site/browser" },
    { name: "journeys", testMatch: journeys() },
    {
      // The journeys again with a page translator running, but for those that gain nothing from one.
      name: "translated",
      testMatch: journeys("forms", "header", "languages", "pictures", "plan", "policies", "search"),
      grepInvert:
        /without script|not arrive|on paper|prints|wide screen|zoom|the header|refused|accessible|three photos/,
      use: { translated: true },
    },
  ],
  outputDir: "node_modules/.cache/playwright",
  use: {
    baseURL: site ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Compressing each answer anew is a twentieth of the tests' time.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // A page does not live long here: V8 would optimize its code, and axe's, each time anew and for nothing.
    launchOptions: { ...chromium, args: [...chromium.args, "--js-flags=--no-maglev --no-opt"] },
  },
  webServer: site
    ? undefined
    : {
        command: "node --import tsx scripts/server.ts",
        env: { PORT: String(port) },
        port,
        reuseExistingServer: false,
      },
});
