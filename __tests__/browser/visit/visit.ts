import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page, Route } from "playwright-core";
import { hydrated, publicFolder, type Site } from "../../support/site";

/** Shared by the tests of visits. Where time matters, they stop the page's clock and advance it by hand, so that slow machines don't matter. */

interface VisitOptions {
  /** Off by default: prefetched pages would be in memory before a test can delay them. */
  prefetch?: boolean;
  storage?: "refused" | "full";
}

export interface Visit {
  page: Page;
  /** Every document requested since, as path and query. */
  documents: string[];
  /** Uncaught errors. */
  errors: string[];
}

/** Opens a page and waits until it is hydrated. */
export async function visit(site: Site, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { prefetch = false, storage } = options;
  const page = await site.newPage();
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

/** Waits until the page is hydrated. The loader script waits for an interaction, such as a movement of the pointer. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await hydrated(page);
}

/** Navigates as `navigate()` and gatsby-link do. */
export const go = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => window.___navigate(path), to);

export const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
export const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

/** A pattern of the address of a page's data. */
export const dataOf = (path: string): string =>
  `**/page-data${path === "/" ? "/index" : path}/page-data.json`;

/** A pattern of the address of the script chunk of a page in src/pages. */
export const chunkOf = (name: string): RegExp =>
  new RegExp(`/component---src-pages-${name}-tsx-[0-9a-f]+\\.js$`);

export type RouteHandler = (route: Route) => Promise<void>;

export const aborted: RouteHandler = (route) => route.abort();
export const answered =
  (status: number, body = ""): RouteHandler =>
  (route) =>
    route.fulfill({ status, body });

interface Held {
  /** Resolves when the address is requested. */
  requested: Promise<void>;
  release: () => void;
}

/** Holds back the responses of an address until they are released, whatever happens meanwhile. */
export async function hold(
  page: Page,
  address: string | RegExp,
  handler: RouteHandler = (route) => route.continue(),
): Promise<Held> {
  let release!: () => void;
  let request!: () => void;
  const released = new Promise<void>((done) => (release = done));
  const requested = new Promise<void>((done) => (request = done));
  await page.route(address, async (route) => {
    request();
    await released;
    // The page may be closed by now, and its request canceled.
    await handler(route).catch(() => undefined);
  });
  return { requested, release };
}

/** Waits until a page has been loaded, shown or not. */
export async function inMemory(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => window.___loader.loadPageSync(wanted), path);
}

/**
 * Stops the clock of a hydrated page until its document is unloaded; `page.clock.runFor` advances it. Animation frames go on, since the
 * router waits for one.
 */
export async function stopClock(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.evaluate((request) => (window.requestAnimationFrame = request), frames);
}

/** Returns the heading of a page as built, which is unique. */
function builtHeading(path: string): string {
  const html = readFileSync(
    join(publicFolder, path === "/" ? "index.html" : `${path}.html`),
    "utf8",
  );
  const [first] = DomUtils.getElementsByTagName("h1", parseDocument(html));
  return first ? DomUtils.textContent(first) : "";
}

/**
 * Waits until a page is shown, by its address and its heading. The address changes while the previous page is still shown; the heading
 * appears together with everything above the fold.
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
