/**
 * Every page once: what has to hold on all of them. Links, heads and valid HTML are tests of the
 * built files.
 */
import { readFileSync } from "node:fs";
import {
  addressIn,
  languageOf,
  languages,
  localeOf,
  original,
  prefixOf,
} from "../../../src/content/language";
import { builtPages } from "../../../scripts/routes";
import {
  axeViolations,
  beyondWindow,
  expect,
  expectReadableDrawings,
  hydrated,
  test,
} from "../../browser/support";

// Axe must not see a page in the middle of a change.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// The 404 page of a language answers so at its own address too.
test.use({ expectedProblems: [/404 \(Not Found\) \(\S+\/404\)$/] });

/**
 * The pages in groups, each of which is visited in one window: with the browser's cache, a page
 * takes half the time.
 */
const groups = new Map<string, ReturnType<typeof builtPages>>();
for (const page of builtPages("dist")) {
  const { language, path } = languageOf(page.path);
  const name = prefixOf(language) + (/^\/[^/]+(?=\/)/.exec(path)?.[0] ?? "");
  groups.set(name, [...(groups.get(name) ?? []), page]);
}

/**
 * The first page of each component of Gatsby: the others have the same elements with other words.
 */
const firstOfKind = new Map<unknown, string>();
for (const { path, file } of builtPages("dist")) {
  const data = file.replace(/^dist/, "dist/page-data").replace(/\.html$/, "/page-data.json");
  const { componentChunkName } = JSON.parse(readFileSync(data, "utf8")) as Record<string, unknown>;
  if (!firstOfKind.has(componentChunkName)) firstOfKind.set(componentChunkName, path);
}
const firsts = new Set(firstOfKind.values());

/** What axe finds by sizes and colors. */
const visualRules = ["color-contrast", "link-in-text-block", "target-size"];

for (const [name, pages] of groups)
  test(`${name}/… is accessible, fits every width with its drawings, and keeps to itself`, async ({
    page,
    context,
  }) => {
    test.setTimeout(pages.length * 60_000);
    // As a script of each page, the browser compiles it once for all of them.
    await context.addInitScript({ path: "node_modules/axe-core/axe.min.js" });
    for (const { path, file } of pages) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path.endsWith("/404") ? 404 : 200);
      await hydrated(page);
      // Lays out at once what waits; heights are estimates until then.
      await page.evaluate(() => delete document.documentElement.dataset.firstView);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator("h1")).toHaveCount(1);
      const wide: number[] = [];
      const isFirst = firsts.has(path);
      const widths = isFirst ? [320, 768, 1920, 390, 1280] : [320, 390, 1280];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if ((await beyondWindow(page)) > 0) wide.push(width);
        if (width !== 390 && width !== 1280) continue;
        // With a frame, the bar to call learns that it would lie over the first screen.
        await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
        await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
        if (readFileSync(file, "utf8").includes(".svg#art"))
          await expectReadableDrawings(page, `${path} at ${width} px`);
        // A page is seen light on a phone and dark in a wide window, there by the rules that a size
        // or a color can break, which are the same in other languages; the first of a kind by all,
        // and in all four ways.
        const schemes = width === 390 ? (["light", "dark"] as const) : (["dark", "light"] as const);
        const ways = isFirst ? 2 : width === 1280 && languageOf(path).language !== original ? 0 : 1;
        for (const colorScheme of schemes.slice(0, ways)) {
          await page.emulateMedia({ colorScheme });
          const isWhole = colorScheme === schemes[0] && (width === 390 || isFirst);
          const rules = isWhole ? undefined : visualRules;
          const where = `${path} at ${width} px, ${colorScheme}`;
          expect.soft(await axeViolations(page, rules), where).toEqual([]);
        }
      }
      expect.soft(wide, path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
  });

test.describe("an address that does not exist", () => {
  test.use({ expectedProblems: [/404 \(Not Found\)/] });
  const addresses = languages.flatMap((language) =>
    ["/no-such-page", "/blog/no/such/page"].map(
      (path) => [addressIn(language, path), localeOf(language)] as const,
    ),
  );
  for (const [path, lang] of addresses)
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
