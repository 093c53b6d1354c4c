import type { Page } from "playwright-core";
import { axeViolations } from "../../support/axe";
import { eventually } from "../../support/eventually";
import { useSite } from "../../support/site";
import { desk, open, phone, recap } from "./look";

const site = useSite();

describe("the image overlay", () => {
  const dialog = (page: Page) => page.locator("dialog[open]");
  const pictures = (page: Page) => page.locator("figure[id^='photo-'] > a");

  it("opens on Enter, pages by keys, traps the focus, and returns it on Escape", async () => {
    const page = await open(site, recap, desk);
    await pictures(page).first().focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.waitForFunction(() => location.hash === "#photo-1");
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("ArrowRight");
    await dialog(page)
      .getByText(/2 of \d/)
      .waitFor();
    await page.keyboard.press("End");
    await dialog(page).getByRole("button", { name: "Next", disabled: true }).waitFor();
    for (let tab = 0; tab < 6; tab++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName),
      ).toMatch(/DIALOG|BODY/);
    }
    expect(await axeViolations(page, "dialog")).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.waitForFunction(() => location.hash === "");
    await page.waitForFunction(() => document.activeElement?.closest("figure")?.id === "photo-1");
  });

  it("closes on Back, and leaves the page where it was", async () => {
    const page = await open(site, recap, phone);
    await pictures(page).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await pictures(page).first().click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(recap);
    await page.waitForFunction((wanted) => window.scrollY === wanted, before);
  });

  it("opens at its address", async () => {
    const page = await open(site, `${recap}#photo-2`, desk);
    await dialog(page).waitFor();
    await dialog(page)
      .getByText(/2 of \d/)
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(recap);
  });

  it("is a plain link to the large file without script", async () => {
    const page = await site.open(recap, { ...desk, javaScriptEnabled: false });
    expect(await pictures(page).first().getAttribute("href")).toMatch(/\.jpg$/);
  });
});

describe("before and after", () => {
  const frame = (page: Page) => page.locator("figure + figure + input[type='range']").first();
  /** Whether one picture is on top of the other. */
  const stacked = (page: Page) =>
    frame(page).evaluate((range) => {
      const [one, two] = [...(range.parentElement?.querySelectorAll("img") ?? [])].map((image) =>
        image.getBoundingClientRect(),
      );
      return one?.left === two?.left && one?.top === two?.top;
    });

  it("moves by arrow keys and buttons, and can show both side by side", async () => {
    const page = await open(site, recap, desk);
    const range = frame(page);
    await range.focus();
    await page.keyboard.press("ArrowRight");
    await eventually(async () => expect(await range.inputValue()).toBe("51"));
    expect(await stacked(page)).toBe(true);
    await page.getByRole("button", { name: "Show before" }).first().click();
    await eventually(async () => expect(await range.inputValue()).toBe("100"));
    await page.getByRole("button", { name: "Show side by side" }).first().click();
    await eventually(async () => expect(await stacked(page)).toBe(false));
  });

  it("moves by its handle, and opens the picture that is clicked beside it", async () => {
    const page = await open(site, recap, phone);
    const range = frame(page);
    await range.scrollIntoViewIfNeeded();
    const box = (await range.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [middle, high] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(middle, high);
    await page.mouse.down();
    await page.mouse.move(middle + 80, high, { steps: 4 });
    await page.mouse.up();
    await eventually(async () => expect(Number(await range.inputValue())).toBeGreaterThan(60));
    await page.mouse.click(box.x + box.width - 40, high);
    await page.locator("dialog[open] figcaption", { hasText: "after" }).waitFor();
  });

  it("shows both without script, and no button", async () => {
    const page = await site.open(recap, { ...desk, javaScriptEnabled: false });
    expect(await stacked(page)).toBe(false);
    expect(await frame(page).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Show before" }).count()).toBe(0);
  });
});
