/** What a page looks like where axe does not see it: widths, and labels of the map. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { builtPages } from "../../../scripts/routes";
import { brand } from "../../../src/brand/brand";
import { brandCss } from "../../../src/brand/brand-css";
import {
  beyondWindow,
  expect,
  expectReadableDrawings,
  labelsOf,
  open,
  phone,
  struckLabels,
  test,
} from "../../browser/support";

/** One page of each kind. */
const kinds = [
  "/",
  "/services",
  "/services/restaurant",
  "/build-process/occupied-kitchen-and-bath-remodel",
  "/blog",
  "/contact",
  "/faq",
  "/about",
];

/** What a visitor may set without losing text (WCAG 2.2, 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

test.describe("for a visitor with styles of their own", () => {
  // The visitor's own styles are not the page's.
  test.use({ bypassCSP: true });
  test("no page scrolls sideways with text spaced apart, nor at twice the size", async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.goto(path);
      await page.addStyleTag({ content: textSpacing });
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await beyondWindow(page)]).toEqual([path, width, 0]);
      }
      await page.reload();
      await page.setViewportSize(phone.viewport);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect([path, await beyondWindow(page)]).toEqual([path, 0]);
    }
  });
});

test.describe("drawings", () => {
  // A style stands for another brand's, and lines stand in the page.
  test.use({ bypassCSP: true });
  const drawn = builtPages("dist").filter(({ file }) =>
    readFileSync(file, "utf8").includes(".svg#art"),
  );

  test("no line of a drawing goes through a label", async ({ page }) => {
    test.setTimeout(drawn.length * 10_000);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of drawn) {
        await page.goto(path);
        await page.evaluate(() => delete document.documentElement.dataset.firstView);
        await page.evaluate(() => document.fonts.ready);
        expect.soft([path, width, await struckLabels(page)]).toEqual([path, width, []]);
      }
    }
  });

  test("the labels of all drawings keep apart in a font that systems have", async ({ page }) => {
    expect(drawn.length).toBeGreaterThan(20);
    test.setTimeout(drawn.length * 10_000);
    for (const { path } of drawn) {
      await page.goto(path);
      // Lays out at once what waits.
      await page.evaluate(() => delete document.documentElement.dataset.firstView);
      await page.addStyleTag({ content: brandCss(brand, undefined) });
      for (const width of [phone.viewport.width, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadableDrawings(page, `${path} at ${width} px`);
      }
    }
  });
});

test("no line under a price begins with the dot behind its source", async ({ page }) => {
  await open(page, "/services/kitchen-remodel");
  const cost = page.locator("section[aria-labelledby=cost]");
  await cost.evaluate((section) => {
    for (const fold of section.querySelectorAll("details")) fold.open = true;
  });
  for (const width of [320, 360, 390, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const dots = await cost.locator("li p > a").evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.nextSibling;
        if (!(text instanceof Text)) return [];
        const dot = new Range();
        dot.setStart(text, text.data.indexOf("·"));
        dot.setEnd(text, text.data.indexOf("·") + 1);
        const { top } = dot.getBoundingClientRect();
        return { source: link.textContent, isBroken: top >= link.getBoundingClientRect().bottom };
      }),
    );
    expect(dots.length).toBeGreaterThan(0);
    expect([width, dots.filter(({ isBroken }) => isBroken)]).toEqual([width, []]);
  }
});

test("who answers stands once, above the form on a phone and beside it in a wide window", async ({
  page,
}) => {
  await open(page, "/contact");
  const person = page.getByText("Your site lead’s name");
  const field = page.getByRole("textbox", { name: "Your name" });
  await expect(person).toHaveCount(1);
  const boxes = async () => {
    const [above, below] = [await person.boundingBox(), await field.boundingBox()];
    if (!above || !below) throw new Error("The person or the form is not seen.");
    return { person: above, field: below };
  };
  await page.setViewportSize(phone.viewport);
  const narrow = await boxes();
  expect(narrow.person.y).toBeLessThan(narrow.field.y);
  expect(narrow.field.y).toBeLessThan(1000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await boxes();
  expect(wide.person.x).toBeGreaterThan(wide.field.x + wide.field.width);
});

test.describe("the map", () => {
  /**
   * The parts of the map are `use`d from a file, where a page cannot measure them: they are put in
   * place of their references.
   */
  async function measurable(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const labels = document.querySelector('figure [href*="/drawings/map."][href$="#labels"]');
      const figure = labels?.closest("figure");
      if (!labels || !figure) throw new Error("There is no map.");
      figure.id = "map";
      const text = await (await fetch(labels.getAttribute("href") ?? "")).text();
      const parts = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      for (const use of figure.querySelectorAll("use")) {
        const part = parts.querySelector((use.getAttribute("href") ?? "").replace(/.*#/, "#"));
        if (part) use.replaceWith(part);
      }
    });
  }

  test.use({ bypassCSP: true });
  for (const [path, name] of [
    ["/plan/permit-office", "The Strip"],
    ["/es/plan/permit-office", "El Strip"],
  ] as const)
    test(`has no overlapping labels on ${path}, in its language`, async ({ page }) => {
      await open(page, path);
      await measurable(page);
      for (const width of [576, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const labels = await labelsOf(page, "#map svg", "text", 3);
        const faulty = labels.filter(({ isOutside, over }) => isOutside || over.length > 0);
        expect([width, faulty]).toEqual([width, []]);
        expect(labels.map(({ text }) => text)).toContain(name);
      }
    });
});

test("the map is there on the second visit of its page, too", async ({ page }) => {
  for (const path of ["/plan/permit-office", "/contact", "/plan/permit-office"]) {
    await page.goto(path);
    if (path === "/contact") continue;
    const part = page.locator('figure [href$="/drawings/map.svg#henderson"]');
    const width = () => part.evaluate((use) => (use as SVGUseElement).getBBox().width);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test("a place on the map leads to its plan, and the list has the same links", async ({ page }) => {
  await open(page, "/plan/permit-office");
  const henderson = page.locator('figure a:has([href$="/drawings/map.svg#henderson"])');
  await henderson.scrollIntoViewIfNeeded();
  const tabIndexes = await page
    .locator("figure svg a")
    .evaluateAll((links) => links.map((link) => (link as SVGAElement).tabIndex));
  expect(new Set(tabIndexes)).toEqual(new Set([-1]));
  await henderson.click();
  await expect(page).toHaveURL(/\/plan\?place=henderson$/);
});

test("the four states of a service are in sight together, below its contents and beside its text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/services/kitchen-remodel");
  await page.getByRole("heading", { name: "Common questions" }).scrollIntoViewIfNeeded();
  const states = page.getByRole("list", { name: "The place in four states" });
  for (const state of await states.getByRole("listitem").all())
    await expect(state).toBeInViewport({ ratio: 1 });
  const contents = page.getByRole("main").getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link").last()).toBeInViewport({ ratio: 1 });
});
