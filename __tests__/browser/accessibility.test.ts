import { builtPages } from "../../scripts/routes";
import { languageOf, original } from "../../src/content/language";
import { axeViolations } from "../support/axe";
import { hydrated, fontsLoaded, publicFolder, useSite } from "../support/site";

const site = useSite();

/**
 * An original is tested at both widths in both schemes. A translation differs in its words only, so it is tested once at each width and
 * once in each scheme, in half the time.
 */
const widthsOf = (path: string, colorScheme: "light" | "dark") =>
  languageOf(path).language === original ? [390, 1280] : [colorScheme === "light" ? 390 : 1280];

it.each(builtPages(publicFolder).map(({ path }) => path))(
  "%s has no accessibility violations in either scheme",
  async (path) => {
    const page = await site.open(path, { reducedMotion: "reduce" });
    // Axe must not see the page in the middle of a change.
    await hydrated(page);
    await fontsLoaded(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widthsOf(path, colorScheme)) {
        await page.setViewportSize({ width, height: 800 });
        expect([colorScheme, width, await axeViolations(page)]).toEqual([colorScheme, width, []]);
      }
    }
  },
);
