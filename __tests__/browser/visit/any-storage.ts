/**
 * What stands in a visitor's storage is input: it may be anybody's, be refused, or be full, and
 * every page goes on.
 */
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support";
import { errorView } from "./visit";

const values = [
  "{",
  '"<img src=x>"',
  '{"at":NOW,"answers":null,"rows":null,"price-1":7}',
  '{"at":NOW,"answers":{"__proto__":{"a":1},"bot-field":"x","name":"Sam"}}',
  '{"form":"contact","reference":"a","rows":[null]}',
  '[["/plan",{"a":1}]]',
];

interface Stored {
  /** The pages that are opened. */
  pages: readonly string[];
  /** The names under which they keep something. */
  keys: readonly string[];
  /** What else holds after these pages. */
  after?: (page: Page) => Promise<unknown>;
}

/** Declares the tests of pages that keep something. */
export function testAnyStorage({ pages, keys, after }: Stored): void {
  const walk = async (page: Page) => {
    for (const path of pages) {
      await open(page, path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator(errorView)).toHaveCount(0);
    }
    await after?.(page);
  };

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
    await fillStorage(page);
    await walk(page);
  });
}

/** Has a page find no room in the storage. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
