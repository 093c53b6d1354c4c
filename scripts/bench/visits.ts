/** What a visitor waits for and transfers, in Chromium itself, where Lighthouse does not look. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { holdIdle, hydratedAt, linkedPaths, noteInterest, noteNextView } from "./in-page";
import type { Values } from "./medians";
import { columns } from "./tables";
import { Traffic } from "./traffic";

/** Lighthouse's phone, which the byte budgets (__tests__/support/weight.ts) count with as well. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A desk has a pointer to hover with. */
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A phone's processor is about so many times slower than a desk's. */
const slowdown = 4;

/** How long nothing is asked for when a page has come to rest: links in view are looked at after 2 s at the latest. */
const rest = 2_500;

export const visitColumns = [
  ...columns("kilobytes", {
    atLoad: "At load, KB",
    beforeIdle: "Before idle, KB",
    untouched: "Untouched, KB",
  }),
  ...columns("milliseconds", { hydration: "Hydration, ms", nextView: "Next view, ms" }),
  ...columns("kilobytes", { againView: "Again view, KB" }),
];

interface Visited {
  /** Without a slash at its end. */
  url: string;
  route: string;
  /** Number of the run, from 0 on; each follows another link. */
  run: number;
  runs: number;
  /** Where a link may lead. */
  pages: readonly string[];
}

async function inContext<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (newPage: () => Promise<Page>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await work(() => context.newPage());
  } finally {
    await context.close();
  }
}

const waitForReact = (page: Page) =>
  page.waitForFunction(hydratedAt, undefined, { polling: 50, timeout: 60_000 });

/** The first visit up to the idle moment and after it, nobody touching the page; then the same visit again. */
const transfers = (browser: Browser, address: string) =>
  inContext(browser, phone, async (newPage) => {
    const page = await newPage();
    await page.addInitScript(holdIdle);
    const first = await Traffic.of(page);
    await page.goto(address);
    await first.quiet(500);
    const beforeIdle = first.bytes;
    await page.evaluate(() => window.benchRelease?.());
    await waitForReact(page);
    await first.quiet(rest);
    await page.close();

    const again = await newPage();
    const second = await Traffic.of(again);
    await again.goto(address);
    await waitForReact(again);
    await second.quiet(rest);
    const atLoad = first.bytesAtLoad ?? beforeIdle;
    return { atLoad, beforeIdle, untouched: first.bytes, againView: second.bytes };
  });

/** From the first sign of interest until React has taken over. */
const hydration = (browser: Browser, address: string) =>
  inContext(browser, phone, async (newPage) => {
    const page = await newPage();
    await page.addInitScript(holdIdle);
    await page.addInitScript(noteInterest);
    const { session } = await Traffic.of(page);
    await page.goto(address);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    // Two moves: the first only says where the pointer is.
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
    await waitForReact(page);
    const done = await page.evaluate(hydratedAt);
    const begun = await page.evaluate(() => window.benchInterest);
    if (done === undefined || begun === undefined) throw new Error(`${address} took no interest.`);
    // Where script does not wait for interest, nobody waits for script.
    return Math.max(0, done - begun);
  });

/** From the click on a link under the pointer to the frame that shows the next page. */
const nextView = (browser: Browser, { url, route, run, runs, pages }: Visited) =>
  inContext(browser, desk, async (newPage) => {
    const page = await newPage();
    const traffic = await Traffic.of(page);
    await page.goto(url + route);
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await waitForReact(page);
    await traffic.quiet(500);
    const paths = (await page.evaluate(linkedPaths)).filter((path) => pages.includes(path));
    const path = paths[Math.floor((run * paths.length) / runs)];
    if (path === undefined) throw new Error(`No link leads on from ${route}.`);
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().hover();
    await traffic.quiet(500);
    await traffic.session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(noteNextView, path);
    await page.mouse.down();
    await page.mouse.up();
    const shown = await page.waitForFunction(() => window.benchShown, undefined, {
      polling: 50,
      timeout: 60_000,
    });
    return (await shown.jsonValue()) ?? Number.NaN;
  });

export async function visit(browser: Browser, visited: Visited): Promise<Values> {
  const address = visited.url + visited.route;
  return {
    ...(await transfers(browser, address)),
    hydration: await hydration(browser, address),
    nextView: await nextView(browser, visited),
  };
}
