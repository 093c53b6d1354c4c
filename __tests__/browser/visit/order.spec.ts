/** Which page is shown when several have been asked for, and when one hangs. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import {
  back,
  backTo,
  dataOf,
  forward,
  go,
  goTo,
  hold,
  ready,
  settled,
  shows,
  visit,
} from "./visit";

/** Releases a page that nobody waits for any more, and expects the page that is shown to stay. */
async function ignores(page: Page, slow: { release: () => void }, path: string) {
  const url = page.url();
  const answer = page.waitForResponse(dataOf(path));
  slow.release();
  await answer;
  // It is in memory, whole, before the one that is shown is looked at.
  await page.evaluate(async (address) => {
    await window.___loader.loadPage(address);
  }, path);
  await settled(page);
  expect(page.url()).toBe(url);
  await shows(page, new URL(url).pathname);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

test("of two links the later one wins, whichever page comes first", async ({ page }) => {
  const { documents } = await visit(page, "/");
  const early = await hold(page, dataOf("/privacy"));
  await go(page, "/privacy");
  await early.requested;
  await goTo(page, "/thanks");
  await ignores(page, early, "/privacy");
  expect(documents).toEqual([]);
});

test("Back wins over a slow link", async ({ page }) => {
  await visit(page, "/about");
  await goTo(page, "/faq");
  const slow = await hold(page, dataOf("/privacy"));
  await go(page, "/privacy");
  await slow.requested;
  await backTo(page, "/about");
  await ignores(page, slow, "/privacy");
});

for (const [name, next, path] of [
  ["Forward", forward, "/faq"],
  ["a link", (page: Page) => go(page, "/privacy"), "/privacy"],
  ["a hash", (page: Page) => go(page, "/faq#main"), "/faq"],
] as const)
  test(`${name} wins over a slow Back`, async ({ page }) => {
    await visit(page, "/about");
    await goTo(page, "/faq");
    await page.reload();
    await ready(page);
    const slow = await hold(page, dataOf("/about"));
    await back(page);
    await slow.requested;
    await next(page);
    await shows(page, path);
    await ignores(page, slow, "/about");
  });
