import { join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { startServer, type RunningServer, type ServerOptions } from "../../scripts/server";

/** How long a test waits for what should come at once, in ms: a machine may be several times slower than the one at which it was written. */
const patience = 60_000;

/** The folder of the built site. */
export const publicFolder = join(process.cwd(), "public");

export interface Site {
  /** Where the site is served, without a slash at its end. */
  readonly url: string;
  /** A page in a context of its own (no cookies, no cache), closed after the test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, at a path of the site: `const page = await site.open("/about")`. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Serves the built site, and drives a Chromium, for the tests of a file:
 *
 * ```ts
 * const site = useSite();
 * it("…", async () => {
 *   const page = await site.open("/about", { viewport: { width: 390, height: 844 } });
 * });
 * ```
 */
export function useSite(options: Omit<ServerOptions, "root"> = {}): Site {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    const launch = JSON.parse(process.env.TEST_CHROMIUM ?? "{}") as LaunchOptions;
    [server, browser] = await Promise.all([
      startServer({ ...options, root: publicFolder }),
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
    context.setDefaultTimeout(patience);
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
 * What goes wrong on a page from now on: uncaught errors, and whatever it writes to the console as an error or a warning. The list
 * grows while the page lives, so call this before `goto`.
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

/** The addresses outside of the site that a page asks for from now on. Call it before `goto`. */
export function collectThirdPartyRequests(page: Page, site: Site): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol, href } = new URL(request.url());
    if (origin !== site.url && protocol !== "data:" && protocol !== "blob:") addresses.push(href);
  });
  return addresses;
}

/**
 * Waits until Gatsby has taken over the page, to the last listener: before that a click is an ordinary link's click, a form an ordinary form.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Waits until the page has its own letters: with others everything lies elsewhere. */
export async function lettersLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Cuts the connection or mends it, and waits until the page knows. */
export async function connect(page: Page, online: boolean): Promise<void> {
  await page.context().setOffline(!online);
  await page.waitForFunction((wanted) => navigator.onLine === wanted, online);
}

/** Waits until the page has done what it had to do, up to what it leaves for idle moments: what has not begun now does not come by itself. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
      }),
  );
}
