/** Journeys through the pieces that pages share: menus, search, pictures, folds, filters, color schemes and paper. */
import type { Page } from "@playwright/test";
import { axeViolations, expect, hydrated, open, phone, test, sheets } from "./support";

const recap = "/build-process/second-generation-restaurant";
const service = "/services/casino";
const article = "/blog/planning-a-casita-in-southern-nevada";
const desk = { width: 1440, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("the services panel opens by keyboard, and closes on Escape and when a service is chosen", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  const summary = main.locator("summary");
  const link = main.locator(`a[href="${service}"]`);
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${service}$`));
  await expect(main.locator("details[open]")).toHaveCount(0);
});

test("the header is as wide as without script", async ({ page, browser }) => {
  const places = (where: Page) =>
    where.locator("header a:visible").evaluateAll((links) =>
      links.map((link) => {
        const { x, width } = link.getBoundingClientRect();
        return [Math.round(x), Math.round(width)];
      }),
    );
  for (const path of ["/", "/es"]) {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: desk });
    await plain.goto(path);
    await plain.waitForLoadState("networkidle");
    await open(page, path);
    await expect(
      page.getByRole("banner").getByText(/^(Open now|Closed|Abierto|Cerrado)/),
    ).toBeVisible();
    expect(await places(page)).toEqual(await places(plain));
    await plain.close();
  }
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu has every page, the language and the services", async ({ page }) => {
    await open(page, "/about");
    await page.getByText("Menu", { exact: true }).tap();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.locator(`a[href="${service}"]`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await menu.getByRole("link", { name: "Español" }).tap();
    await expect(page).toHaveURL(/\/es\/about$/);
  });

  test("folded sections are headings, and open", async ({ page }) => {
    await open(page, article);
    for (const name of ["On this page", "Sources", "Services"])
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    const source = page.getByRole("region", { name: "Sources" }).getByRole("link").first();
    await expect(source).toBeHidden();
    await page.getByRole("heading", { name: "Sources" }).tap();
    await expect(source).toBeVisible();
  });

  test("later sections of a text are folded, and open at their address", async ({ page }) => {
    await page.goto(article);
    const section = page.locator("#who-may-build-it");
    await expect(page.getByRole("heading", { name: "Who can build it" })).toBeVisible();
    await expect(section).toBeHidden();
    await page.goto(`${article}#who-may-build-it`);
    await expect(section).toBeVisible();
  });

  test("the bar to call appears below the first screen, and not beside a form", async ({
    page,
  }) => {
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    await open(page, "/about");
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    await expect(bar).toBeInViewport();
    await page.goto("/contact");
    await expect(bar).toBeHidden();
  });
});

