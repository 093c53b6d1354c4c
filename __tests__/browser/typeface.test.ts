/** When the typeface is loaded and used (src/visit/typeface.ts). */
import type { Page } from "playwright-core";
import { holdIdle } from "../../scripts/bench/in-page";
import { phone } from "../../scripts/bench/visits";
import { typeface } from "../../src/brand/brand";
import { typefaceFile } from "../../src/brand/font-faces";
import { typefaceKey } from "../../src/visit/typeface-key";
import { layoutShift, settled, useSite } from "../support/site";
import { ready, shows } from "./visit/visit";

const site = useSite();

/** Collects the paths of the fonts that a page requests from now on. */
function fontsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Returns the fonts with which the browser renders the page's heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Hides a page until the file at `path` is loaded. Its text can't cause the request while it is hidden, only a preload can; and
 * `font-display: optional` doesn't give up on the font, as it does after 100 ms where other programs keep the processor busy.
 */
function hideUntilLoaded(path: string): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("html { display: none }");
  document.adoptedStyleSheets = [hidden];
  new PerformanceObserver((list, observer) => {
    if (!list.getEntries().some(({ name }) => name.endsWith(path))) return;
    observer.disconnect();
    document.adoptedStyleSheets = [];
  }).observe({ type: "resource", buffered: true });
}

it.each(["/contact", "/es"])(
  "a wide screen preloads it and has it from the first paint on %s",
  async (path) => {
    const page = await site.newPage({ viewport: { width: 1280, height: 800 } });
    const fonts = fontsOf(page);
    await page.addInitScript(hideUntilLoaded, typefaceFile);
    await page.goto(path);
    await page.locator("h1").waitFor();
    expect(await headingFonts(page)).toEqual([typeface.name]);
    expect(fonts).toEqual([typefaceFile]);
    expect(await layoutShift(page)).toBe(0);
  },
);

it("a phone has it from the second page, and from the first paint of the next document", async () => {
  const page = await site.newPage(phone);
  await page.addInitScript(holdIdle);
  const fonts = fontsOf(page);
  await page.goto("/contact");
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  expect(fonts).toEqual([]);
  const first = await headingFonts(page);
  expect(first).not.toContain(typeface.name);

  await page.evaluate(() => window.benchRelease?.());
  await ready(page);
  await page.waitForFunction((key) => localStorage.getItem(key), typefaceKey);
  expect(fonts).toEqual([typefaceFile]);
  expect(await headingFonts(page)).toEqual(first);
  expect(await layoutShift(page)).toBe(0);

  await page.locator('a[href="/privacy"]').first().click();
  await shows(page, "/privacy");
  expect(await headingFonts(page)).toEqual([typeface.name]);

  await page.goto("/faq");
  expect(await headingFonts(page)).toEqual([typeface.name]);
  expect(await layoutShift(page)).toBe(0);
});

it("a phone that refuses storage has it from the second page", async () => {
  const page = await site.newPage(phone);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  const loaded = page.waitForEvent("requestfinished", (request) =>
    request.url().endsWith(typefaceFile),
  );
  await ready(page);
  await loaded;
  await settled(page);
  await page.locator('a[href="/privacy"]').first().click();
  await shows(page, "/privacy");
  expect(await headingFonts(page)).toEqual([typeface.name]);
});
