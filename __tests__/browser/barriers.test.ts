import { builtPages } from "../../scripts/routes";
import { languageOf, original } from "../../src/content/language";
import { barriers } from "../support/axe";
import { hydrated, lettersLoaded, publicFolder, useSite } from "../support/site";

const site = useSite();

/**
 * A translation has the elements and colors of its original, which is looked at in all four ways. What is its own are its
 * words, so it is looked at once in each width and each scheme: half the time for the same findings.
 */
const widthsOf = (path: string, colorScheme: "light" | "dark") =>
  languageOf(path).language === original ? [390, 1280] : [colorScheme === "light" ? 390 : 1280];

describe.each(builtPages(publicFolder).map(({ path }) => path))("%s", (path) => {
  it.each(["light", "dark"] as const)("has no barriers that axe finds, %s", async (colorScheme) => {
    const page = await site.open(path, { colorScheme, reducedMotion: "reduce" });
    // In the middle of a change axe would see a page that nobody sees.
    await hydrated(page);
    await lettersLoaded(page);
    for (const width of widthsOf(path, colorScheme)) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await barriers(page)]).toEqual([width, []]);
    }
  });
});
