import type { Page } from "playwright-core";
import { useSite } from "../../support/site";
import { chunkOf, dataOf, errorView, go, late, ready, shows, visit } from "./visit";

jest.setTimeout(60_000);

const site = useSite();

const contactLink = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Contact", exact: true });

it("says offline while there is no connection, and for a short time that it is back", async () => {
  const { page } = await visit(site, "/about");
  const line = page.getByRole("status").filter({ hasText: /offline|online/ });
  expect(await line.count()).toBe(0);
  await page.context().setOffline(true);
  await page.getByRole("status").filter({ hasText: "offline" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("status").filter({ hasText: "back online" }).waitFor();
  const begun = await page.evaluate(() => performance.now());
  await line.waitFor({ state: "detached" });
  expect((await page.evaluate(() => performance.now())) - begun).toBeLessThan(5_000);
});

it("keeps pages that were prefetched working", async () => {
  const { page, documents } = await visit(site, "/about", { prefetch: true });
  const data = page.waitForResponse(chunkOf("contact"));
  await contactLink(page).hover();
  await data;
  await page.waitForFunction(() => window.___loader.loadPageSync("/contact"));
  await page.context().setOffline(true);
  await contactLink(page).click();
  await shows(page, "/contact");
  expect(await page.locator(errorView).count()).toBe(0);
  expect(documents).toEqual([]);
});

it("says so when a link leads to a page that is not loaded, and goes on by itself", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.context().setOffline(true);
  await go(page, "/privacy?a=b#main");
  await page
    .getByRole("status")
    .filter({ hasText: "will open when the connection is back" })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
  // Longer than a request may hang: waiting for the connection is no failure.
  await page.waitForTimeout(1_500);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await page.context().setOffline(false);
  await shows(page, "/privacy");
  expect(page.url()).toBe(`${site.url}/privacy?a=b#main`);
  expect(documents).toEqual([]);
});

it("goes on by itself when the connection is lost while a page loads", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.route(dataOf("/privacy"), async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.abort().catch(() => undefined);
  });
  await go(page, "/privacy#main");
  await page.context().setOffline(true);
  await page.getByRole("status").filter({ hasText: "will open when" }).waitFor();
  expect(documents).toEqual([]);
  await page.unroute(dataOf("/privacy"));
  await page.context().setOffline(false);
  await shows(page, "/privacy");
  await ready(page);
  expect(page.url()).toBe(`${site.url}/privacy#main`);
  expect(documents).toEqual(["/privacy"]);
});

it("another page can be asked for while one waits", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.context().setOffline(true);
  await go(page, "/privacy");
  await go(page, "/about");
  await shows(page, "/about");
  await page.route(dataOf("/privacy"), late(0));
  await page.context().setOffline(false);
  await page.waitForTimeout(800);
  expect(new URL(page.url()).pathname).toBe("/about");
});
