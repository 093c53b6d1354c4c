import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page, Route } from "playwright-core";
import { hydrated, publicFolder, type Site } from "../../support/site";

/** What the tests of the visit share. Where time counts they stop the page's clock and turn it on by hand: no machine is too slow for that. */

interface VisitOptions {
  /** Prefetching would have the pages in memory before a test can make them slow. */
  prefetch?: boolean;
  storage?: "refused" | "full";
  viewport?: { width: number; height: number };
}

export interface Visit {
  page: Page;
  /** Every document that was asked for, as path, query and hash. */
  documents: string[];
  /** Uncaught errors. */
  errors: string[];
}

/** Opens a page and waits until React has taken over and told so. */
export async function visit(site: Site, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { prefetch = false, storage, viewport } = options;
  const page = await site.newPage(viewport && { viewport });
  const documents: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(site.url, ""));
  });
  if (!prefetch) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  if (storage) {
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException("no", kind === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (kind === "refused") Object.defineProperty(window, "sessionStorage", { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, storage);
  }
  await page.goto(path);
  await ready(page);
  documents.length = 0;
  return { page, documents, errors };
}

/** Waits until React has taken over. The pointer is the sign of interest that the loader script waits for. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await hydrated(page);
}

/** What `navigate()` and gatsby-link do. */
export const go = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => window.___navigate(path), to);

export const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
export const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

export const dataOf = (path: string): string =>
  `**/page-data${path === "/" ? "/index" : path}/page-data.json`;

/** Script chunk of a page in src/pages. */
export const chunkOf = (name: string): RegExp =>
  new RegExp(`/component---src-pages-${name}-tsx-[0-9a-f]+\\.js$`);

export type Trouble = (route: Route) => Promise<void>;

export const late =
  (delay: number): Trouble =>
  async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue().catch(() => undefined);
  };
export const aborted: Trouble = (route) => route.abort();
export const answered =
  (status: number, body = ""): Trouble =>
  (route) =>
    route.fulfill({ status, body });
export const unharmed: Trouble = (route) => route.continue();

interface Held {
  /** When it has been asked for. */
  asked: Promise<void>;
  letGo: () => void;
}

/** Holds what is asked for until it is let go, whatever may happen meanwhile. */
export async function hold(
  page: Page,
  address: string | RegExp,
  trouble: Trouble = unharmed,
): Promise<Held> {
  let letGo!: () => void;
  let ask!: () => void;
  const free = new Promise<void>((done) => (letGo = done));
  const asked = new Promise<void>((done) => (ask = done));
  await page.route(address, async (route) => {
    ask();
    await free;
    // The page may be gone by now, and its request with it.
    await trouble(route).catch(() => undefined);
  });
  return { asked, letGo };
}

/** Waits until a page has been loaded, shown or not. */
export async function inMemory(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => window.___loader.loadPageSync(wanted), path);
}

/**
 * Stops the page's clock, from now on turned by `page.clock.runFor`, for as long as its document lives. Frames go on being drawn: the router
 * waits for one. Once React has taken over.
 */
export async function stopClock(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.evaluate((request) => (window.requestAnimationFrame = request), frames);
}

/** The heading with which a page was built: no two pages have the same. */
function builtHeading(path: string): string {
  const html = readFileSync(
    join(publicFolder, path === "/" ? "index.html" : `${path}.html`),
    "utf8",
  );
  const [first] = DomUtils.getElementsByTagName("h1", parseDocument(html));
  return first ? DomUtils.textContent(first) : "";
}

/**
 * Waits until a page is shown: its address, and its heading. The address is the new one while the page before is still there;
 * the heading comes with all that is seen without scrolling, at once.
 */
export async function shows(
  page: Page,
  path: string,
  heading: string = builtHeading(path),
): Promise<void> {
  await page.waitForFunction(
    ([wanted, text]) =>
      location.pathname === wanted && document.querySelector("h1")?.textContent === text,
    [path, heading] as const,
  );
}

export const heading = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("h1")?.textContent ?? "");

export const errorView = "[data-status]";
export const loadMessage = "This page could not be loaded";
