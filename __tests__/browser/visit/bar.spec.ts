/** The progress bar: 200 ms, 5,000 ms, 500 ms (docs/behavior.md). */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import {
  answered,
  back,
  dataOf,
  errorView,
  go,
  goTo,
  hold,
  markReloaded,
  ready,
  shows,
  stopClock,
  visit,
} from "./visit";

/** What the page's bars are now: none, or one with its name, state and value. */
const bars = (page: Page) =>
  page.locator("[role=progressbar]").evaluateAll((all) =>
    all.map((bar) => {
      const of = (name: string) => bar.getAttribute(name);
      return `${of("aria-label") ?? ""}: ${of("data-state") ?? ""} ${of("aria-valuenow") ?? ""}`;
    }),
  );

/** Advances the page's clock, and returns the bars. */
async function after(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  return bars(page);
}

test("the bar appears after 200 ms, advances evenly, waits at 100 % after 5,000 ms, and goes 500 ms after the page came", async ({
  page,
}) => {
  await visit(page, "/");
  const slow = await hold(page, dataOf("/privacy"));
  await stopClock(page);
  await go(page, "/privacy");
  await slow.requested;
  expect(await after(page, 199)).toEqual([]);
  expect(await after(page, 1)).toEqual(["Page loading: loading 0"]);
  expect(await after(page, 1_000)).toEqual(["Page loading: loading 20"]);
  expect(await after(page, 3_900)).toEqual(["Page loading: loading 98"]);
  expect(await after(page, 100)).toEqual(["Page loading: loading 100"]);
  expect(await after(page, 3_000)).toEqual(["Page loading: loading 100"]);
  const place = await page
    .getByRole("progressbar", { name: "Page loading", exact: true })
    .boundingBox();
  expect(place?.y).toBe(0);
  slow.release();
  await shows(page, "/privacy");
  await expect.poll(() => bars(page)).toEqual(["Page loading: finished 100"]);
  expect(await after(page, 499)).toEqual(["Page loading: finished 100"]);
  expect(await after(page, 1)).toEqual([]);
});

test("there is no bar for a page that comes sooner, a query or a hash", async ({ page }) => {
  await visit(page, "/about");
  const quick = await hold(page, dataOf("/privacy"));
  await stopClock(page);
  await go(page, "/privacy");
  await quick.requested;
  expect(await after(page, 199)).toEqual([]);
  quick.release();
  await shows(page, "/privacy");
  expect(await after(page, 1_000)).toEqual([]);
  await go(page, "/privacy?a=b");
  await page.waitForURL("**/privacy?a=b");
  await go(page, "/privacy?a=b#main");
  await page.waitForURL("**/privacy?a=b#main");
  expect(await after(page, 1_000)).toEqual([]);
});

test("the bar turns red when loading fails, and goes 500 ms later", async ({ page }) => {
  await visit(page, "/");
  const held = await hold(page, dataOf("/privacy"), answered(404));
  await stopClock(page);
  await markReloaded(page);
  await go(page, "/privacy");
  await held.requested;
  await page.clock.runFor(800);
  held.release();
  await page.locator(errorView).waitFor();
  expect(await bars(page)).toEqual(["Page loading: failed 100"]);
  const [color, danger] = await page.getByRole("progressbar").evaluate((bar) => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.backgroundColor = "var(--on-band-danger)";
    const colors = [bar, sample].map((element) => getComputedStyle(element).backgroundColor);
    sample.remove();
    return colors;
  });
  expect(color).toBe(danger);
  expect(await after(page, 499)).toHaveLength(1);
  expect(await after(page, 1)).toEqual([]);
});

test("the bar starts again with another link", async ({ page }) => {
  await visit(page, "/");
  const left = await hold(page, dataOf("/privacy"));
  const taken = await hold(page, dataOf("/thanks"));
  await stopClock(page);
  await go(page, "/privacy");
  await left.requested;
  expect(await after(page, 1_200)).toEqual(["Page loading: loading 20"]);
  await go(page, "/thanks");
  await taken.requested;
  expect(await bars(page)).toEqual(["Page loading: loading 0"]);
  taken.release();
  await shows(page, "/thanks");
});

test("the bar appears on Back too", async ({ page }) => {
  await visit(page, "/about");
  await goTo(page, "/privacy");
  // In a new document the previous page is not in memory.
  await page.reload();
  await ready(page);
  const slow = await hold(page, dataOf("/about"));
  await stopClock(page);
  await back(page);
  await slow.requested;
  expect(await after(page, 200)).toEqual(["Page loading: loading 0"]);
  slow.release();
  await shows(page, "/about");
});
