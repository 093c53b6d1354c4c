import { useSite } from "../../support/site";
import { desk, open, printedSheets } from "./look";

const site = useSite();

/** Letter with margins of half an inch, in CSS pixels. */
const sheet = { width: 720, height: 960 };

describe("the home page on paper", () => {
  it("begins with its headline and its picture, without overlaps", async () => {
    const page = await open(site, "/", { viewport: sheet });
    await page.emulateMedia({ media: "print" });
    const picture = (await page.locator("main picture").first().boundingBox())!;
    expect(picture.y + picture.height).toBeLessThan(sheet.height);
    const overlaps = await page.evaluate(() =>
      [...document.querySelectorAll("main li:has(> picture)")]
        .filter((tile) => {
          const bottom = tile.querySelector("img")!.getBoundingClientRect().bottom;
          return tile.querySelector("a")!.getBoundingClientRect().top < bottom - 1;
        })
        .map((tile) => tile.textContent),
    );
    expect(overlaps).toEqual([]);
    expect(await page.locator("main li:has(> picture)").count()).toBeGreaterThan(10);
  });

  it("shows what is collapsed on a phone, and the sample notice", async () => {
    const page = await open(site, "/services/casino", { viewport: { width: 390, height: 844 } });
    const source = page.locator('section[aria-label="Sources"] a').first();
    expect(await source.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await source.isVisible()).toBe(true);
    expect(await page.getByRole("complementary", { name: "Notice" }).isVisible()).toBe(true);
  });
});

it.each([
  ["/about", "Menu"],
  ["/es/about", "Menú"],
])("%s on paper has its name and phone number on top, and no navigation", async (path, menu) => {
  const page = await open(site, path, { viewport: sheet });
  await page.emulateMedia({ media: "print" });
  const header = page.getByRole("banner");
  // Portrait and landscape.
  for (const width of [720, 960, 1584]) {
    await page.setViewportSize({ ...sheet, width });
    expect(await header.getByText("Mojave Meridian").isVisible()).toBe(true);
    expect(await header.getByText("(702) 555-0142").isVisible()).toBe(true);
    expect(await header.getByText(menu, { exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await header.getByRole("link").count()).toBe(2);
  }
});

describe("the rights page on paper", () => {
  it("takes two sheets, as it says", async () => {
    const page = await open(site, "/rights", desk);
    expect(await printedSheets(page, { x: "0.5in", y: "0.5in" })).toBe(2);
  });

  it("has rules side by side without CSS columns, which would overflow the last sheet", async () => {
    const page = await open(site, "/rights", { viewport: sheet });
    await page.emulateMedia({ media: "print" });
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main section [id]:has(h3)")].map((rule) => ({
        right: rule.getBoundingClientRect().right,
        columns: getComputedStyle(rule.parentElement ?? rule).columnCount,
      })),
    );
    expect(rules.length).toBeGreaterThan(20);
    expect(new Set(rules.map(({ columns }) => columns))).toEqual(new Set(["auto"]));
    expect(new Set(rules.map(({ right }) => Math.round(right))).size).toBe(2);
    expect(Math.max(...rules.map(({ right }) => right))).toBeLessThanOrEqual(sheet.width);
  });
});
