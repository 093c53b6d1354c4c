import type { BrowserContextOptions, Page } from "playwright-core";
import { hydrated, fontsLoaded, type Site } from "../../support/site";

/** Shared by the tests of appearance, the planner and the tools. */

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desk = { viewport: { width: 1280, height: 800 } };

export const recap = "/build-process/occupied-kitchen-and-bath-remodel";
export const service = "/services/restaurant";

/** Opens a page and waits until it is hydrated and its fonts are loaded. */
export async function open(
  site: Site,
  path: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await site.open(path, options);
  await hydrated(page);
  await fontsLoaded(page);
  return page;
}

/** Prints a page on US Letter and returns the number of sheets. */
export async function printedSheets(page: Page, margin: { x: string; y: string }): Promise<number> {
  const { x, y } = margin;
  const pdf = await page.pdf({
    format: "Letter",
    margin: { top: y, right: x, bottom: y, left: x },
  });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