test("folds are open on a wide screen, with nothing to press", async ({ page }) => {
  await open(page, service);
  await expect(page.getByRole("heading", { name: "On this page" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Sources" }).getByRole("link").first(),
  ).toBeVisible();
  await expect(page.locator(".fold > summary:not(:has(h2))")).toBeHidden();
  await page.locator(".fold > summary").first().focus();
  await expect(page.locator(".fold > summary").first()).not.toBeFocused();
});

test.describe("the search", () => {
  test("finds, and closes when a result is chosen", async ({ page }) => {
    await open(page, "/about");
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("searchbox");
    await link.click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // Its script has come: it opens while the click is still on its way through the page.
    await link.click();
    await expect(field).toBeFocused();
    await field.fill("how much deposit");
    await expect(dialog.locator('a[href="/faq#deposit"]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill("xylophone");
    await expect(dialog.getByText("No results for “xylophone”")).toBeVisible();
    await field.fill("recovery fund");
    await dialog.locator('a[href="/rules#recovery-fund-limits"]').first().click();
    await expect(page).toHaveURL(/\/rules#recovery-fund-limits$/);
    await expect(dialog).toBeHidden();
    // The router has followed the link, so that the browser's own `:target` does not match.
    await expect(page.locator("#recovery-fund-limits")).toHaveAttribute("data-target");
  });

  test("keeps the query in the address", async ({ page }) => {
    await open(page, "/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("kitchen permit");
    await expect(page).toHaveURL(/\?q=kitchen\+permit$/);
    const first = page.getByRole("main").locator("ol a").first();
    await first.click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(field).toHaveValue("kitchen permit");
    await expect(first).toBeVisible();
  });
});

test.describe("the image overlay", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Pictures" });

  test("pages by keys and buttons, keeps the focus and returns it", async ({ page }) => {
    await open(page, recap);
    await page.locator("#photo-1 > a").focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("1 of");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toContainText("2 of");
    await expect(dialog(page).locator("figure").nth(1).locator("img")).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Previous" }).click();
    await expect(dialog(page)).toContainText("1 of");
    for (let tab = 0; tab < 5; tab++) await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName),
    ).toMatch(/DIALOG|BODY/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("#photo-1 > a")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${recap}$`));
  });

  test.describe("on a phone", () => {
    test.use(phone);
    test("follows a finger to and fro, and closes on Back only", async ({ page, context }) => {
      await open(page, recap);
      // Beside the handle between before and after.
      await page.locator("#photo-1 > a").tap({ position: { x: 20, y: 20 } });
      const session = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as [] });
      const swipe = async (right: number, down: number, shown: string) => {
        const at = (part: number) => ({ x: 195 + right * part, y: 420 + down * part });
        await touch("touchStart", at(-7));
        for (let part = -6; part <= 7; part += 1) await touch("touchMove", at(part));
        await touch("touchEnd");
        await expect(dialog(page)).toContainText(shown);
      };
      await swipe(-20, 0, "2 of");
      await swipe(20, 0, "1 of");
      // Beyond the first picture, and up and down.
      await swipe(20, 0, "1 of");
      await swipe(0, 20, "1 of");
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    });
  });

  test("opens at its address", async ({ page }) => {
    await open(page, `${recap}#photo-2`);
    await expect(dialog(page)).toContainText("2 of");
  });
});

test("before and after moves by keys and buttons", async ({ page }) => {
  await open(page, recap);
  const range = page.locator("input[type=range]").first();
  await range.focus();
  await page.keyboard.press("ArrowRight");
  await expect(range).toHaveValue("51");
  await page.getByRole("button", { name: "Before", exact: true }).first().click();
  await expect(range).toHaveValue("100");
  await page.getByRole("button", { name: "After", exact: true }).first().click();
  await expect(range).toHaveValue("0");
  await page.getByRole("button", { name: "Side by side" }).first().click();
  await expect(range).toBeHidden();
});

test("the services of a group are shown alone, after a link from another page too", async ({
  page,
}) => {
  const group = (id: string) => page.locator(`section:has(h2#${id})`);
  await open(page, "/");
  await page.getByRole("link", { name: /All commercial/ }).click();
  await expect(group("commercial")).toBeVisible();
  await expect(group("residential")).toBeHidden();
  const filter = page.getByRole("navigation", { name: "Show" });
  await filter.locator('a[href="#residential"]').click();
  await expect(group("commercial")).toBeHidden();
  await filter.locator('a[href="#all"]').click();
  await expect(group("commercial")).toBeVisible();
});

test("the home picture and the colors follow the switch in the footer", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const shown = () =>
    page
      .locator("main picture img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).toContain("/home-hero.");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(shown).toContain("/home-hero-dusk.");
  await page.reload();
  await hydrated(page);
  await expect.poll(shown).toContain("/home-hero-dusk.");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 32, 31)");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("menus, answers, filters and pictures work", async ({ page }) => {
    await page.goto("/services");
    await page.getByRole("navigation", { name: "Show" }).locator('a[href="#residential"]').click();
    await expect(page.locator("section#commercial")).toBeHidden();
    await page.goto("/faq#deposit");
    await expect(page.locator("#deposit")).toBeVisible();
    await page.goto(recap);
    await expect(page.locator("#photo-1 > a")).toHaveAttribute("href", /\.jpg$/);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).locator("summary").click();
    await expect(page.locator(`nav a[href="${service}"]`).first()).toBeVisible();
  });
});

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

  test("the rights take two sheets", async ({ page }) => {
    await open(page, "/rights");
    expect(await sheets(page)).toBe(2);
  });
});

test.describe("on paper in the first seconds", () => {
  test.use({ expectedProblems: [/Failed to load resource/] });
  test("a page printed before anything has come but its HTML has the styles for paper", async ({
    page,
  }) => {
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort(),
    );
    await page.emulateMedia({ media: "print" });
    await page.goto(service, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("banner").getByText("(702) 555-0142")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("font-size", /^14\.6/);
  });
});
