/** What crawlers read in a page's head, also those that wait until script has started. */
import { expect } from "@playwright/test";
import { test } from "../../support/browser-test";
import { visit } from "./visit";

test("it stays, once, when React starts", async ({ page }) => {
  const { errors } = await visit(page, "/about");
  await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute("content", /\/about$/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});
