/**
 * The tests in a browser: `npm test -- browser`, or `npx playwright test forms` for single files.
 * They visit what builds have left. With SITE=http://localhost:9000 they visit what `npm start`
 * serves there, with the headers and the 404 pages of the host. Servers listen on free ports, or on
 * TEST_PORT and PRODUCT_PORT.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
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
const productPort = Number((process.env.PRODUCT_PORT ??= String(await freePort())));
const chromium = await chromiumOptions();

/**
 * Where each built site is served: the site itself, and the fixture business that the tests of the product visit (`npm test -- fixtures`
 * builds it). With SITE all tests visit that.
 */
const folders = { site: "dist", product: ".businesses/general-contractor/dist" };
const baseUrl = (/** @type {number} */ at) => site ?? `http://localhost:${at}`;
/** @param {string} folder @param {number} at */
const server = (folder, at) =>
  existsSync(folder)
    ? [
        {
          command: `node --import tsx scripts/server.ts ${folder}`,
          env: { PORT: String(at) },
          port: at,
          reuseExistingServer: false,
        },
      ]
    : [];

/** @param {string[]} names below the project */
const files = (...names) => names.map((name) => join(import.meta.dirname, name));

/** The journeys of extras, on the sample's content. */
const ofExtras = files("src/extras/*/__tests__/browser/*.spec.ts");

/** What a page translator would change in vain: the journeys again, but for those that gain nothing from one. */
const translated = {
  grepInvert:
    /without script|not arrive|on paper|prints|wide screen|zoom|the header|refused|accessible|three photos/,
  use: { translated: true },
};

const inProduct = { testDir: "__tests__/browser" };
const onProduct = { baseURL: baseUrl(productPort) };

export default defineConfig({
  fullyParallel: true,
  // Journeys wait for pages, timers and animations: a third on two cores uses these moments.
  workers: 3,
  retries: 0,
  // A machine may be several times slower than the one on which a test was written.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // Every page of the site, whatever its content says.
    { name: "site", testDir: "__tests__/site/browser" },
    { name: "sample", testMatch: [...files("__tests__/sample/browser/*.spec.ts"), ...ofExtras] },
    { name: "sample-translated", testMatch: ofExtras, ...translated },
    { name: "journeys", ...inProduct, use: onProduct },
    {
      name: "translated",
      ...inProduct,
      testMatch: /(?:forms|header|languages|policies)\.spec\.ts$/,
      ...translated,
      use: { ...translated.use, ...onProduct },
    },
  ],
  outputDir: "node_modules/.cache/playwright",
  use: {
    baseURL: baseUrl(port),
    viewport: { width: 1280, height: 800 },
    // Compressing each answer anew is a twentieth of the tests' time.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // A page does not live long here: V8 would optimize its code, and axe's, each time anew and for nothing.
    launchOptions: { ...chromium, args: [...chromium.args, "--js-flags=--no-maglev --no-opt"] },
  },
  webServer: site
    ? undefined
    : [...server(folders.site, port), ...server(folders.product, productPort)],
});
