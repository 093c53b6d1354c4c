import { join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "@playwright/test";
import { startServer, type RunningServer } from "../../scripts/server";

/** Milliseconds. A machine may be several times slower than the one on which a test was written. */
const timeout = 60_000;

/** The folder of the built site. */
export const publicFolder = join(process.cwd(), "dist");

export interface Site {
  /** Where the site is served, without a trailing slash. */
  readonly url: string;
  /** Opens a blank page in a new context (no cookies, no cache), which is closed after the test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, at a path of the site. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Serves the built site and launches Chromium for the tests of one file:
 *
 * ```ts
 * const site = useSite();
 * it("…", async () => {
 *   const page = await site.open("/about", { viewport: { width: 390, height: 844 } });
 * });
 * ```
 */
export function useSite(): Site {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    const launch = JSON.parse(process.env.TEST_CHROMIUM ?? "{}") as LaunchOptions;
    [server, browser] = await Promise.all([
      startServer({ root: publicFolder }),
      chromium.launch(launch),
    ]);
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const newPage: Site["newPage"] = async (contextOptions) => {
    const context = await browser.newContext({ baseURL: server.url, ...contextOptions });
    context.setDefaultTimeout(timeout);
    return context.newPage();
  };
  return {
    get url() {
      return server.url;
    },
    newPage,
    open: async (path, contextOptions) => {
      const page = await newPage(contextOptions);
      await page.goto(path);
      return page;
    },
  };
}

/**
 * Collects uncaught errors, and errors and warnings on the console, from now on: call it before `goto`. The returned list grows as
 * they occur.
 */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") {
      errors.push(`${type}: ${message.text()} (${message.location().url})`);
    }
  });
  return errors;
}

/** Collects the addresses outside the site that a page requests from now on: call it before `goto`. */
export function collectThirdPartyRequests(page: Page, site: Site): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol, href } = new URL(request.url());
    if (origin !== site.url && protocol !== "data:" && protocol !== "blob:") addresses.push(href);
  });
  return addresses;
}

/**
 * Waits until the page is hydrated, to the last listener: before that, links and forms are the browser's own.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Waits until the page's fonts are loaded: the layout depends on them. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Emulates a lost or restored connection, and waits until the page knows. */
export async function setOnline(page: Page, online: boolean): Promise<void> {
  await page.context().setOffline(!online);
  await page.waitForFunction((wanted) => navigator.onLine === wanted, online);
}

/** Returns how far the page has shifted by itself since it was opened (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number };
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0)),
        ).observe({ type: "layout-shift", buffered: true });
        // The observer is not called if nothing has shifted.
        setTimeout(resolve, 500, 0);
      }),
  );
}

/** Waits until the page has been idle: what has not begun by then does not begin by itself. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
      }),
  );
}
