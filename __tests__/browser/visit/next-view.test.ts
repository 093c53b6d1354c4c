import type { Page } from "playwright-core";
import { collectConsoleErrors, useSite } from "../../support/site";
import { back, go, heading, ready, shows, visit } from "./visit";

/** What makes navigation fast and smooth: the next page's hero is preloaded, and pages fade into each other. */

const site = useSite();

const link = (page: Page, name: string) =>
  page.locator("header").getByRole("link", { name, exact: true }).first();

describe.each([
  ["a phone", { width: 412, height: 823 }],
  ["a desk", { width: 1_280, height: 800 }],
])("on %s", (_name, viewport) => {
  it("a page's hero is loaded when its link is hovered, and not again by the page", async () => {
    const page = await site.newPage({ viewport });
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
    });
    await page.goto("/contact");
    await ready(page);
    const before = pictures.length;
    const avif = page.waitForRequest(/\.avif$/);
    await page.evaluate(() => {
      document
        .querySelector('header a[href="/about"]')
        ?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    });
    await (await avif).response();
    const [first, ...others] = pictures.slice(before);
    expect(others).toEqual([]);
    await go(page, "/about");
    await shows(page, "/about");
    const hero = page.locator('img[fetchpriority="high"]');
    await hero.evaluate((image: HTMLImageElement) => image.decode());
    const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(shown).pathname).toBe(first);
    expect(pictures.filter((path) => path === first)).toHaveLength(1);
  });
});

describe("a view transition", () => {
  /**
   * Records each view transition, by the headings before and after it.
   * @param tick milliseconds that seem to pass between two calls of `performance.now`
   */
  async function transitions(page: Page, tick = 0) {
    await page.evaluate((step) => {
      let now = performance.now();
      performance.now = () => (now += step);
      const title = () => document.querySelector("h1")?.textContent ?? "";
      const list: [string, string][] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const from = title();
        const transition = start(update);
        void transition.updateCallbackDone.then(() => list.push([from, title()]));
        return transition;
      };
      Object.assign(window, { transitions: list });
    }, tick);
    return () =>
      page.evaluate(() => (window as unknown as { transitions: [string, string][] }).transitions);
  }

  it("goes from the old page to the new one, forward and back", async () => {
    const { page } = await visit(site, "/about", { prefetch: true });
    const list = await transitions(page);
    const about = await heading(page);
    await link(page, "Contact").click();
    await shows(page, "/contact");
    const contact = await heading(page);
    await back(page);
    await shows(page, "/about", about);
    await page.waitForFunction(
      () => (window as unknown as { transitions: unknown[] }).transitions.length === 2,
    );
    expect(await list()).toEqual([
      [about, contact],
      [contact, about],
    ]);
  });

  it("delays no further navigation, and causes no error", async () => {
    const page = await site.newPage();
    const errors = collectConsoleErrors(page);
    await page.goto("/about");
    await ready(page);
    await page.evaluate(() => {
      for (const path of ["/contact", "/blog", "/services"]) window.___navigate(path);
    });
    await shows(page, "/services");
    expect(errors).toEqual([]);
  });

  it("is skipped where the processor is slow", async () => {
    const { page } = await visit(site, "/about", { prefetch: true });
    const list = await transitions(page, 20);
    await link(page, "Contact").click();
    await shows(page, "/contact");
    expect(await list()).toEqual([]);
  });

  it("is skipped where reduced motion is preferred", async () => {
    const page = await site.newPage({ reducedMotion: "reduce" });
    await page.goto("/about");
    await ready(page);
    const list = await transitions(page);
    await go(page, "/contact");
    await shows(page, "/contact");
    expect(await list()).toEqual([]);
  });
});

describe("what is below the fold", () => {
  /** Records for each new page whether its last section appeared together with its heading. */
  async function watchArrivals(page: Page) {
    await page.evaluate(() => {
      const arrivals: boolean[] = [];
      let shown = document.querySelector("h1");
      new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (heading === shown || !heading) return;
        shown = heading;
        arrivals.push(document.querySelector("main section.section") !== null);
      }).observe(document, { subtree: true, childList: true });
      Object.assign(window, { arrivals });
    });
    return () => page.evaluate(() => (window as unknown as { arrivals: boolean[] }).arrivals);
  }

  const last = (page: Page) => page.getByRole("heading", { name: "Common questions" });

  it("is rendered after the first view of a new page, and at once on Back", async () => {
    const { page } = await visit(site, "/services/casino", { prefetch: true });
    const arrivals = await watchArrivals(page);
    await link(page, "Contact").click();
    await shows(page, "/contact");
    await page.getByRole("heading", { name: "Where we work" }).first().waitFor();
    await go(page, "/services/hotel");
    await last(page).waitFor();
    await back(page);
    await shows(page, "/contact");
    await back(page);
    await last(page).waitFor();
    expect(await arrivals()).toEqual([false, false, true, true]);
  });

  it("is rendered at once for an address with a hash", async () => {
    const { page } = await visit(site, "/contact", { prefetch: true });
    const arrivals = await watchArrivals(page);
    await go(page, "/services/casino#faq");
    await last(page).waitFor();
    expect(await arrivals()).toEqual([true]);
    await expect(
      page.locator("#faq").evaluate((e) => e.getBoundingClientRect().top < innerHeight),
    ).resolves.toBe(true);
  });

  it("has its links prefetched", async () => {
    const { page } = await visit(site, "/contact", { prefetch: true });
    await go(page, "/services/casino");
    await last(page).waitFor();
    const data = page.waitForRequest(/page-data\/build-process\/daiso\//);
    await page.locator('main a[href="/build-process/daiso"]').last().scrollIntoViewIfNeeded();
    await data;
  });
});
