/**
 * The tests in a browser: `npm test -- browser`, or `npx playwright test forms --project=journeys`
 * for single files. They visit what builds have left. With SITE=http://localhost:9000 they visit
 * what `npm start` serves there, with the headers and the 404 pages of the host. Servers listen on
 * free ports, or on TEST_PORT and PRODUCT_PORT.
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

/**
 * The built sites: the site itself, and the fixture business that tests of the product visit. With
 * SITE all tests visit that.
 */
const built = {
  site: {
    folder: "dist",
    command: "npm run build",
    projects: ["site", "sample", "sample-translated"],
  },
  product: {
    folder: ".businesses/general-contractor/dist",
    command: "npm test -- fixtures",
    projects: ["journeys", "translated"],
  },
};

/** The projects that are asked for, as `--project=site` or `--project site`. */
const asked = process.argv.flatMap((word, index, words) => {
  if (words[index - 1] === "--project") return [word];
  return word.startsWith("--project=") ? [word.slice("--project=".length)] : [];
});
// Without this, each test would say no more than that nobody answers. A worker does not know what
// was asked for.
if (!site && process.env.TEST_WORKER_INDEX === undefined)
  for (const { folder, command, projects } of Object.values(built))
    if (asked.length === 0 || asked.some((name) => projects.includes(name)))
      if (!existsSync(folder))
        throw new Error(
          `${folder} is not there, and the projects ${projects.join(", ")} visit it: run ${command}, ` +
            "or choose other projects, as with --project=site.",
        );

// Playwright reads this file again in each worker, with the environment of the first.
const port = Number((process.env.TEST_PORT ??= String(await freePort())));
const productPort = Number((process.env.PRODUCT_PORT ??= String(await freePort())));
const chromium = await chromiumOptions();

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

/** What extras have of their own: journeys, and what the sample says of them. */
const journeysOfExtras = files("src/extras/*/__tests__/browser/*.spec.ts");
const samplesOfExtras = files("src/extras/*/__tests__/sample/browser/*.spec.ts");

/**
 * The journeys again with a page translator, but for those that say that they gain nothing from
 * one: `untranslated` in support.ts.
 */
const translated = {
  grepInvert: /@untranslated/,
  use: { translated: true },
};

const onProduct = { baseURL: baseUrl(productPort) };

export default defineConfig({
  fullyParallel: true,
  // Journeys wait for pages, timers and animations: more of them than cores use these moments.
  workers: 3,
  retries: 0,
  // A machine may be several times slower than the one on which a test was written.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // Every page of the site, whatever its content says.
    { name: "site", testDir: "__tests__/site/browser" },
    {
      name: "sample",
      testMatch: [...files("__tests__/sample/browser/*.spec.ts"), ...samplesOfExtras],
    },
    { name: "sample-translated", testMatch: samplesOfExtras, ...translated },
    {
      name: "journeys",
      testMatch: [...files("__tests__/browser/**/*.spec.ts"), ...journeysOfExtras],
      use: onProduct,
    },
    {
      name: "translated",
      testMatch: [
        ...files("__tests__/browser/{forms,header,languages,policies}.spec.ts"),
        ...journeysOfExtras,
      ],
      ...translated,
      use: { ...translated.use, ...onProduct },
    },
  ],
  outputDir: "node_modules/.cache/playwright",
  use: {
    baseURL: baseUrl(port),
    viewport: { width: 1280, height: 800 },
    // The server would compress each answer anew.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // A page does not live long here: V8 would optimize its code, and axe's, each time anew and for
    // nothing.
    launchOptions: { ...chromium, args: [...chromium.args, "--js-flags=--no-maglev --no-opt"] },
  },
  webServer: site
    ? undefined
    : [...server(built.site.folder, port), ...server(built.product.folder, productPort)],
});
