/** Where a page is shown: at its top, at a hash, or where the visitor was. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import { back, backTo, forward, go, goTo, ready, settled, shows, twoFrames, visit } from "./visit";

const article = "/services/kitchen-remodel";

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scroll(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => top(page)).toBe(y);
  // Gatsby saves the position in a frame after the scroll event.
  await twoFrames(page);
}

/** Expects a position, also when the page has come to rest. */
async function expectTop(page: Page, y: number): Promise<void> {
  await expect.poll(() => top(page)).toBe(y);
  await settled(page);
  expect(await top(page)).toBe(y);
}

/** Expects an element in the upper half of the window, not under the header. */
const expectBelowHeader = (page: Page, id: string) =>
  expect(async () => {
    const { target, header, middle } = await page.evaluate((name) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const target = box(`[id="${name}"]`)?.top ?? 0;
      return { target, header: box("header")?.bottom ?? 0, middle: window.innerHeight / 2 };
    }, id);
    // Positions are rounded to whole pixels.
    expect(Math.ceil(target)).toBeGreaterThanOrEqual(Math.floor(header));
    expect(target).toBeLessThan(middle);
  }).toPass();

/** Returns the id of a heading in the middle of the page. */
const targetOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("main [id]:is(h2, h3)")];
    return all[Math.floor(all.length / 2)]?.id ?? "";
  });

test("a new page is shown from its top; Back and Forward restore the position, also after a reload", async ({
  page,
}) => {
  await visit(page, "/");
  await scroll(page, 731);
  await goTo(page, article);
  await expectTop(page, 0);
  await scroll(page, 517);
  await goTo(page, "/faq");
  await backTo(page, article);
  await expectTop(page, 517);
  await backTo(page, "/");
  await expectTop(page, 731);
  await forward(page);
  await shows(page, article);
  await expectTop(page, 517);
  await page.reload();
  await ready(page);
  await expectTop(page, 517);
  await backTo(page, "/");
  await expectTop(page, 731);
});

test("a position from before hydration is restored too", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => top(page)).toBe(600);
  await ready(page);
  await expectTop(page, 600);
  await goTo(page, "/about");
  await backTo(page, "/");
  await expectTop(page, 600);
});

test("a hash leads below the header: on the first load, across pages, and on the page", async ({
  page,
}) => {
  await visit(page, article);
  const id = await targetOn(page);
  await page.goto("about:blank");
  await page.goto(`${article}#${id}`);
  await expectBelowHeader(page, id);
  await ready(page);
  await expectBelowHeader(page, id);
  await goTo(page, "/about");
  await go(page, `${article}#${id}`);
  await shows(page, article);
  await expectBelowHeader(page, id);

  // A link on the page: Back leads to where it was followed, although the browser itself has
  // scrolled.
  await goTo(page, "/about");
  await goTo(page, article);
  await scroll(page, 111);
  await page.evaluate((name) => {
    const link = Object.assign(document.createElement("a"), { href: `#${name}` });
    document.querySelector("main h1")?.after(link);
    link.click();
  }, id);
  await expectBelowHeader(page, id);
  expect(await page.evaluate(() => document.querySelector(":target")?.id)).toBe(id);
  // The router takes the new entry in the frame after it has its key; nobody is back before that.
  await page.waitForFunction(() => Boolean((history.state as { key?: string } | null)?.key));
  await twoFrames(page);
  await back(page);
  await page.waitForURL(`**${article}`);
  await expectTop(page, 111);
  await forward(page);
  await page.waitForURL(`**#${id}`);
  await expectBelowHeader(page, id);
  // Back to an address with a hash leads to where the visitor was, too.
  await scroll(page, 40);
  await goTo(page, "/about");
  await backTo(page, article);
  await expectTop(page, 40);
});

for (const hash of ["#nothing-here", "#%E0%A4%A", "#%"])
  test(`a hash without a target is harmless: ${hash}`, async ({ page }) => {
    const { errors } = await visit(page, `/about${hash}`);
    await shows(page, "/about");
    await page.evaluate((to) => (window.location.hash = to), `${hash}-added`);
    await settled(page);
    await shows(page, "/about");
    await go(page, `/faq${hash}`);
    await shows(page, "/faq");
    await backTo(page, "/about");
    await expect(page.locator("[data-status]")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
