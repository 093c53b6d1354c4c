import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { fontsLoaded, settled, useSite } from "../../support/site";
import { back, forward, go, heading, ready, shows, visit } from "./visit";

const site = useSite();

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scroll = async (page: Page, y: number) => {
  await fontsLoaded(page);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
  await page.waitForFunction((to) => Math.round(window.scrollY) === to, y);
  // The scroll event follows in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.id && element.tagName !== "H1" ? `#${element.id}` : element?.tagName;
  });
/** Returns the top of an element and the bottom of the header, in the window. */
const place = (page: Page, id: string) =>
  page.evaluate((name) => {
    const edge = (element: Element | null | undefined, side: "top" | "bottom") =>
      element ? Math.round(element.getBoundingClientRect()[side]) : -1;
    return {
      target: edge(document.getElementById(name), "top"),
      header: edge(document.querySelector("header"), "bottom"),
    };
  }, id);
/** Waits until the page has scrolled to a position, and expects it to stay there. */
async function expectTop(page: Page, y: number): Promise<void> {
  await page.waitForFunction((wanted) => Math.round(window.scrollY) === wanted, y);
  await settled(page);
  expect(await top(page)).toBe(y);
}
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  let before = -1;
  await eventually(async () => {
    const { target, header } = await place(page, id);
    expect(target).toBeGreaterThanOrEqual(header - 1);
    expect(target).toBeLessThan(header + 200);
    // It has stopped moving.
    const last = before;
    before = target;
    await settled(page);
    expect(last).toBe(target);
  });
}
const article = "/services/casino";
/** Returns the id of a heading in the middle of the page. */
const targetOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("main [id]:is(h2, h3)")];
    return all[Math.floor(all.length / 2)]?.id ?? "";
  });

it("scrolls to the top of a new page and focuses its heading, which is announced once", async () => {
  const { page } = await visit(site, "/");
  await scroll(page, 700);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer)
      new MutationObserver(() => said.push(announcer.innerText)).observe(announcer, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await go(page, "/about");
  await shows(page, "/about");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await top(page)).toBe(0);
  // The heading is read because it has the focus, so Gatsby's announcement of the same words is hidden.
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await eventually(async () => expect(await said()).not.toEqual([]));
  await settled(page);
  expect(await said()).toEqual([`Navigated to ${await heading(page)}`]);
  expect(await page.locator("#gatsby-announcer").isHidden()).toBe(true);
});

it("restores the scroll position to the pixel on Back and Forward, also after a reload", async () => {
  const { page } = await visit(site, "/");
  await scroll(page, 731);
  await go(page, article);
  await shows(page, article);
  await scroll(page, 517);
  await go(page, "/faq");
  await shows(page, "/faq");
  await back(page);
  await shows(page, article);
  await expectTop(page, 517);
  await back(page);
  await shows(page, "/");
  await expectTop(page, 731);
  await forward(page);
  await shows(page, article);
  await expectTop(page, 517);
  await page.reload();
  await ready(page);
  await back(page);
  await shows(page, "/");
  await expectTop(page, 731);
});

it("shows a hash's target below the header on the first load", async () => {
  const { page } = await visit(site, article);
  const id = await targetOn(page);
  await page.goto("about:blank");
  await page.goto(`${article}#${id}`);
  await ready(page);
  await expectBelowHeader(page, id);
  await eventually(async () => expect(await focused(page)).toBe(`#${id}`));
});

it("shows and focuses a hash's target below the header across pages", async () => {
  const { page } = await visit(site, article);
  const id = await targetOn(page);
  await go(page, "/about");
  await shows(page, "/about");
  await go(page, `${article}#${id}`);
  await shows(page, article);
  await page.waitForFunction((name) => document.activeElement?.id === name, id);
  await expectBelowHeader(page, id);
  expect(await page.locator("#gatsby-announcer").isHidden()).toBe(false);
});

it.each(["reduce", "no-preference"] as const)(
  "shows a hash's target on the same page below the header, and goes back to where it was; motion %s",
  async (reducedMotion) => {
    const { page } = await visit(site, article);
    await page.emulateMedia({ reducedMotion });
    const id = await targetOn(page);
    await scroll(page, 111);
    await page.evaluate((name) => {
      const link = Object.assign(document.createElement("a"), { href: `#${name}` });
      link.textContent = "there";
      document.querySelector("main h1")?.after(link);
    }, id);
    // In the same task, in which smooth scrolling has not begun and instant scrolling is over.
    const soon = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("h1 + a");
      link?.focus({ preventScroll: true });
      link?.click();
      return Math.round(window.scrollY);
    });
    await expectBelowHeader(page, id);
    // Smooth unless reduced motion is preferred.
    if (reducedMotion === "reduce") expect(soon).toBe(await top(page));
    else expect(soon).toBeLessThan(await top(page));
    await eventually(async () => expect(await focused(page)).toBe(`#${id}`));
    await back(page);
    await page.waitForFunction(() => location.hash === "");
    await expectTop(page, 111);
    await go(page, `${article}#${id}`);
    await expectBelowHeader(page, id);
  },
);

it.each(["#nothing-here", "#1", "#a:b", "#%E0%A4%A", "#%", "#photo-99"])(
  "a hash without a target is harmless: %s",
  async (hash) => {
    const { page, errors } = await visit(site, `/about${hash}`);
    const about = await heading(page);
    expect(await page.locator("[data-status]").count()).toBe(0);
    await go(page, `/faq${hash}`);
    await shows(page, "/faq");
    expect(await top(page)).toBe(0);
    const added = (there: boolean) =>
      page.waitForFunction((wanted) => location.hash.endsWith("-added") === wanted, there);
    await page.evaluate((to) => (window.location.hash = to), `${hash}-added`);
    await added(true);
    await back(page);
    await added(false);
    await back(page);
    await shows(page, "/about", about);
    await page.evaluate((to) => (window.location.hash = to), `x${hash.slice(1)}`);
    await settled(page);
    expect(await heading(page)).toBe(about);
    expect(errors).toEqual([]);
  },
);
