/** What an address with a fragment opens or shows, with and without script. */
import { eventually } from "../../support/eventually";
import { hydrated, useSite } from "../../support/site";
import { desk } from "./look";

const site = useSite();

describe("answers", () => {
  it("open at their address, with and without script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.open("/faq#deposit", { ...desk, javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      await page.locator("#deposit").waitFor();
      await eventually(async () => {
        const { y } = (await page.locator("#deposit").boundingBox())!;
        expect(y).toBeGreaterThan(64);
        expect(y).toBeLessThan(800);
      });
    }
  });
});

it("links filter the services index without script", async () => {
  const page = await site.open("/services", { ...desk, javaScriptEnabled: false });
  await page.click('nav[aria-label="Show"] a[href="#residential"]');
  await page.locator("#commercial").waitFor({ state: "hidden" });
  expect(await page.locator("#residential").isVisible()).toBe(true);
  await page.click('nav[aria-label="Show"] a[href="#all"]');
  await page.locator("#commercial").waitFor();
});
