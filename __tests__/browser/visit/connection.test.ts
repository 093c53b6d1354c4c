import type { Page } from "playwright-core";
import { connect, hydrated, settled, useSite } from "../../support/site";
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

it("says offline while there is no connection, and for a short time that it is back", async () => {
  const { page } = await visit(site, "/about");
  const line = page.getByRole("status").filter({ hasText: /offline|online/ });
  expect(await line.count()).toBe(0);
  await stopClock(page);
  await connect(page, false);
  await page.getByRole("status").filter({ hasText: "offline" }).waitFor();
  await connect(page, true);
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
  await connect(page, false);
  await contactLink(page).click();
  await shows(page, "/contact");
  expect(await page.locator(errorView).count()).toBe(0);
  expect(documents).toEqual([]);
});

it("says so when a link leads to a page that is not loaded, and goes on by itself", async () => {
  const { page, documents } = await visit(site, "/about");
  await stopClock(page);
  await connect(page, false);
  await go(page, "/privacy?a=b#main");
  await page.getByRole("status").filter({ hasText: "opens when you are back online" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
  // Longer than a request may hang: waiting for the connection is no failure.
  await page.clock.runFor(20_000);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await page.locator(errorView).count()).toBe(0);
  await connect(page, true);
  await shows(page, "/privacy");
  expect(page.url()).toBe(`${site.url}/privacy?a=b#main`);
  expect(documents).toEqual([]);
});

it("goes on by itself when the connection is lost while a page loads", async () => {
  const { page, documents } = await visit(site, "/about");
  const held = await hold(page, dataOf("/privacy"), aborted);
  await go(page, "/privacy#main");
  await held.asked;
  await connect(page, false);
  held.letGo();
  await page.getByRole("status").filter({ hasText: "opens when" }).waitFor();
  expect(documents).toEqual([]);
  await page.unroute(dataOf("/privacy"));
  await connect(page, true);
  await shows(page, "/privacy");
  await ready(page);
  expect(page.url()).toBe(`${site.url}/privacy#main`);
  expect(documents).toEqual(["/privacy"]);
});

it("takes over a page whose scripts began while there was no connection", async () => {
  const page = await site.newPage();
  // What a browser says between the last script and the first request for data.
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

it("another page can be asked for while one waits", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await connect(page, false);
  await go(page, "/privacy");
  await page.getByRole("status").filter({ hasText: "opens when" }).waitFor();
  await go(page, "/about");
  await shows(page, "/about");
  let asked = 0;
  page.on("request", (request) => (asked += request.url().includes("privacy") ? 1 : 0));
  await connect(page, true);
  await page.getByRole("status").filter({ hasText: "back online" }).waitFor();
  await settled(page);
  expect(asked).toBe(0);
  await shows(page, "/about");
});
