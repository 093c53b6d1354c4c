/** Every page once: what has to hold on all of them. Links, heads and valid HTML are tests of the built files. */
import { readFileSync } from "node:fs";
import { builtPages } from "../../scripts/routes";
import { axeViolations, beyondWindow, expect, hydrated, kinds, labelsOf, test } from "./support";

// Axe must not see a page in the middle of a change.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const pages = builtPages("dist").map(({ path, file }) => ({
  path,
  hasDrawings: readFileSync(file, "utf8").includes(".svg#art"),
}));

test("there are pages with drawings", () => {
  expect(pages.filter(({ hasDrawings }) => hasDrawings).length).toBeGreaterThan(2);
});

for (const { path, hasDrawings } of pages) {
  test(`${path} is accessible, fits every width with its drawings, and keeps to itself`, async ({
    page,
    context,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator("h1")).toHaveCount(1);
    const wide: number[] = [];
    for (const width of [320, 768, 1920, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if ((await beyondWindow(page)) > 0) wide.push(width);
      if (width !== 390 && width !== 1280) continue;
      if (hasDrawings) {
        // A `use` of a file has no size until the file has been loaded.
        await page.waitForFunction(() =>
          Array.from(document.querySelectorAll<SVGUseElement>("figure svg use")).every(
            (use) => use.getBBox().width > 300,
          ),
        );
        const labels = await labelsOf(page, "figure svg[role='group']", "tspan");
        const isFaulty = ({ size, isBelow, isOutside, over }: (typeof labels)[number]) =>
          size < 11 || isBelow || isOutside || over.length > 0;
        expect([width, labels.filter(isFaulty)]).toEqual([width, []]);
      }
      await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
      expect(await axeViolations(page)).toEqual([]);
      if (!kinds.includes(path)) continue;
      // Contrast depends on the scheme, and hardly on the width: one page of each kind has both at both.
      await page.emulateMedia({ colorScheme: width === 390 ? "light" : "dark" });
      expect(await axeViolations(page, ["color-contrast"])).toEqual([]);
    }
    expect(wide).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test.describe("an address that does not exist", () => {
  test.use({ expectedProblems: [/404 \(Not Found\)/] });
  for (const [path, lang] of [
    ["/no-such-page", "en-US"],
    ["/services/no-such-page", "en-US"],
    ["/es/no-such-page", "es-US"],
    ["/es/blog/no/such/page", "es-US"],
  ] as const)
    test(`${path} shows the 404 page in its language`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("main").getByRole("link").first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
});
