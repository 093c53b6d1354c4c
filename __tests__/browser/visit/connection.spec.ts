/** Online and offline. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support";
import { abort, dataOf, errorView, go, goTo, hold, ready, shows, stopClock, visit } from "./visit";

test.use({ expectedProblems: [/Failed to load resource|A preload for/] });

const status = (page: Page) => page.locator("#visit-status");

test("says that the visitor is offline, and for a short time that the connection is back", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await page.clock.install();
  await expect(page.getByRole("status").and(status(page))).toHaveText("");
  await context.setOffline(true);
  await expect(status(page)).toHaveText("You’re offline.");
  await context.setOffline(false);
  await expect(status(page)).toHaveText("You’re back online.");
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText("");
});

test("a link waits for the connection, unless another one is followed", async ({
  page,
  context,
}) => {
  const { documents } = await visit(page, "/about");
  await stopClock(page);
  await context.setOffline(true);
  await expect(status(page)).toHaveText("You’re offline.");
  await go(page, "/faq");
  await go(page, "/privacy?a=b#main");
  await expect(status(page)).toContainText("opens as soon as you’re back");
  await page.clock.runFor(20_000);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.locator(errorView)).toHaveCount(0);
  await context.setOffline(false);
  await shows(page, "/privacy");
  expect(page.url()).toContain("/privacy?a=b#main");
  expect(documents).toEqual([]);
});

test("a connection that is lost while a page loads is no failure", async ({ page, context }) => {
  const { documents } = await visit(page, "/about");
  const held = await hold(page, dataOf("/privacy"), abort);
  await go(page, "/privacy#main");
  await held.requested;
  await context.setOffline(true);
  held.release();
  await expect(status(page)).toContainText("opens as soon as you’re back");
  expect(documents).toEqual([]);
  await page.unroute(dataOf("/privacy"));
  await context.setOffline(false);
  await shows(page, "/privacy");
});

test("where the browser wrongly says that it is offline, one request settles it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  const { documents } = await visit(page, "/about");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await goTo(page, "/privacy");
  expect(requests.filter((path) => path.endsWith("app-data.json")).length).toBeGreaterThan(0);
  await expect(status(page)).toHaveText("");
  expect(documents).toEqual([]);
});

test("a page that was prefetched opens offline", async ({ page, context }) => {
  const { documents } = await visit(page, "/about", { prefetch: true });
  const contact = page
    .locator("header")
    .getByRole("link", { name: "Contact", exact: true })
    .first();
  await contact.hover();
  await page.waitForFunction(() => window.___loader.loadPageSync("/contact"));
  await context.setOffline(true);
  await contact.click();
  await shows(page, "/contact");
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await ready(page);
});
