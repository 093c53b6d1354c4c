/**
 * Journeys through pictures: the overlay, before and after, and the one that follows the color
 * scheme.
 */
import type { Page } from "@playwright/test";
import { axeViolations, expect, hydrated, open, phone, test } from "../../browser/support";

const recap = "/build-process/second-generation-restaurant";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test.describe("the image overlay", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Pictures" });

  test("pages by keys and buttons, keeps the focus and returns it", async ({ page }) => {
    await open(page, recap);
    await page.locator("#photo-1 > a").focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("1 of");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toContainText("2 of");
    await expect(dialog(page).locator("figure").nth(1).locator("img")).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Previous" }).click();
    await expect(dialog(page)).toContainText("1 of");
    for (let tab = 0; tab < 5; tab++) await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName),
    ).toMatch(/DIALOG|BODY/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("#photo-1 > a")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${recap}$`));
  });

  test.describe("on a phone", () => {
    test.use(phone);
    test("follows a finger to and fro, and closes on Back only", async ({ page, context }) => {
      await open(page, recap);
      // Beside the handle between before and after.
      await page.locator("#photo-1 > a").tap({ position: { x: 20, y: 20 } });
      const session = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as [] });
      const swipe = async (right: number, down: number, shown: string) => {
        const at = (part: number) => ({ x: 195 + right * part, y: 420 + down * part });
        await touch("touchStart", at(-7));
        for (let part = -6; part <= 7; part += 1) await touch("touchMove", at(part));
        await touch("touchEnd");
        await expect(dialog(page)).toContainText(shown);
      };
      await swipe(-20, 0, "2 of");
      await swipe(20, 0, "1 of");
      // Beyond the first picture, and up and down.
      await swipe(20, 0, "1 of");
      await swipe(0, 20, "1 of");
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    });
  });

  test("opens at its address", async ({ page }) => {
    await open(page, `${recap}#photo-2`);
    await expect(dialog(page)).toContainText("2 of");
  });
});

test("before and after moves by keys and buttons", async ({ page }) => {
  await open(page, "/build-process/occupied-kitchen-and-bath-remodel");
  const range = page.getByRole("slider", { name: /^The bath/ });
  await range.focus();
  await page.keyboard.press("ArrowRight");
  await expect(range).toHaveValue("51");
  await page.getByRole("button", { name: "Before", exact: true }).last().click();
  await expect(range).toHaveValue("100");
  await page.getByRole("button", { name: "After", exact: true }).last().click();
  await expect(range).toHaveValue("0");
  await page.getByRole("button", { name: "Side by side" }).last().click();
  await expect(range).toBeHidden();
});

test("a series from one spot moves a picture at a time by keys and buttons", async ({ page }) => {
  await open(page, recap);
  const range = page.getByRole("slider", { name: /^The dining room/ });
  await range.focus();
  await page.keyboard.press("ArrowRight");
  await expect(range).toHaveAttribute("aria-valuetext", "Bare");
  await page.getByRole("button", { name: "After", exact: true }).first().click();
  await expect(range).toHaveAttribute("aria-valuetext", "After");
});

test("the home picture and the colors follow the switch in the footer", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const shown = () =>
    page
      .locator("main picture img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  const color = () =>
    page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await color();
  expect(await shown()).toContain("/home-hero.");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(shown).toContain("/home-hero-dusk.");
  await page.reload();
  await hydrated(page);
  await expect.poll(shown).toContain("/home-hero-dusk.");
  expect(await color()).not.toBe(light);
});
