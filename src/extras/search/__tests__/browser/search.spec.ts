/** A search with its result, in the dialog and on its page. */
import {
  axeViolations,
  beyondWindow,
  expect,
  open,
  phone,
  test,
  untranslated,
} from "../../../../../__tests__/browser/support";

test.describe("in the dialog", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [name, path, title, typed] of [
    ["English", "/about", "Search", "cooking room"],
    ["Spanish", "/es/about", "Buscar", "cuarto de cocinar"],
  ] as const)
    test(`a word that visitors use leads to the page that says another, in ${name}`, async ({
      page,
    }) => {
      await open(page, path);
      await page.getByRole("banner").getByRole("link", { name: title }).click();
      const dialog = page.getByRole("dialog", { name: title });
      const field = dialog.getByRole("searchbox");
      await expect(field).toBeFocused();
      await field.fill("xylophone");
      await expect(dialog.getByText("“xylophone”")).toBeVisible();
      await field.fill(typed);
      const found = dialog.locator('a[href$="/services/kitchen-remodel"]');
      await expect(found).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await found.click();
      await expect(page).toHaveURL(/\/services\/kitchen-remodel$/);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

test.describe("on its page", () => {
  test.use(phone);

  test("the query stays in the address, and Back shows its results again", async ({ page }) => {
    await open(page, "/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("cooking room");
    await expect(page).toHaveURL(/\?q=cooking\+room$/);
    const found = page.getByRole("main").locator("ol a").first();
    await found.click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(field).toHaveValue("cooking room");
    await expect(found).toBeVisible();
  });

  test("an address with a query shows its results", untranslated, async ({ page }) => {
    await open(page, "/search?q=cooking+room");
    await expect(page.getByRole("main").locator("ol a").first()).toBeVisible();
    expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
