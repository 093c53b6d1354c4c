import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { axeViolations } from "../../support/axe";
import { eventually } from "../../support/eventually";
import { hydrated, fontsLoaded, useSite } from "../../support/site";
import { hold } from "../visit/visit";
import { desk, open, phone, service } from "./look";

const site = useSite();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the services panel", () => {
  it("opens by keyboard, lists all services and closes on Escape", async () => {
    const page = await open(site, "/", desk);
    const summary = page.locator('nav[aria-label="Main"] summary');
    await summary.focus();
    await page.keyboard.press("Enter");
    const links = page.locator('nav[aria-label="Main"] details a[href^="/services/"]');
    expect(await links.count()).toBe(readdirSync("content/services").length);
    await links.first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await links.first().waitFor({ state: "hidden" });
    await eventually(async () => expect(await focused(page)).toContain("Services"));
  });

  it("closes when a service is chosen", async () => {
    const page = await open(site, "/", desk);
    await page.click('nav[aria-label="Main"] summary');
    await page.click(`nav[aria-label="Main"] a[href="${service}"]`);
    await page.waitForURL(`**${service}`);
    // The current item is marked when the page is shown.
    expect(await page.locator('nav[aria-label="Main"] [data-inside]').textContent()).toBe(
      "Services",
    );
    expect(await page.locator('nav[aria-label="Main"] details[open]').count()).toBe(0);
  });
});

it.each([768, 1088, 1280])("offers a quote beside the phone number at %i px", async (width) => {
  const page = await open(site, "/", { viewport: { width, height: 800 } });
  const button = page
    .locator("header")
    .getByRole("link", { name: /^(Request a quote|Leave a request)$/ });
  expect(await button.isVisible()).toBe(true);
  const { height } = (await page.locator("header").first().boundingBox())!;
  expect(height).toBeLessThanOrEqual(64);
});

describe.each([
  ["/", "open", "2026-06-10T17:00:00Z", /^Open now/],
  ["/", "closed", "2026-06-10T05:00:00Z", /^Closed/],
  ["/es", "open", "2026-06-10T17:00:00Z", /^Abierto/],
  ["/es", "closed", "2026-06-10T05:00:00Z", /^Cerrado/],
])("the header of %s while the office is %s", (path, _state, time, status) => {
  it("has the same layout as without script", async () => {
    // In the page's own language, so that no other is offered.
    const options = {
      viewport: { width: 1440, height: 800 },
      locale: path === "/es" ? "es-US" : "en-US",
    };
    const plain = await site.open(path, { ...options, javaScriptEnabled: false });
    const page = await site.newPage(options);
    await page.clock.setFixedTime(time);
    await page.goto(path);
    await Promise.all([fontsLoaded(plain), fontsLoaded(page)]);
    // A typeface that came too late for a document is used from the next one on (`font-display: optional`).
    await eventually(async () => {
      await Promise.all([plain.reload(), page.reload()]);
      await page.getByRole("banner").getByText(status).waitFor();
      await Promise.all([fontsLoaded(plain), fontsLoaded(page)]);
      expect(await placesOf(page)).toEqual(await placesOf(plain));
    });
  });
});

/** Returns the positions and widths of the header's links, in px. */
const placesOf = (page: Page) =>
  page
    .locator("header a:visible")
    .evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ x, width }) => ({ x: Math.round(x), width: Math.round(width) })),
    );

it("a menu that is opened while script loads stays open", async () => {
  const page = await site.newPage(phone);
  const scripts = await hold(page, "**/*.js");
  await page.goto("/");
  await page.getByText("Menu", { exact: true }).click();
  const link = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "FAQ" });
  await link.waitFor();
  scripts.release();
  await hydrated(page);
  expect(await link.isVisible()).toBe(true);
});

it("the phone's menu works without script", async () => {
  const page = await site.open("/", { ...phone, javaScriptEnabled: false });
  await page.click("summary:has-text('Menu')");
  await page.locator(`nav[aria-label="Menu"] a[href="${service}"]`).waitFor();
  expect(await page.locator("header").textContent()).toContain("8 am–5 pm, every day");
});

describe("the language link in the phone's menu", () => {
  const path = "/about";
  const spanish = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Español" });

  it("leads to the Spanish page when it is tapped", async () => {
    const page = await open(site, path, phone);
    await page.getByText("Menu", { exact: true }).tap();
    await spanish(page).tap();
    await page.waitForURL(`**/es${path}`);
  });

  it("is reached by keyboard where it is seen: after the pages, before the services; and closes with the menu", async () => {
    const page = await open(site, path, phone);
    await page.getByText("Menu", { exact: true }).focus();
    await page.keyboard.press("Enter");
    const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
    const [contact, language, service] = (await links.allTextContents()).slice(6, 9);
    expect([contact, language]).toEqual(["Contact", "Español"]);
    await links.nth(6).focus();
    await page.keyboard.press("Tab");
    await eventually(async () => expect(await focused(page)).toBe(language));
    await page.keyboard.press("Tab");
    await eventually(async () => expect(await focused(page)).toBe(service));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await spanish(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Menu");
    await page.keyboard.press("Enter");
    await spanish(page).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/es${path}`);
  });
});
