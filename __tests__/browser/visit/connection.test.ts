import type { Page } from "playwright-core";
import { setOnline, hydrated, settled, useSite } from "../../support/site";
import {
  aborted,
  dataOf,
  errorView,
  go,
  hold,
  inMemory,
  ready,
  shows,
  stopClock,
  visit,
} from "./visit";

const site = useSite();

const contactLink = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Contact", exact: true });

it("says that the visitor is offline, and for a short time that the connection is back", async () => {
  const { page } = await visit(site, "/about");
  const line = page.getByRole("status").filter({ hasText: /offline|online/ });
  expect(await line.count()).toBe(0);
  await stopClock(page);
  await setOnline(page, false);
  await page.getByRole("status").filter({ hasText: "offline" }).waitFor();
  await setOnline(page, true);
  await page.getByRole("status").filter({ hasText: "back online" }).waitFor();
  await page.clock.runFor(2_000);
  expect(await line.textContent()).toContain("back online");
  await page.clock.runFor(3_000);
  expect(await line.count()).toBe(0);
});

it("keeps pages that were prefetched working", async () => {
  const { page, documents } = await visit(site, "/about", { prefetch: true });
  await contactLink(page).hover();
  await inMemory(page, "/contact");
  await setOnline(page, false);
  await contactLink(page).click();
  await shows(page, "/contact");
  expect(await page.locator(errorView).count()).toBe(0);
  expect(documents).toEqual([]);
});

it("waits for the connection when a link leads to a page that is not loaded", async () => {
  const { page, documents } = await visit(site, "/about");
  await stopClock(page);
  await setOnline(page, false);
  await go(page, "/privacy?a=b#main");
  await page.getByRole("status").filter({ hasText: "opens when you are back online" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
  // Longer than the time limit of a request: waiting for the connection is no failure.
  await page.clock.runFor(20_000);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await page.locator(errorView).count()).toBe(0);
  await setOnline(page, true);
  await shows(page, "/privacy");
  expect(page.url()).toBe(`${site.url}/privacy?a=b#main`);
  expect(documents).toEqual([]);
});

it("waits for the connection when it is lost while a page loads", async () => {
  const { page, documents } = await visit(site, "/about");
  const held = await hold(page, dataOf("/privacy"), aborted);
  await go(page, "/privacy#main");
  await held.requested;
  await setOnline(page, false);
  held.release();
  await page.getByRole("status").filter({ hasText: "opens when" }).waitFor();
  expect(documents).toEqual([]);
  await page.unroute(dataOf("/privacy"));
  await setOnline(page, true);
  await shows(page, "/privacy");
  await ready(page);
  expect(page.url()).toBe(`${site.url}/privacy#main`);
  expect(documents).toEqual(["/privacy"]);
});

it("hydrates a page whose scripts started offline", async () => {
  const page = await site.newPage();
  // As if the connection were lost between the last script and the first request for data.
  await page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, "onLine", { get: () => isOnline });
    window.addEventListener("online", () => (isOnline = true), { capture: true });
  });
  await page.goto("/about");
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.getByRole("status").filter({ hasText: "offline" }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await hydrated(page);
});

it("drops the page that waits when another link is followed", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await setOnline(page, false);
  await go(page, "/privacy");
  await page.getByRole("status").filter({ hasText: "opens when" }).waitFor();
  await go(page, "/about");
  await shows(page, "/about");
  let requests = 0;
  page.on("request", (request) => (requests += request.url().includes("privacy") ? 1 : 0));
  await setOnline(page, true);
  await page.getByRole("status").filter({ hasText: "back online" }).waitFor();
  await settled(page);
  expect(requests).toBe(0);
  await shows(page, "/about");
});
