import { axeViolations } from "../../support/axe";
import { eventually } from "../../support/eventually";
import { useSite } from "../../support/site";
import { phone, recap, service } from "./look";

const site = useSite();

/** Returns how much of the bar a phone shows, in pixels, after scrolling. */
async function shown(path: string, scrolled: number, javaScriptEnabled = true) {
  const page = await site.open(path, { ...phone, javaScriptEnabled });
  const bar = page.locator('nav[aria-label="Quick contact"]');
  await page.waitForLoadState("load");
  if (javaScriptEnabled)
    // Script loads the rest of the styles.
    await eventually(async () =>
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("sticky"),
    );
  // A wheel that turns before the first frame is lost.
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
  const box = await bar.boundingBox();
  return box ? Math.max(0, phone.viewport.height - box.y) : 0;
}

describe.each([true, false])(
  "the quick contact bar on a phone, script: %p",
  (javaScriptEnabled) => {
    it.each(["/", service, recap, "/about", "/faq"])(
      "appears on %s when the top of the page has been scrolled past",
      async (path) => {
        expect(await shown(path, 0, javaScriptEnabled)).toBe(0);
        expect(await shown(path, 2_000, javaScriptEnabled)).toBeGreaterThan(60);
      },
    );
  },
);

it.each(["/contact", "/apply-for-employment"])("is not on %s, which has a form", async (path) => {
  const page = await site.open(path, phone);
  expect(await page.locator('nav[aria-label="Quick contact"]').boundingBox()).toBeNull();
});

it("adds nothing to the height of a short page, and no accessibility violation", async () => {
  const page = await site.open("/thanks", phone);
  const below = await page.evaluate(
    () =>
      document.documentElement.scrollHeight -
      document.querySelector("footer")!.getBoundingClientRect().bottom,
  );
  expect(below).toBeLessThan(1);
  expect(await axeViolations(page)).toEqual([]);
});
