/** What a page looks like where axe does not see it: sizes, labels of drawings and of the map. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { builtPages } from "../../scripts/routes";
import { beyondWindow, expect, kinds, open, phone, test } from "./support";

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

test.describe("on a phone", () => {
  test.use(phone);
  test("targets measure at least 24 px, except in running text", async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("a, button, summary, input:not([tabindex='-1'])")]
          .filter((element) => {
            // A radio button or checkbox is also operated by its label.
            const isChoice = element.matches('[type="radio"], [type="checkbox"]');
            const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
            const box = (label ?? element).getBoundingClientRect();
            const isInText = getComputedStyle(element).display === "inline";
            return box.width > 1 && !isInText && (box.height < 23.5 || box.width < 23.5);
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect([path, small]).toEqual([path, []]);
    }
  });
});

/** Returns the labels of a page's drawings that are too small, overlap another, or leave the frame. */
const faultyLabels = (page: Page) =>
  page.locator("figure svg[role='group']").evaluateAll((drawings) =>
    drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("tspan")]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => ({
          name: part.textContent,
          box: part.closest("text")?.getBoundingClientRect() ?? new DOMRect(),
          size: (parseFloat(getComputedStyle(part).fontSize) * frame.width) / 720,
        }));
      return labels.flatMap(({ name, box, size }, index) => [
        ...(size < 11 ? [`${name}: ${size} px`] : []),
        ...(box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom + 1
          ? [`${name}: outside the frame`]
          : []),
        ...labels
          .slice(index + 1)
          .filter(({ box: other }) => box.left < other.right && other.left < box.right)
          .filter(({ box: other }) => box.top < other.bottom && other.top < box.bottom)
          .map((other) => `${name} overlaps ${other.name}`),
      ]);
    }),
  );

const withDrawings = builtPages("dist")
  .filter(({ file }) => readFileSync(file, "utf8").includes(".svg#art"))
  .map(({ path }) => path);

test("there are pages with drawings", () => {
  expect(withDrawings.length).toBeGreaterThan(2);
});

for (const path of withDrawings)
  test(`${path} shows the lines of its drawings, and no labels that overlap`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A `use` of a file has no size until the file has been loaded.
      await page.waitForFunction(() =>
        Array.from(document.querySelectorAll<SVGUseElement>("figure svg use")).every(
          (use) => use.getBBox().width > 300,
        ),
      );
      expect([width, await faultyLabels(page)]).toEqual([width, []]);
    }
  });

test.describe("the map", () => {
  /** The parts of the map are `use`d from a file, where a page cannot measure them: they are put in place of their references. */
  async function measurable(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const labels = document.querySelector('figure [href$="/places.svg#labels"]');
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
    ["/", "Paradise"],
    ["/contact", "The Strip"],
    ["/es/contact", "El Strip"],
  ] as const)
    test(`has no overlapping labels on ${path}, in its language`, async ({ page }) => {
      await open(page, path);
      await measurable(page);
      for (const width of [576, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { names, smallest, faults } = await page.locator("#map").evaluate((figure) => {
          const sheet = figure.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
          const texts = [...figure.querySelectorAll("text")]
            .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          const isOver = (a: DOMRect, b: DOMRect) =>
            a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
          return {
            names: texts.map(({ text }) => text),
            smallest: Math.min(...texts.map(({ box }) => box.height)),
            faults: texts.flatMap((a, index) => [
              ...(a.box.left < sheet.left || a.box.right > sheet.right ? [a.text] : []),
              ...texts
                .slice(index + 1)
                .flatMap((b) => (isOver(a.box, b.box) ? [a.text, b.text] : [])),
            ]),
          };
        });
        expect([width, faults]).toEqual([width, []]);
        expect(names).toContain(name);
        expect(smallest).toBeGreaterThan(10);
      }
    });
});

test("a place on the map leads to its permit office, and the list has the same links", async ({
  page,
}) => {
  await open(page, "/");
  const henderson = page.locator('figure a:has([href$="/places.svg#henderson"])');
  await henderson.scrollIntoViewIfNeeded();
  expect((await henderson.boundingBox())?.width).toBeGreaterThan(100);
  await henderson.click();
  await expect(page).toHaveURL(/\/plan\/permit-office#city-of-henderson$/);
  await expect(page.locator("#city-of-henderson")).toBeInViewport();
  const tabIndexes = await page
    .locator("figure svg a")
    .evaluateAll((links) => links.map((link) => (link as SVGAElement).tabIndex));
  expect(new Set(tabIndexes)).toEqual(new Set([-1]));
});
