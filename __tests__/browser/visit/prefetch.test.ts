import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { setOnline, settled, useSite } from "../../support/site";
import { aborted, answered, back, chunkOf, dataOf, go, inMemory, ready, shows } from "./visit";

const site = useSite();

const contactLink = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Contact", exact: true });

/** Collects the requests for data and chunks of pages from now on, without app-data.json, which is requested to detect new deploys. */
function requests(page: Page): string[] {
  const list: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/page-data\.json$|\/component---|\/sq\/d\//.test(pathname)) list.push(pathname);
  });
  return list;
}

const data = (path: string) => `/page-data${path}/page-data.json`;

async function open(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await site.newPage({ viewport: { width: 1_280, height: 800 } });
  const list = requests(page);
  await prepare?.(page);
  await page.goto(path);
  await ready(page);
  return { page, list };
}

/**
 * Waits until every prefetch of links in view has begun: the links have been reported, and the idle callbacks requested for them have
 * run, since idle callbacks run in the order in which they were requested.
 */
async function prefetchesStarted(page: Page): Promise<void> {
  await settled(page);
  // Twice the time for which the site batches reports of links in view.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await settled(page);
}

/** Adds a link to /thanks, to which the page has none, and dispatches an event on it. Idle callbacks no longer run. */
async function pointAtLink(page: Page, kind: "mouseover" | "touchstart"): Promise<void> {
  await page.evaluate((type) => {
    window.requestIdleCallback = () => 0;
    const link = Object.assign(document.createElement("a"), { href: "/thanks", textContent: "x" });
    document.querySelector("main")?.append(link);
    const Kind = type === "mouseover" ? MouseEvent : TouchEvent;
    link.dispatchEvent(new Kind(type, { bubbles: true }));
  }, kind);
}

it("loads data and chunk of links in view once, and of no other page, nor of the current one", async () => {
  const { page, list } = await open("/about");
  await prefetchesStarted(page);
  // Wait until what was requested has arrived; a page's chunk is requested with its data.
  for (const name of list.filter((path) => path.endsWith("page-data.json"))) {
    await inMemory(page, name.replace(/^\/page-data|(\/index)?\/page-data\.json$/g, "") || "/");
  }
  expect(list).toContain(data("/contact"));
  expect(list.some((path) => chunkOf("contact").test(path))).toBe(true);
  const inView = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")]
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
      .map(({ pathname }) => pathname),
  );
  const wanted = new Set(["/about", ...inView].map((path) => data(path === "/" ? "/index" : path)));
  for (const path of list.filter((name) => name.endsWith("page-data.json"))) {
    expect(wanted).toContain(path);
  }
  expect(new Set(list).size).toBe(list.length);
  // Nor are they loaded by going there, with a query, and coming back.
  const before = list.length;
  await contactLink(page).hover();
  await go(page, "/contact?project=retail");
  await shows(page, "/contact");
  await back(page);
  await shows(page, "/about");
  await prefetchesStarted(page);
  expect(
    list.slice(before).filter((path) => path === data("/contact") || path === data("/about")),
  ).toEqual([]);
});

it("starts at once when a link is hovered", async () => {
  const { page, list } = await open("/about");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await prefetchesStarted(page);
  expect(list).not.toContain(data("/thanks"));
  await pointAtLink(page, "mouseover");
  await eventually(() => expect(list).toContain(data("/thanks")));
});

it("starts at once when a link is touched", async () => {
  const { page, list } = await open("/about");
  await pointAtLink(page, "touchstart");
  await eventually(() => expect(list).toContain(data("/thanks")));
});

it.each([
  ["the visitor saves data", { saveData: true }],
  ["the connection is 2g", { effectiveType: "2g" }],
  ["the connection is slow-2g", { effectiveType: "slow-2g" }],
])("loads nothing when %s, not even on hover", async (_name, connection) => {
  const { page, list } = await open("/about", (opened) =>
    opened.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection),
  );
  await contactLink(page).hover();
  await prefetchesStarted(page);
  expect(list.filter((path) => path !== data("/about") && path.endsWith("page-data.json"))).toEqual(
    [],
  );
});

it("loads nothing while offline", async () => {
  const { page, list } = await open("/about");
  await prefetchesStarted(page);
  await setOnline(page, false);
  await pointAtLink(page, "mouseover");
  await pointAtLink(page, "touchstart");
  // It would have been requested in the task of the event.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(list).not.toContain(data("/thanks"));
});

it.each([
  ["404", answered(404)],
  ["no answer", aborted],
])("continues with other pages after %s", async (_name, failure) => {
  const { page, list } = await open("/about", (opened) =>
    opened.route(dataOf("/contact"), failure),
  );
  await eventually(() => {
    expect(list).toContain(data("/contact"));
    expect(list).toContain(data("/blog"));
    expect(list.some((path) => chunkOf("blog").test(path))).toBe(true);
  });
  // The link to the failed page loads its document.
  await page.unroute(dataOf("/contact"));
  await contactLink(page).click();
  await shows(page, "/contact");
  await ready(page);
  expect(await page.locator("[data-status]").count()).toBe(0);
});
