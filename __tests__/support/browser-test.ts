/** The `test` of all tests in a browser. */
import { test as base } from "@playwright/test";

/**
 * Playwright's test. Chromium now and then crashes while it starts on a machine that has much to
 * do, before any page is open: then it is started once more. A test that fails is not run again.
 */
export const test = base.extend<object>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const start = () => playwright[browserName].launch();
      const browser = await start().catch(start);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});
