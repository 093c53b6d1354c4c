/** What a visitor waits for and transfers beyond what Lighthouse measures, in Chromium. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { holdIdle, hydratedAt, linkedPaths, recordInterest, recordNextView } from "./in-page";
import type { Values } from "./medians";
import { columns } from "./tables";
import { Traffic } from "./traffic";

/** Lighthouse's phone. The byte budgets (__tests__/support/weight.ts) assume the same one. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Has a pointer to hover with. */
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A phone's processor is about this many times slower than a desktop's. */
const cpuSlowdown = 4;

/** A page has settled after this long without a request, in ms: it prefetches links in view after 2.1 s at the latest. */
const settleTime = 2_500;

export const visitColumns = [
  ...columns("kilobytes", {
    atLoad: "At load, KB",
    beforeIdle: "Before idle, KB",
    untouched: "Untouched, KB",
  }),
  ...columns("milliseconds", { hydration: "Hydration, ms", nextView: "Next view, ms" }),
  ...columns("kilobytes", { againView: "Again view, KB" }),
];

interface Visit {
  /** Of the site, without a trailing slash. */
  url: string;
  route: string;
  /** Number of the run, from 0; each run follows another link. */
  run: number;
  runs: number;
  /** Paths to which a followed link may lead. */
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

/** Loads the page without touching it, first before and then after the browser is idle; then visits it again. */
const transfers = (browser: Browser, address: string) =>
  inContext(browser, phone, async (newPage) => {
    const page = await newPage();
    await page.addInitScript(holdIdle);
    const first = await Traffic.of(page);
    await page.goto(address);
    await first.untilQuiet(500);
    const beforeIdle = first.bytes;
    await page.evaluate(() => window.benchRelease?.());
    await waitForReact(page);
    await first.untilQuiet(settleTime);
    await page.close();

    const again = await newPage();
    const second = await Traffic.of(again);
    await again.goto(address);
    await waitForReact(again);
    await second.untilQuiet(settleTime);
    const atLoad = first.bytesAtLoad ?? beforeIdle;
    return { atLoad, beforeIdle, untouched: first.bytes, againView: second.bytes };
  });

/** Measures from the first sign of interest until hydration is complete. */
const hydration = (browser: Browser, address: string) =>
  inContext(browser, phone, async (newPage) => {
    const page = await newPage();
    await page.addInitScript(holdIdle);
    await page.addInitScript(recordInterest);
    const { session } = await Traffic.of(page);
    await page.goto(address);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    // Two moves: the first only places the pointer.
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
    await waitForReact(page);
    const done = await page.evaluate(hydratedAt);
    const interest = await page.evaluate(() => window.benchInterest);
    if (done === undefined || interest === undefined)
      throw new Error(`${address} noticed no interest.`);
    // A page that does not wait for interest may have hydrated before it.
    return Math.max(0, done - interest);
  });

/** Measures from the click on a hovered link to the frame that shows the next page. */
const nextView = (browser: Browser, { url, route, run, runs, pages }: Visit) =>
  inContext(browser, desktop, async (newPage) => {
    const page = await newPage();
    const traffic = await Traffic.of(page);
    await page.goto(url + route);
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await waitForReact(page);
    await traffic.untilQuiet(500);
    const paths = (await page.evaluate(linkedPaths)).filter((path) => pages.includes(path));
    const path = paths[Math.floor((run * paths.length) / runs)];
    if (path === undefined) throw new Error(`${route} has no link to another measured page.`);
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().hover();
    await traffic.untilQuiet(500);
    await traffic.session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.evaluate(recordNextView, path);
    await page.mouse.down();
    await page.mouse.up();
    const shown = await page.waitForFunction(() => window.benchShown, undefined, {
      polling: 50,
      timeout: 60_000,
    });
    return (await shown.jsonValue()) ?? Number.NaN;
  });

export async function visit(browser: Browser, plan: Visit): Promise<Values> {
  const address = plan.url + plan.route;
  return {
    ...(await transfers(browser, address)),
    hydration: await hydration(browser, address),
    nextView: await nextView(browser, plan),
  };
}
