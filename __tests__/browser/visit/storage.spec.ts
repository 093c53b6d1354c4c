/**
 * What stands in a visitor's storage is input: it may be anybody's, be refused, or be full, and
 * every page goes on.
 */
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support";
import { errorView, goTo } from "./visit";

const pages = ["/contact", "/apply-for-employment", "/thanks", "/plan", "/plan/bid-comparison"];

const values = [
  "{",
  '"<img src=x>"',
  '{"at":NOW,"answers":null,"rows":null,"price-1":7}',
  '{"at":NOW,"answers":{"__proto__":{"a":1},"bot-field":"x","name":"Sam"}}',
  '{"form":"contact","reference":"a","rows":[null]}',
  '[["/plan",{"a":1}]]',
];

const keys = [
  "draft-contact",
  "draft-contact-K7QD-M2XW",
  "draft-employment-K7QD-M2XW",
  "draft-x-y",
  "request-contact",
  "request-employment",
  "sent-form",
  "bid-comparison",
  "plan-done",
  "theme",
  "@@scroll|/contact|initial",
  "@@scroll|/plan|initial",
];

async function walk(page: Page): Promise<void> {
  for (const path of pages) {
    await open(page, path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(errorView)).toHaveCount(0);
  }
  await goTo(page, "/contact");
  await expect(page.locator("[name=bot-field]")).toHaveValue("");
}

test("anything may stand in it", async ({ page }) => {
  test.slow();
  await page.goto("/robots.txt");
  for (const value of values) {
    await page.evaluate(
      ([all, text]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear();
          for (const key of all) storage.setItem(key, text.replace("NOW", String(Date.now())));
        }
      },
      [keys, value] as const,
    );
    await walk(page);
  }
});

test("it may be refused", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await walk(page);
});

test("it may be full", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await walk(page);
  await page.locator("[name=name]").fill("Sam");
  await page.locator("[name=phone]").focus();
  await expect(page.getByText(/This browser won’t keep a draft/)).toBeVisible();
});
