/** Pages that do not exist or fail (docs/behavior.md). */
import { expect } from "@playwright/test";
import { test } from "../../support/browser-test";
import { backTo, errorView, forward, go, goTo, ready, shows, visit } from "./visit";

test("no route matches: status 404, the message, and a link home that works", async ({ page }) => {
  const response = await page.goto("/services/nothing");
  expect(response?.status()).toBe(404);
  await ready(page);
  await expect(page.locator("h1")).toHaveText("This page could not be found");
  await expect(page.locator(errorView)).toHaveAttribute("data-status", "404");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
  await expect(page.locator(errorView)).toHaveCount(0);
  await go(page, "/nothing-here");
  await shows(page, "/nothing-here", "This page could not be found");
});

for (const [path, heading] of [
  ["/some%2Fpath", "This page could not be found"],
  ["/contact%3Fx=1", "This page could not be found"],
  ["/a%23b", "This page could not be found"],
  ["/blog%2Fhow-to-read-a-bid", "This page could not be found"],
  ["/es/nada%2Fx", "No encontramos esta página"],
  ["/es/contact%3Fx=1", "No encontramos esta página"],
] as const)
  test(`the 404 page stays at ${path} once scripts run`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await ready(page);
    await shows(page, path, heading);
    expect(errors).toEqual([]);
  });

test("an error while a page is shown takes its place, and does not stick", async ({ page }) => {
  const { documents } = await visit(page, "/about");
  await goTo(page, "/thanks");
  await backTo(page, "/about");
  // Replaces the component of the page in memory.
  await page.evaluate(() => {
    const loaded = window.___loader.loadPageSync("/thanks");
    if (!loaded || "status" in loaded) throw new Error("/thanks is not in memory.");
    loaded.component = () => {
      throw Object.assign(new Error("Gone for good"), { status: 410 });
    };
  });
  await go(page, "/thanks");
  await shows(page, "/thanks", "Gone for good");
  await expect(page.locator(errorView)).toHaveAttribute("data-status", "410");
  await expect(page.locator("header")).toBeVisible();
  await backTo(page, "/about");
  await forward(page);
  await page.locator(errorView).waitFor();
  await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
  await shows(page, "/contact");
  expect(documents).toEqual([]);
});
