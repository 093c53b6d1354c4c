/**
 * Shared by the tests of visits, which cause errors on purpose and so use the plain runner. Where
 * time matters they stop the page's clock and advance it by hand, so that slow machines do not
 * matter.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { hydrated as ready } from "../support";

export { ready };

export const errorView = "[data-status]";
export const loadMessage = "This page didn’t load";

interface Visit {
  /** Every document requested since, as path and query. */
  documents: string[];
  /** Uncaught errors. */
  errors: string[];
}

/**
 * Opens a page and waits until it is hydrated. Without prefetch, since prefetched pages would be in
 * memory before a test can delay them.
 */
export async function visit(page: Page, path: string, { prefetch = false } = {}): Promise<Visit> {
  const documents: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
  });
  if (!prefetch)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  await page.goto(path);
  await ready(page);
  documents.length = 0;
  return { documents, errors };
}

/** Navigates as links and `navigate()` do. */
export const go = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => window.___navigate(path), to);

/** Does what loads a document, and waits until that is hydrated. */
export async function loadsDocument(page: Page, action: () => Promise<void>): Promise<void> {
  // The document may go before the action has returned.
  await Promise.all([page.waitForEvent("load"), action().catch(() => undefined)]);
  await ready(page);
}

/** Without waiting for a document, as `page.goBack` would. */
export const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
export const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Waits until the browser has nothing more to do for the page. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
  await twoFrames(page);
}

/** A pattern of the address of a page's data. */
export const dataOf = (path: string): string => `**/page-data${path}/page-data.json`;

/** A pattern of the address of the script of a page in src/pages. */
export const chunkOf = (name: string): RegExp =>
  new RegExp(`/component---src-pages-${name}-tsx-[0-9a-f]+\\.js$`);

export type RouteHandler = (route: Route) => Promise<void>;
export const abort: RouteHandler = (route) => route.abort();
export const answered =
  (status: number, body = ""): RouteHandler =>
  (route) =>
    route.fulfill({ status, body });

/** Holds back the responses of an address until they are released. */
export async function hold(
  page: Page,
  address: string | RegExp,
  handler: RouteHandler = (route) => route.continue(),
): Promise<{ requested: Promise<void>; release: () => void }> {
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

/** Stops the clock of a hydrated page. Animation frames go on, since the router waits for one. */
export async function stopClock(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.evaluate((request) => (window.requestAnimationFrame = request), frames);
}

/** The fixture business whose built site the journeys visit. */
const fixture = ".businesses/general-contractor";

/** Returns the heading of a page as built. */
function headingOf(path: string): string {
  const html = readFileSync(
    join(fixture, "dist", `${path === "/" ? "/index" : path}.html`),
    "utf8",
  );
  const [heading] = DomUtils.getElementsByTagName("h1", parseDocument(html));
  return heading ? DomUtils.textContent(heading) : "";
}

/**
 * Waits until a page is shown, by its address and its heading. The address may change while the
 * previous page is still shown.
 */
export async function shows(page: Page, path: string, heading = headingOf(path)): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText(heading);
}

/** Navigates to a page, and waits until it is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  await go(page, path);
  await shows(page, path);
}

/** Goes back to a page, and waits until it is shown. */
export async function backTo(page: Page, path: string): Promise<void> {
  await back(page);
  await shows(page, path);
}

/** Makes it seem that a page has just been reloaded, which happens once a minute. */
export const markReloaded = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.name = `reloaded=${Date.now()}`));

/** Taps the first picture of a page before any script: the overlay opens when script has come. */
export async function opensEarly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const picture = page.locator("#photo-1 > a");
  await picture.evaluate((link: HTMLElement) => link.click());
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await expect(dialog).toContainText("1 of");
  await expect(dialog.locator("img").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}
