/** Pages that do not exist, fail, or name a middleware that does not exist (docs/behavior.md). */
import { expect, test } from "@playwright/test";
import { back, dataOf, errorView, forward, go, ready, shows, visit } from "./visit";

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

for (const [error, message, status] of [
  [{ message: "Broken" }, "Broken", "500"],
  [{}, "Error", "500"],
  [{ message: "Gone for good", status: 410 }, "Gone for good", "410"],
] as const)
  test(`an error while a page is shown: ${JSON.stringify(error)}`, async ({ page }) => {
    const { documents } = await visit(page, "/about");
    await go(page, "/thanks");
    await shows(page, "/thanks");
    await back(page);
    await shows(page, "/about");
    // Replaces the component of the page in memory.
    await page.evaluate((thrown: { message?: string; status?: number }) => {
      const loaded = window.___loader.loadPageSync("/thanks") as unknown as { component: unknown };
      loaded.component = () => {
        throw Object.assign(new Error(thrown.message), thrown);
      };
    }, error);
    await go(page, "/thanks");
    await shows(page, "/thanks", message);
    await expect(page.locator(errorView)).toHaveAttribute("data-status", status);
    await expect(page.locator("header")).toBeVisible();
    // The error does not stick.
    await back(page);
    await shows(page, "/about");
    await forward(page);
    await page.locator(errorView).waitFor();
    await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
    await shows(page, "/contact");
    expect(documents).toEqual([]);
  });

test("an unknown middleware is an error, an unknown layout the default one", async ({ page }) => {
  await page.route(dataOf("/services/casino"), async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { pageContext: object } };
    Object.assign(json.result.pageContext, { middleware: ["nonsense"], layout: "nonsense" });
    await route.fulfill({ response, json });
  });
  await visit(page, "/about");
  await go(page, "/services/casino");
  await shows(page, "/services/casino", "Unknown middleware nonsense");
  await expect(page.locator(errorView)).toHaveAttribute("data-status", "500");
  await expect(page.locator('nav [href*="project="]')).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
});
