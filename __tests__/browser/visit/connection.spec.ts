/** Online and offline. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support";
import { ready, shows, visit } from "./visit";

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

for (const [path, offline] of [
  ["/about", "You’re offline."],
  ["/es/about", "No hay conexión."],
] as const)
  test(`says so on ${path} before any script of Gatsby's, which leaves it there`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await context.setOffline(true);
    await expect(status(page)).toHaveText(offline);
    expect(await page.evaluate(() => "___loader" in window)).toBe(false);
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(status(page)).toHaveText(offline);
    await context.setOffline(false);
    await ready(page);
  });

test("a visitor whom the browser says to be offline is told as the page opens, and React keeps it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  await page.goto("/about");
  await expect(status(page)).toHaveText("You’re offline.");
  await ready(page);
  await expect(status(page)).toHaveText("You’re offline.");
});

test("a page that was prefetched opens offline", async ({ page, context }) => {
  const { documents } = await visit(page, "/about", { prefetch: true });
  const contact = page
    .locator("header")
    .getByRole("link", { name: "Contact", exact: true })
    .first();
  await contact.hover();
  await page.waitForFunction(() => window.___loader.loadPageSync("/contact"));
  // Its labels too.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await contact.click();
  await shows(page, "/contact");
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await ready(page);
});
