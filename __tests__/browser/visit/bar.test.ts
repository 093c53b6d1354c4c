import type { Page } from "playwright-core";
import { useSite } from "../../support/site";
import { record, barStates, type BarState } from "./recorder";
import {
  answered,
  back,
  dataOf,
  errorView,
  go,
  hold,
  ready,
  shows,
  stopClock,
  visit,
} from "./visit";

const site = useSite();

const seen = (list: BarState[]) => list.filter(({ count }) => count > 0);
const first = (list: BarState[]) => seen(list)[0];
/** Returns the time of a state without a bar. */
const gone = ({ time, count }: BarState) => (count === 0 ? time : undefined);

/**
 * Goes to a page whose data take `duration` milliseconds to arrive, by the page's clock. Returns the states of the bar until a second
 * after the page is shown.
 */
async function slowly(
  page: Page,
  start: string,
  duration: number,
  path = start,
): Promise<BarState[]> {
  const held = await hold(page, dataOf(path));
  await stopClock(page);
  await record(page, start);
  await held.requested;
  await page.clock.runFor(duration);
  held.release();
  await shows(page, path);
  await page.clock.runFor(1_000);
  return barStates(page);
}

it("appears 200 ms after a navigation began, and disappears 500 ms after the page arrived", async () => {
  const { page } = await visit(site, "/");
  const list = await slowly(page, "/privacy", 1_500);
  expect(first(list)).toMatchObject({ time: 200, state: "loading", value: 0 });
  const finished = list.find(({ state }) => state === "finished");
  expect(finished).toMatchObject({ time: 1_500, value: 100 });
  expect(gone(list.at(-1)!)).toBe(2_000);
  expect(new URL(page.url()).pathname).toBe("/privacy");
});

it("advances evenly, would reach 100 % 5,000 ms after it appeared, and waits there", async () => {
  const { page } = await visit(site, "/");
  const list = seen(await slowly(page, "/privacy", 6_500));
  const loading = list.filter(({ state }) => state === "loading");
  const start = loading[0]?.time ?? 0;
  expect(loading.find(({ value }) => value === 100)?.time).toBe(start + 5_000);
  expect(loading.length).toBeGreaterThan(15);
  for (const { time, value } of loading) {
    expect(value).toBe(Math.min(100, Math.round((time - start) / 50)));
  }
  expect(list[loading.length]).toMatchObject({ time: 6_500, state: "finished" });
});

it("is one progressbar, named Page loading, above everything, and shifts no layout", async () => {
  const { page } = await visit(site, "/");
  // The whole style sheet and the fonts are loaded.
  await page.waitForLoadState("networkidle");
  const held = await hold(page, dataOf("/privacy"));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await stopClock(page);
  await record(page, "/privacy");
  await held.requested;
  await page.clock.runFor(1_000);
  await page.getByRole("progressbar", { name: "Page loading", exact: true }).waitFor();
  expect(await height()).toBe(before);
  expect(
    await page.evaluate(() => {
      const bar = document.querySelector("[role=progressbar]");
      const highest = [...document.querySelectorAll("body *")]
        .filter((element) => element !== bar)
        .map((element) => Number(getComputedStyle(element).zIndex) || 0);
      if (!bar) return undefined;
      const { position, zIndex, top } = getComputedStyle(bar);
      return [position, top, Number(zIndex) > Math.max(...highest)];
    }),
  ).toEqual(["fixed", "0px", true]);
  held.release();
  await shows(page, "/privacy");
  await page.clock.runFor(1_000);
  const list = await barStates(page);
  expect(gone(list.at(-1)!)).toBeDefined();
  expect(list.every(({ count }) => count <= 1)).toBe(true);
  expect(seen(list).every(({ name }) => name === "Page loading")).toBe(true);
  expect(seen(list).every(({ value }) => value >= 0 && value <= 100)).toBe(true);
});

it("does not appear for a page that arrives sooner, or for a query or hash", async () => {
  const { page } = await visit(site, "/about");
  expect(seen(await slowly(page, "/privacy", 199))).toEqual([]);
  await record(page, "/about");
  await shows(page, "/about");
  await go(page, "/about?a=b");
  await page.waitForFunction(() => location.search === "?a=b");
  await go(page, "/about?a=b#main");
  await page.waitForFunction(() => location.hash === "#main");
  await back(page);
  await page.waitForFunction(() => location.hash === "");
  await page.clock.runFor(1_000);
  expect(seen(await barStates(page))).toEqual([]);
});

it("appears on Back too", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/privacy");
  await shows(page, "/privacy");
  // In a new document the previous page is not in memory.
  await page.reload();
  await ready(page);
  const list = await slowly(page, "back", 1_200, "/about");
  expect(first(list)?.time).toBe(200);
  expect(list.some(({ state }) => state === "finished")).toBe(true);
});

it("turns red when loading fails, and disappears 500 ms later", async () => {
  const { page } = await visit(site, "/");
  const held = await hold(page, dataOf("/privacy"), answered(404));
  await stopClock(page);
  // The one reload of this minute is used up.
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now()}`));
  await record(page, "/privacy");
  await held.requested;
  await page.clock.runFor(800);
  held.release();
  await page.locator(errorView).waitFor();
  const color = await page
    .locator("[role=progressbar][data-state=failed]")
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(color).toBe("rgb(255, 90, 79)");
  await page.clock.runFor(1_000);
  const list = await barStates(page);
  const failed = list.find(({ state }) => state === "failed");
  expect(failed).toMatchObject({ time: 800, value: 100 });
  expect(gone(list.at(-1)!)).toBe(1_300);
});

it("starts again for a new navigation", async () => {
  const { page } = await visit(site, "/");
  const left = await hold(page, dataOf("/privacy"));
  const taken = await hold(page, dataOf("/thanks"));
  await stopClock(page);
  await record(page, "/privacy");
  await left.requested;
  await page.clock.runFor(1_300);
  await go(page, "/thanks");
  await taken.requested;
  await page.clock.runFor(1_500);
  taken.release();
  await shows(page, "/thanks");
  const values = seen(await barStates(page))
    .filter(({ state }) => state === "loading")
    .map(({ value }) => value);
  const fall = values.findIndex((value, index) => value < (values[index - 1] ?? 0));
  expect(values[fall - 1]).toBeGreaterThanOrEqual(20);
  expect(values[fall]).toBe(0);
});

it("is announced politely, and only when loading is slow", async () => {
  const { page } = await visit(site, "/");
  const quick = await slowly(page, "/privacy", 999);
  expect(quick.every(({ status }) => status === "")).toBe(true);
  expect(seen(quick)).not.toEqual([]);
  const list = await slowly(page, "/thanks", 2_000);
  const announced = list.find(({ status }) => status);
  expect(announced).toMatchObject({ time: 1_000, status: "The page is loading." });
  expect(list.at(-1)?.status).toBe("");
});
