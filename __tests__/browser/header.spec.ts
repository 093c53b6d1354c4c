/** Journeys through the header and the bar to call. */
import type { Page } from "@playwright/test";
import { axeViolations, expect, open, phone, test, untranslated } from "./support";

const service = "/services/kitchen-remodel";
const desk = { width: 1440, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("the services panel opens by keyboard, and closes on Escape and when a service is chosen", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  const summary = main.locator("summary");
  const link = main.locator(`a[href="${service}"]`);
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${service}$`));
  await expect(main.locator("details[open]")).toHaveCount(0);
});

test("the header is as wide as without script", untranslated, async ({ page, browser }) => {
  const places = (where: Page) =>
    where.locator("header a:visible").evaluateAll(async (links) => {
      await document.fonts.ready;
      return links.map((link) => {
        const { x, width } = link.getBoundingClientRect();
        return [Math.round(x), Math.round(width)];
      });
    });
  for (const path of ["/", "/es"]) {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: desk });
    await plain.goto(path);
    await plain.waitForLoadState("networkidle");
    await open(page, path);
    await expect(
      page.getByRole("banner").getByText(/^(Open now|Closed|Abierto|Cerrado)/),
    ).toBeVisible();
    await expect.poll(() => places(page)).toEqual(await places(plain));
    await plain.close();
  }
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu has every page, the language and the services", async ({ page }) => {
    await open(page, "/about");
    await page.getByText("Menu", { exact: true }).tap();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.locator(`a[href="${service}"]`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await menu.getByRole("link", { name: "Español" }).tap();
    await expect(page).toHaveURL(/\/es\/about$/);
  });

  test("the bar to call appears below the first screen, and neither beside the same buttons at the end nor beside a form", async ({
    page,
  }) => {
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    await open(page, "/about");
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    await expect(bar).toBeInViewport();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Request a quote" })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.goto("/contact");
    await expect(bar).toBeHidden();
  });
});
