/** Which pages are loaded before they are asked for. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import { ready, shows, stopClock, visit } from "./visit";

/** Collects the pages whose data are requested. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const [, path] =
      /\/page-data(\/.+)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}

test("a page is loaded once when its link comes into view, and then shown without a request", async ({
  page,
}) => {
  await page.goto("/");
  const paths = requested(page);
  await ready(page);
  await page.locator('footer a[href="/privacy"]').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.___loader.loadPageSync("/privacy"));
  expect(paths.filter((path) => path === "/privacy")).toHaveLength(1);
  expect(paths).not.toContain("/blog/how-to-read-a-bid");
  paths.length = 0;
  await page.locator('footer a[href="/privacy"]').click();
  await shows(page, "/privacy");
  expect(paths).not.toContain("/privacy");
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
  test(`nothing is loaded with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const paths = requested(page);
    await visit(page, "/about", { prefetch: true });
    await stopClock(page);
    await page.locator('header a[href="/contact"]').first().hover();
    await page.clock.runFor(2_500);
    await page.waitForLoadState("networkidle");
    expect(paths).toEqual(["/about"]);
  });
