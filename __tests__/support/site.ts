import { join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { startServer, type RunningServer, type ServerOptions } from "../../scripts/server";

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
 * Waits until Gatsby has taken over the page: before that a click is an ordinary link's click, a form an ordinary form.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.getElementById("___gatsby")?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith("__reactFiber"));
  });
}
