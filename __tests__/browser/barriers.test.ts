import { builtPages } from "../../scripts/routes";
import { barriers } from "../support/axe";
import { hydrated, lettersLoaded, publicFolder, useSite } from "../support/site";

const site = useSite();

const widths = [390, 1280];

describe.each(builtPages(publicFolder).map(({ path }) => path))("%s", (path) => {
  it.each(["light", "dark"] as const)("has no barriers that axe finds, %s", async (colorScheme) => {
    const page = await site.open(path, { colorScheme, reducedMotion: "reduce" });
    // In the middle of a change axe would see a page that nobody sees.
    await hydrated(page);
    await lettersLoaded(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await barriers(page)]).toEqual([width, []]);
    }
  });
});
