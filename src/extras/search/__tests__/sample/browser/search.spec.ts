/** Journeys through the search: in the dialog, and on its page. */
import { axeViolations, expect, open, test } from "../../../../../../__tests__/browser/support";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("the search finds, and closes when a result is chosen", async ({ page }) => {
  await open(page, "/about");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("searchbox");
  await link.click();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Its script has come: it opens while the click is still on its way through the page.
  await link.click();
  await expect(field).toBeFocused();
  await field.fill("how much deposit");
  await expect(dialog.locator('a[href="/faq#deposit"]')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await field.fill("xylophone");
  await expect(dialog.getByText("No results for “xylophone”")).toBeVisible();
  await field.fill("recovery fund");
  await dialog.locator('a[href="/rights#recovery-fund-limits"]').first().click();
  await expect(page).toHaveURL(/\/rights#recovery-fund-limits$/);
  await expect(dialog).toBeHidden();
  // The router has followed the link, so that the browser's own `:target` does not match.
  await expect(page.locator("#recovery-fund-limits")).toHaveAttribute("data-target");
});
