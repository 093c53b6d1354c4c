/** A visit to the pictures of the work. */
import { expect, open, phone, test, untranslated } from "../../../../../__tests__/browser/support";
import { opensEarly } from "../../../../../__tests__/browser/visit/visit";

test.use(phone);

test(
  "a picture that is tapped before any script opens in the overlay",
  untranslated,
  async ({ page }) => {
    await opensEarly(page, "/build-process/pictures");
  },
);

test("a picture opens large, the next one follows, and Back closes it", async ({ page }) => {
  await open(page, "/build-process/pictures");
  await page.locator("#photo-1 > a").click();
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await expect(dialog).toContainText("1 of");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("2 of");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/build-process\/pictures$/);
});
