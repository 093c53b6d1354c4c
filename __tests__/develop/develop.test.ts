/** `npm run develop`: an edit of Markdown reaches the site, and the editor is there. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { prepareBusiness } from "../support/businesses";

// Gatsby starts in minutes where other programs keep the processor busy.
jest.setTimeout(15 * 60_000);

let address: string;

/** Waits until a file of the site contains some words. */
async function says(name: string, words: string): Promise<void> {
  const read = async () => (await fetch(`${address}/${name}`)).text();
  while (!(await read().catch(() => "")).includes(words)) await setTimeout(500);
}

/**
 * Fails unless a browser shows the words. Jest cannot import the browser's module, a process can.
 */
const look = `
  import { chromium } from "@playwright/test";
  import { chromiumOptions } from "./scripts/chromium.mjs";
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage();
  await page.goto(process.env.PAGE);
  await page.getByText(process.env.WORDS).waitFor();
  await browser.close();`;

/**
 * Fails unless the browser moves between pages as on the built site: to a hash on load, without
 * documents, with the bar, and to the top of a page that a link leads to.
 */
const visit = `
  import { chromium, expect } from "@playwright/test";
  import { chromiumOptions } from "./scripts/chromium.mjs";
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage();
  // Nothing is loaded ahead, so that the bar has something to wait for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(process.env.SITE + "/faq#price");
  await expect(page.locator("#price")).toBeInViewport({ timeout: 60_000 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto(process.env.SITE + "/contact?project=kitchen-remodel");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  let release;
  const held = new Promise((done) => (release = done));
  await page.route("**/page-data/about/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator("footer").getByRole("link", { name: "About" }).first().click();
  const bar = page.getByRole("progressbar", { name: "Page loading", exact: true });
  await expect(bar).toHaveAttribute("data-state", "loading");
  release();
  await page.waitForURL("**/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar).toHaveCount(0);
  expect(documents).toBe(0);
  await browser.close();`;

const runInProcess = (program: string, env: Record<string, string>) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, ...env },
  });

it("it starts, serves the editor, and shows an edit", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "develop-"));
  await prepareBusiness("general-contractor", { folder: root });
  const port = await freePort();
  address = `http://localhost:${port}`;
  const script = ["--import", "tsx", "scripts/develop.ts", "--port", String(port)];
  const develop = spawn(process.execPath, script, {
    cwd: root,
    stdio: "ignore",
    // A group of its own, which is stopped as a whole.
    detached: true,
    env: { ...process.env, NODE_ENV: "development" },
  });
  const stopped = once(develop, "exit");
  try {
    const data = "page-data/services/kitchen-remodel/page-data.json";
    await says(data, "Kitchen");
    await says("admin/config.json", "kitchen");
    await says("drawings/spots.svg", "<svg");
    for (const editor of ["admin/", "admin"]) await says(editor, "sveltia-cms.js");
    const file = path.join(root, "content/services/kitchen-remodel/index.md");
    writeFileSync(file, `${readFileSync(file, "utf8")}\nA sentence of this test.\n`);
    await says(data, "A sentence of this test.");
    const seen = { PAGE: `${address}/services/kitchen-remodel`, WORDS: "A sentence of this test." };
    runInProcess(look, seen);
    runInProcess(visit, { SITE: address });
  } finally {
    process.kill(-(develop.pid ?? 0), "SIGTERM");
    await stopped;
    await rm(root, { recursive: true, maxRetries: 5, retryDelay: 1_000 });
  }
});
