import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { hydrated, useSite } from "../../support/site";
import { desk, open } from "./look";

const site = useSite();

const shown = (page: Page) =>
  page
    .locator("main picture img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

/** Counts the requests for the home page's hero by day and at dusk. */
async function requests(colorScheme: "light" | "dark", javaScriptEnabled: boolean) {
  const page = await site.newPage({ ...desk, colorScheme, javaScriptEnabled });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  return {
    day: addresses.filter((address) => address.includes("/home-hero.")).length,
    dusk: addresses.filter((address) => address.includes("/home-hero-dusk.")).length,
  };
}

describe.each([true, false])("the home picture, script: %p", (javaScriptEnabled) => {
  it("is loaded only in the version that the color scheme shows", async () => {
    expect(await requests("light", javaScriptEnabled)).toEqual({ day: 1, dusk: 0 });
    expect(await requests("dark", javaScriptEnabled)).toEqual({ day: 0, dusk: 1 });
  });
});

it("follows the switch in the footer, now and on the next visit", async () => {
  const page = await open(site, "/", { ...desk, colorScheme: "light" });
  expect(await shown(page)).toContain("/home-hero.");
  await page.getByRole("radio", { name: "Dark" }).check();
  await eventually(async () => expect(await shown(page)).toContain("/home-hero-dusk."));
  await page.reload();
  await hydrated(page);
  await eventually(async () => expect(await shown(page)).toContain("/home-hero-dusk."));
  await page.getByRole("radio", { name: "Light" }).check();
  await eventually(async () => expect(await shown(page)).toContain("/home-hero."));
});
