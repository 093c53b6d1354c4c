/** Chromium over its own protocol, and Firefox over WebDriver BiDi. */
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import type { Engine, EngineName, WindowSize } from "./engine";
import { prepare } from "./page-script";

async function optionsOf(name: EngineName): Promise<LaunchOptions> {
  if (name === "firefox")
    return {
      browser: "firefox",
      executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
      // As on a phone: a page has all of the window's width.
      extraPrefsFirefox: {
        "widget.gtk.overlay-scrollbars.enabled": true,
        "ui.useOverlayScrollbars": 1,
      },
    };
  const { chromiumOptions } = await import("../../scripts/chromium.mjs");
  const { channel, executablePath, args, env } = await chromiumOptions();
  return {
    browser: "chrome",
    ...(executablePath ? { executablePath } : { channel: channel as "chrome" }),
    args: [...(args ?? []), "--hide-scrollbars"],
    ...(env && { env }),
  };
}

/** Starts Chromium or Firefox. */
export async function launchPuppeteer(name: EngineName, size: WindowSize): Promise<Engine> {
  const browser = await puppeteer.launch(await optionsOf(name));
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warn") problems.push(`${type}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
  await page.evaluateOnNewDocument(prepare);
  const isPhone = size.width < 700;
  const touches = name === "chromium" && isPhone;
  try {
    await page.setViewport({ ...size, isMobile: touches, hasTouch: touches });
  } catch (error) {
    // This Firefox sets the size, and then does not know how a phone is held.
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  }
  return {
    version: await browser.version(),
    async goto(url) {
      const go = () => page.goto(url, { waitUntil: "load" });
      try {
        await go();
      } catch (error) {
        // Firefox ends a navigation so while the document before it is still loading.
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
        await go();
      }
    },
    async reload() {
      await page.reload({ waitUntil: "load" });
    },
    // What is given is JSON, and never a handle of Puppeteer's.
    evaluate: (run, ...given) => page.evaluate(run as never, ...given),
    press: (x, y) => (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async move() {
      await page.mouse.move(3, 3);
      await page.mouse.move(5, 5);
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
