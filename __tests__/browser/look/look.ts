import type { BrowserContextOptions, Page } from "playwright-core";
import { hydrated, lettersLoaded, type Site } from "../../support/site";

/** What the tests of the look share. */

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desk = { viewport: { width: 1280, height: 800 } };

export const recap = "/build-process/occupied-kitchen-and-bath-remodel";
export const service = "/services/restaurant";

/** Opens a page as a visitor comes to use it: script at work, and its own letters there. */
export async function open(
  site: Site,
  path: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await site.open(path, options);
  await hydrated(page);
  await lettersLoaded(page);
  return page;
}
