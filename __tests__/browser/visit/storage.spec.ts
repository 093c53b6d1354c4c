/** What forms keep in a visitor's storage, and what the frame of all pages does. */
import { expect, open, test } from "../support";
import { fillStorage, testAnyStorage } from "./any-storage";
import { goTo } from "./visit";

testAnyStorage({
  pages: ["/contact", "/apply-for-employment", "/thanks"],
  keys: [
    "draft-contact",
    "draft-contact-K7QD-M2XW",
    "draft-employment-K7QD-M2XW",
    "draft-x-y",
    "request-contact",
    "request-employment",
    "sent-form",
    "theme",
    "@@scroll|/contact|initial",
  ],
  after: async (page) => {
    await goTo(page, "/contact");
    await expect(page.locator("[name=bot-field]")).toHaveValue("");
  },
});

test("a visitor is told that nothing is kept where the storage is full", async ({ page }) => {
  await fillStorage(page);
  await open(page, "/contact");
  await page.locator("[name=name]").fill("Sam");
  await page.locator("[name=phone]").focus();
  await expect(page.getByText(/This browser won’t keep a draft/)).toBeVisible();
});
