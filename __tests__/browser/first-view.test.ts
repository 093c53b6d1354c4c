/** What a phone loads before the visitor interacts with the page and before the browser is idle, in bytes. */
import { holdIdle } from "../../scripts/bench/in-page";
import { Traffic } from "../../scripts/bench/traffic";
import { phone } from "../../scripts/bench/visits";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";
import { useSite } from "../support/site";

const site = useSite();
const kilobyte = 1024;

it.each(pagesWithHtml)("$path: HTML and the pictures near the first view", async ({ path }) => {
  const page = await site.newPage(phone);
  await page.addInitScript(holdIdle);
  const traffic = await Traffic.of(page);
  await page.goto(path);
  await traffic.untilQuiet(500);
  expect(traffic.bytes).toBeGreaterThan(5 * kilobyte);
  expect(traffic.bytes).toBeLessThanOrEqual((languageOf(path).path === "/" ? 160 : 120) * kilobyte);
});

it("a picture far below the first view is loaded after the scripts", async () => {
  const page = await site.newPage(phone);
  await page.addInitScript(holdIdle);
  const traffic = await Traffic.of(page);
  await page.goto("/");
  await traffic.untilQuiet(500);
  const tile = page.locator('main img[src$="/high-rise-condo.jpg"]');
  const source = () => tile.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await source()).toBe("");
  await page.evaluate(() => window.benchRelease?.());
  await tile.evaluate((image: HTMLImageElement) =>
    image.complete && image.currentSrc
      ? undefined
      : new Promise((resolve) => image.addEventListener("load", resolve)),
  );
  expect(await source()).toMatch(/\.avif$/);
});

it("script waits for the first paint", async () => {
  const page = await site.newPage(phone);
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const paints = `${performance.getEntriesByType("paint").length}`;
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLScriptElement) added.dataset.paints = paints;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/services/casino");
  const script = page.locator('script[src^="/app-"]').first();
  await script.waitFor({ state: "attached" });
  expect(Number(await script.getAttribute("data-paints"))).toBeGreaterThan(0);
});
