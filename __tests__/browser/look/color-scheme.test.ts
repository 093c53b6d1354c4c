import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { useSite } from "../../support/site";
import { desk, open } from "./look";

const site = useSite();

describe("the color scheme", () => {
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = "rgb(252, 249, 244)";
  const dark = "rgb(20, 32, 31)";

  it("follows the system without script", async () => {
    for (const [colorScheme, color] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      const page = await site.open("/privacy", { colorScheme, javaScriptEnabled: false });
      expect(await background(page)).toBe(color);
    }
  });

  it("is chosen in the footer, and remembered from the first paint of the next load", async () => {
    const page = await open(site, "/privacy", { ...desk, colorScheme: "light" });
    await page.getByRole("radio", { name: "Dark" }).check();
    await eventually(async () => expect(await background(page)).toBe(dark));
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector("body");
    expect(await background(page)).toBe(dark);
  });

  it("changes at once where reduced motion is preferred", async () => {
    const page = await open(site, "/about", { ...desk, reducedMotion: "reduce" });
    await page.emulateMedia({ colorScheme: "dark" });
    // Transitions begin when the styles are computed for the new scheme.
    expect(await background(page)).toBe(dark);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
