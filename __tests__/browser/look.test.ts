import type { Page } from "playwright-core";
import { builtPages } from "../../scripts/routes";
import { barriers } from "../support/axe";
import { eventually } from "../support/eventually";
import { hydrated, lettersLoaded, publicFolder, useSite } from "../support/site";

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1280, height: 800 } };
const recap = "/build-process/occupied-kitchen-and-bath-remodel";
const service = "/services/restaurant";

const paths = builtPages(publicFolder).map(({ path }) => path);
/** One page of each kind. */
const kinds = [
  ...new Set([
    "/",
    "/services",
    service,
    recap,
    "/blog",
    "/contact",
    "/faq",
    "/about",
    "/style-guide",
  ]),
].filter((path) => paths.includes(path));

const open = async (path: string, options: Parameters<typeof site.open>[1]) => {
  const page = await site.open(path, options);
  await hydrated(page);
  await lettersLoaded(page);
  return page;
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe.each([320, 390, 768, 1088, 1280, 1920, 2560])("at %i px", (width) => {
  it("nothing reaches beyond the window", async () => {
    const page = await site.newPage({ viewport: { width, height: 900 } });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await lettersLoaded(page);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (beyond > 0) wide.push(`${path}: ${beyond} px`);
    }
    expect(wide).toEqual([]);
  }, 300_000);
});

it("nothing is lost at twice the size of text", async () => {
  const page = await site.newPage(phone);
  for (const path of kinds) {
    await page.goto(path);
    await lettersLoaded(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect({ path, beyond }).toEqual({ path, beyond: 0 });
  }
});

describe("targets", () => {
  it("measure 24 px at least, those beside running text excepted", async () => {
    const page = await site.newPage(phone);
    const small: string[] = [];
    for (const path of kinds) {
      await page.goto(path);
      await lettersLoaded(page);
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll("a, button, summary, input:not([tabindex='-1'])")]
            .filter((element) => {
              // The target of a radio button or a checkbox is its label too.
              const isChoice = element.matches('[type="radio"], [type="checkbox"]');
              const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
              const box = (label ?? element).getBoundingClientRect();
              const isInText = getComputedStyle(element).display === "inline";
              return box.width > 1 && !isInText && (box.height < 23.5 || box.width < 23.5);
            })
            .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 80)}`),
        )),
      );
    }
    expect(small).toEqual([]);
  });
});

describe("the services panel", () => {
  it("opens by keyboard, holds all services and closes by Esc", async () => {
    const page = await open("/", desk);
    const summary = page.locator('nav[aria-label="Main"] summary');
    await summary.focus();
    await page.keyboard.press("Enter");
    const links = page.locator('nav[aria-label="Main"] details a[href^="/services/"]');
    expect(await links.count()).toBe(15);
    await links.first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await links.first().waitFor({ state: "hidden" });
    await eventually(async () => expect(await focused(page)).toContain("Services"));
  });

  it("closes when a service is chosen", async () => {
    const page = await open("/", desk);
    await page.click('nav[aria-label="Main"] summary');
    await page.click(`nav[aria-label="Main"] a[href="${service}"]`);
    await page.waitForURL(`**${service}`);
    // The mark comes with the page.
    expect(await page.locator('nav[aria-label="Main"] [data-inside]').textContent()).toBe(
      "Services",
    );
    expect(await page.locator('nav[aria-label="Main"] details[open]').count()).toBe(0);
  });
});

it("the phone's menu works without script", async () => {
  const page = await site.open("/", { ...phone, javaScriptEnabled: false });
  await page.click("summary:has-text('Menu')");
  await page.locator(`nav[aria-label="Menu"] a[href="${service}"]`).waitFor();
  expect(await page.locator("header").textContent()).toContain("8 am–5 pm, every day");
});

it("the header measures 64 px at most", async () => {
  for (const options of [phone, desk]) {
    const page = await open("/", options);
    const { height } = (await page.locator("header").first().boundingBox())!;
    expect(height).toBeLessThanOrEqual(64);
  }
});

describe("the image overlay", () => {
  const dialog = (page: Page) => page.locator("dialog[open]");
  const pictures = (page: Page) => page.locator("figure[id^='photo-'] > a");

  it("opens by Enter, turns by keys, keeps the focus, and gives it back on Esc", async () => {
    const page = await open(recap, desk);
    await pictures(page).first().focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.waitForFunction(() => location.hash === "#photo-1");
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("ArrowRight");
    await dialog(page)
      .getByText(/2 of \d/)
      .waitFor();
    await page.keyboard.press("End");
    await dialog(page).getByRole("button", { name: "Next", disabled: true }).waitFor();
    for (let tab = 0; tab < 6; tab++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName),
      ).toMatch(/DIALOG|BODY/);
    }
    expect(await barriers(page, "dialog")).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.waitForFunction(() => location.hash === "");
    await page.waitForFunction(() => document.activeElement?.closest("figure")?.id === "photo-1");
  });

  it("closes by Back, which leaves the page where it was", async () => {
    const page = await open(recap, phone);
    await pictures(page).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await pictures(page).first().click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(recap);
    await page.waitForFunction((wanted) => window.scrollY === wanted, before);
  });

  it("opens at its address", async () => {
    const page = await open(`${recap}#photo-2`, desk);
    await dialog(page).waitFor();
    await dialog(page)
      .getByText(/2 of \d/)
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(recap);
  });

  it("is a plain link to the large file without script", async () => {
    const page = await site.open(recap, { ...desk, javaScriptEnabled: false });
    expect(await pictures(page).first().getAttribute("href")).toMatch(/\.jpg$/);
  });
});

