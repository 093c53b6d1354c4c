/** Switching between the languages. */
import type { Page } from "@playwright/test";
import { beyondWindow, expect, open, test, untranslated } from "./support";

const switchTo = (page: Page, name: "English" | "Español") =>
  page.locator("header").getByRole("link", { name, exact: true }).filter({ visible: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.use({ viewport: { width: 1440, height: 900 } });

test("the switch keeps the query, the draft and the color scheme, without a new document", async ({
  page,
}) => {
  await open(page, "/contact?project=kitchen-remodel#main");
  await page.locator("[name=name]").fill("O'Brien-Ñúñez 李");
  await page.getByText("Dark", { exact: true }).click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await switchTo(page, "Español").click();
  await expect(heading(page, "Cuéntenos de su proyecto")).toBeVisible();
  expect(new URL(page.url()).search).toBe("?project=kitchen-remodel");
  await expect(page.locator("[name=name]")).toHaveValue("O'Brien-Ñúñez 李");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("Back and Forward show each page in its own language", async ({ page }) => {
  await open(page, "/faq");
  await switchTo(page, "Español").click();
  await expect(heading(page, "Sus preguntas, con respuesta")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Sus preguntas, con respuesta")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(switchTo(page, "Español")).toBeVisible();
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await switchTo(page, "English").click();
  await expect(heading(page, "Sus preguntas, con respuesta")).toBeHidden();
});

test("the header has room for the switch at every width", untranslated, async ({ page }) => {
  for (const path of ["/", "/es"]) {
    await page.goto(path);
    for (const width of [360, 390, 768, 1088, 1280, 1408]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await beyondWindow(page)]).toEqual([path, width, 0]);
      // All that is in it stands on one line.
      const isOneLine = await page
        .locator("header a:visible, header summary:visible")
        .evaluateAll((all) => {
          const edges = all.map((each) => each.getBoundingClientRect());
          const bottom = Math.min(...edges.map((edge) => edge.bottom));
          return edges.every(({ top }) => top < bottom);
        });
      expect([path, width, isOneLine]).toEqual([path, width, true]);
    }
  }
});
