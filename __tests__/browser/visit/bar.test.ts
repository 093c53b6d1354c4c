import { useSite } from "../../support/site";
import { barGone, record, sights, type Sight } from "./recorder";
import { answered, back, chunkOf, dataOf, go, late, shows, visit } from "./visit";

jest.setTimeout(60_000);

const site = useSite();

/** A slow machine may be this much late, in ms; never early. */
const room = 600;
/** Time between two looks of the page's clock. */
const grain = 10;

function expectAt(time: number | undefined, wanted: number, early = grain): void {
  expect(time).toBeGreaterThanOrEqual(wanted - early);
  expect(time).toBeLessThanOrEqual(wanted + room);
}

/** The page is drawn in the same task in which its bar is finished, and we see the bar only after that. */
const drawing = 150;

const seen = (list: Sight[]) => list.filter(({ count }) => count > 0);
const first = (list: Sight[]) => seen(list)[0];
const goneAt = (list: Sight[]) => list.at(-1)?.time ?? 0;

it("appears 200 ms after a navigation began, and is gone 500 ms after the page came", async () => {
  const { page } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(1_500));
  await record(page, "/privacy");
  const list = await barGone(page);
  expectAt(first(list)?.time, 200);
  expect(first(list)).toMatchObject({ state: "loading", value: 0 });
  const finished = list.find(({ state }) => state === "finished");
  expect(finished?.value).toBe(100);
  expectAt(goneAt(list) - (finished?.time ?? 0), 500, drawing);
  expect(new URL(page.url()).pathname).toBe("/privacy");
});

it("advances evenly, would reach 100 % 5,000 ms after it appeared, and waits there", async () => {
  const { page } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(6_500));
  await record(page, "/privacy");
  const list = seen(await barGone(page)).filter(({ state }) => state === "loading");
  const start = list[0]?.time ?? 0;
  const full = list.find(({ value }) => value === 100);
  expectAt(full?.time === undefined ? undefined : full.time - start, 4_950);
  expect(list.length).toBeGreaterThan(15);
  for (const { time, value } of list) {
    const due = Math.min(100, (time - start) / 50);
    expect(value).toBeLessThanOrEqual(due + 1);
    expect(value).toBeGreaterThanOrEqual(Math.min(100, due) - 12);
  }
});

it("is one progressbar, named Page loading, above everything, and moves nothing", async () => {
  const { page } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(2_500));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await record(page, "/privacy");
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
  const list = await barGone(page);
  expect(list.every(({ count }) => count <= 1)).toBe(true);
  expect(seen(list).every(({ name }) => name === "Page loading")).toBe(true);
  expect(seen(list).every(({ value }) => value >= 0 && value <= 100)).toBe(true);
});

it("does not appear for a page that comes sooner, or for a query or hash", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/privacy");
  await shows(page, "/privacy");
  await record(page, "/about");
  await shows(page, "/about");
  await go(page, "/about?a=b");
  await go(page, "/about?a=b#main");
  await back(page);
  await page.waitForTimeout(1_000);
  expect(seen(await sights(page))).toEqual([]);
});

it("appears for Back too", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/privacy");
  await shows(page, "/privacy");
  // A new document: the page to go back to is not in memory.
  await page.reload();
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  await page.route(dataOf("/about"), late(1_200));
  await record(page, "back");
  const list = await barGone(page);
  expectAt(first(list)?.time, 200);
  expect(list.some(({ state }) => state === "finished")).toBe(true);
  await shows(page, "/about");
});

it("turns red when loading fails, and is gone 500 ms later", async () => {
  const { page } = await visit(site, "/");
  // The one reload of this minute is used up.
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now()}`));
  await page.route(chunkOf("privacy"), async (route) => {
    await late(800)(route);
  });
  await page.route(dataOf("/privacy"), async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await answered(404)(route);
  });
  await record(page, "/privacy");
  const color = page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => {
          const bar = document.querySelector("[role=progressbar][data-state=failed]");
          if (bar) done(getComputedStyle(bar).backgroundColor);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(await color).toBe("rgb(255, 90, 79)");
  const list = await barGone(page);
  const failed = list.find(({ state }) => state === "failed");
  expect(failed?.value).toBe(100);
  expectAt(goneAt(list) - (failed?.time ?? 0), 500, drawing);
});

it("starts again for a new navigation", async () => {
  const { page } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(20_000));
  await page.route(dataOf("/thanks"), late(1_500));
  await record(page, "/privacy");
  await page.waitForFunction(() => window.sights.some(({ value }) => value >= 20));
  await go(page, "/thanks");
  const list = seen(await barGone(page));
  const values = list.filter(({ state }) => state === "loading").map(({ value }) => value);
  const fall = values.findIndex((value, index) => value < (values[index - 1] ?? 0));
  expect(values[fall]).toBeLessThanOrEqual(2);
  await shows(page, "/thanks");
});

it("is announced, politely, only when it is slow", async () => {
  const { page } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(700));
  await record(page, "/privacy");
  expect((await barGone(page)).every(({ status }) => status === "")).toBe(true);
  await page.route(dataOf("/thanks"), late(2_000));
  await record(page, "/thanks");
  const list = await barGone(page);
  expectAt(list.find(({ status }) => status)?.time, 1_000);
  expect(list.find(({ status }) => status)?.status).toBe("The page is loading.");
  expect(list.at(-1)?.status).toBe("");
});