describe("before and after", () => {
  const shown = (page: Page) =>
    page
      .locator("[data-shown]")
      .first()
      .locator("figure")
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).visibility));

  it("shows one of two, changed by a pressed button", async () => {
    const page = await open(recap, { ...desk, reducedMotion: "reduce" });
    expect(await shown(page)).toEqual(["hidden", "visible"]);
    const button = page.getByRole("button", { name: "Show before" }).first();
    await button.focus();
    await page.keyboard.press("Space");
    await eventually(async () => {
      expect(await button.getAttribute("aria-pressed")).toBe("true");
      expect(await shown(page)).toEqual(["visible", "hidden"]);
    });
  });

  it("shows both without script, and no button", async () => {
    const page = await site.open(recap, { ...desk, javaScriptEnabled: false });
    expect(await shown(page)).toEqual(["visible", "visible"]);
    expect(await page.getByRole("button", { name: "Show before" }).count()).toBe(0);
  });
});

describe("the color scheme", () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = "rgb(252, 249, 244)";
  const dark = "rgb(20, 32, 31)";

  it("follows the system without script", async () => {
    for (const [colorScheme, color] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      const page = await site.open("/privacy", { colorScheme, javaScriptEnabled: false });
      expect(await ground(page)).toBe(color);
    }
  });

  it("is chosen in the footer, and kept on the next load from its first paint on", async () => {
    const page = await open("/privacy", { ...desk, colorScheme: "light" });
    await page.getByRole("radio", { name: "Dark" }).check();
    await eventually(async () => expect(await ground(page)).toBe(dark));
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector("body");
    expect(await ground(page)).toBe(dark);
  });
});

describe("answers", () => {
  it("open by their address, with and without our script", async () => {
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

it("the services index filters by plain links", async () => {
  const page = await site.open("/services", { ...desk, javaScriptEnabled: false });
  await page.click('nav[aria-label="Show"] a[href="#residential"]');
  await page.locator("#commercial").waitFor({ state: "hidden" });
  expect(await page.locator("#residential").isVisible()).toBe(true);
  await page.click('nav[aria-label="Show"] a[href="#all"]');
  await page.locator("#commercial").waitFor();
});
