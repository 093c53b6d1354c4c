import type { Page } from "playwright-core";
import { pagesWithHtml } from "../../support/built";
import { useSite } from "../../support/site";
import { desk, open, phone } from "./look";

const site = useSite();
const paths = pagesWithHtml.filter(({ html }) => html.includes(".svg#art")).map(({ path }) => path);

it("there are pages with drawings", () => {
  expect(paths.length).toBeGreaterThan(2);
});

/** Returns the labels of a page's drawings that are too small, overlap another, or leave the frame. */
const labelFaults = (page: Page) =>
  page.locator("figure svg[role='group']").evaluateAll((drawings) =>
    drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const shown = [...svg.querySelectorAll("tspan")].filter(
        (part) => part.getClientRects().length,
      );
      const boxes = shown.map((part) => ({
        name: part.textContent,
        box: part.closest("text")?.getBoundingClientRect() ?? new DOMRect(),
        size: (parseFloat(getComputedStyle(part).fontSize) * frame.width) / 720,
      }));
      return boxes.flatMap(({ name, box, size }, index) => [
        ...(size < 11 ? [`${name}: ${size} px`] : []),
        ...(box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom + 1
          ? [`${name}: outside the frame`]
          : []),
        ...boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          )
          .map((other) => `${name} overlaps ${other.name}`),
      ]);
    }),
  );

it.each(paths)("%s shows the drawings' lines, and no labels that overlap", async (path) => {
  const page = await open(site, path, phone);
  for (const { viewport } of [phone, desk]) {
    await page.setViewportSize(viewport);
    // A `use` of a file has no size until the file has been loaded.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<SVGUseElement>("figure svg use")).every(
        (use) => use.getBBox().width > 300,
      ),
    );
    expect([viewport.width, await labelFaults(page)]).toEqual([viewport.width, []]);
    const legend = page.locator("figure:has(svg[role='group']) ol");
    for (const list of await legend.all())
      expect(await list.isVisible()).toBe(viewport === phone.viewport);
  }
});
