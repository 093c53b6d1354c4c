import type { Page } from "playwright-core";
import { pagesWithHtml } from "../../support/built";
import { useSite } from "../../support/site";
import { desk, open, phone } from "./look";

const site = useSite();
const paths = pagesWithHtml.filter(({ html }) => html.includes(".svg#art")).map(({ path }) => path);

it("looks at some drawings", () => {
  expect(paths.length).toBeGreaterThan(2);
});

/** What is wrong with the labels of a page's drawings; small letters, such as lie over each other or out of the frame. */
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
          ? [`${name}: out of the frame`]
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
          .map((other) => `${name} over ${other.name}`),
      ]);
    }),
  );

describe.each(paths)("%s", (path) => {
  it.each([
    ["phone", phone],
    ["desk", desk],
  ])("on a %s shows its lines, and labels beside each other", async (_name, view) => {
    const page = await open(site, path, view);
    // A file has been drawn when it takes up room.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<SVGUseElement>("figure svg use")).every(
        (use) => use.getBBox().width > 300,
      ),
    );
    expect(await labelFaults(page)).toEqual([]);
    const legend = page.locator("figure:has(svg[role='group']) ol");
    for (const list of await legend.all()) expect(await list.isVisible()).toBe(view === phone);
  });
});
