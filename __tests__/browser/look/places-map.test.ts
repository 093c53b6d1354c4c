import type { Page } from "playwright-core";
import { useSite } from "../../support/site";
import { desk, open } from "./look";

const site = useSite();

/**
 * Opens a page in which the map can be measured. The parts of the map are `use`d from a separate file, where a page cannot measure
 * them, so the references are replaced by the parts.
 */
async function openMap(path: string): Promise<Page> {
  const page = await open(site, path, { ...desk, bypassCSP: true });
  await page.evaluate(async () => {
    const labels = document.querySelector('figure [href$="/places.svg#labels"]')!;
    const figure = labels.closest("figure")!;
    figure.id = "map";
    const file = await (await fetch(labels.getAttribute("href")!)).text();
    const parts = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
    for (const use of figure.querySelectorAll("use"))
      use.replaceWith(parts.querySelector(use.getAttribute("href")!.replace(/.*#/, "#"))!);
  });
  return page;
}

/** Finds labels of the map that overlap, leave it or are too small. */
const measuredLabels = (page: Page) =>
  page.locator("#map").evaluate((figure) => {
    const texts = [...figure.querySelectorAll("text")]
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const sheet = figure.querySelector("svg")!.getBoundingClientRect();
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
    return {
      names: texts.map(({ text }) => text),
      smallest: Math.min(...texts.map(({ box }) => box.height)),
      outside: texts.filter(({ box }) => box.left < sheet.left || box.right > sheet.right),
      over: texts.flatMap((a, index) =>
        texts
          .slice(index + 1)
          .flatMap((b) => (isOver(a.box, b.box) ? [`${a.text}, ${b.text}`] : [])),
      ),
    };
  });

it.each(["/", "/contact", "/faq", "/plan", "/es", "/es/plan"])(
  "the map on %s has no overlapping labels at any width",
  async (path) => {
    const page = await openMap(path);
    for (const width of [320, 360, 390, 575, 576, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { names, smallest, outside, over } = await measuredLabels(page);
      expect({ width, over, outside }).toEqual({ width, over: [], outside: [] });
      expect(names).toContain(width < 576 ? "1" : "Paradise");
      expect(smallest).toBeGreaterThan(10);
    }
  },
);

it("names counties in the page's language", async () => {
  const { names } = await measuredLabels(await openMap("/es/contact"));
  expect(names).toEqual(expect.arrayContaining(["Condado de Clark", "El Strip", "Henderson"]));
  expect(names.filter((name) => /County|The Strip/.test(name))).toEqual([]);
});

it("shows the outlines from its file, and leads to the permit office", async () => {
  const page = await open(site, "/", desk);
  const henderson = page.locator('figure a:has([href="/places.svg#henderson"])');
  await henderson.scrollIntoViewIfNeeded();
  const { width } = (await henderson.boundingBox())!;
  expect(width).toBeGreaterThan(100);
  await henderson.click();
  await page.waitForURL("**/contact#city-of-henderson");
  const office = page.locator("#city-of-henderson");
  expect(await office.textContent()).toContain("City of Henderson Building & Fire Safety");
  const { y } = (await office.boundingBox())!;
  expect(y).toBeLessThan(desk.viewport.height);
});

it("keeps the map out of the tab order, since the list has the same links", async () => {
  const page = await open(site, "/contact", desk);
  const links = page.locator("figure svg a");
  expect(await links.count()).toBeGreaterThan(10);
  expect(
    await links.evaluateAll((all) => all.map((link) => (link as SVGAElement).tabIndex)),
  ).toEqual(Array.from({ length: await links.count() }, () => -1));
});

it.each(["/about", "/faq", "/plan"])(
  "%s closes the list of offices after its last row",
  async (path) => {
    const page = await open(site, path, desk);
    const list = page.locator("dl", { has: page.locator('a[href^="/contact#"]') });
    const gap = await list.evaluate(
      (element) =>
        element.getBoundingClientRect().bottom -
        element.lastElementChild!.getBoundingClientRect().bottom,
    );
    expect(gap).toBeLessThan(2);
  },
);
