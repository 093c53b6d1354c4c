/** Pages on paper. */
import { beyondWindow, expect, open, test } from "../../browser/support";

const service = "/services/casino";

test.describe("on paper", () => {
  test.use({ viewport: { width: 720, height: 960 } });

  test("a page has its name and phone number on top, no navigation, and nothing folded", async ({
    page,
  }) => {
    await open(page, service);
    await page.emulateMedia({ media: "print" });
    const header = page.getByRole("banner");
    await expect(header.getByText("(702) 555-0142")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(
      page.getByRole("region", { name: "Sources" }).getByRole("link").first(),
    ).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Notice" })).toBeVisible();
  });

  for (const path of ["/rights", "/plan?project=kitchen-remodel", "/papers#written-price"])
    test(`${path} is not wider than the paper`, async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
    });
});

test.describe("on paper in the first seconds", () => {
  test.use({ expectedProblems: [/Failed to load resource/] });
  test("a page printed before anything but its HTML and styles has come has those for paper", async ({
    page,
  }) => {
    await page.route("**/*", (route) =>
      /document|stylesheet/.test(route.request().resourceType()) ? route.continue() : route.abort(),
    );
    await page.emulateMedia({ media: "print" });
    await page.goto(service, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("banner").getByText("(702) 555-0142")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  });
});
