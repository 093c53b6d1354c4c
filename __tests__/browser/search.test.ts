import { axeViolations } from "../support/axe";
import { eventually } from "../support/eventually";
import { hydrated, useSite } from "../support/site";
import { desk, open, phone } from "./look/look";

const site = useSite();

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("the search on %s", (_name, device) => {
  it("opens on the key /, finds, and returns the focus on Escape", async () => {
    const page = await open(site, "/about", device);
    await page.locator("header a").first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await focused();
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.waitFor();
    expect(await dialog.getByRole("searchbox").inputValue()).toBe("");
    // The dialog lies in the navbar, whose own focus ring is too pale for paper.
    const ring = await page.evaluate(() => {
      const { outlineColor } = getComputedStyle(document.activeElement!);
      const close = document.querySelector("dialog button")!;
      return { outlineColor, accent: getComputedStyle(close).color };
    });
    expect(ring.outlineColor).toBe(ring.accent);
    await page.keyboard.type("how much deposit");
    const answer = dialog.locator("li", { has: page.locator('a[href="/faq#deposit"]') });
    await answer.waitFor();
    await eventually(async () => expect(await answer.textContent()).toContain("percent"));
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(device.viewport.width);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await focused()).toBe(before);
  });

  it("opens by its link, and closes when a result is chosen", async () => {
    const page = await open(site, "/about", device);
    await page.getByRole("link", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByRole("searchbox").fill("recovery fund");
    await dialog.locator('a[href="/rights#recovery-fund-limits"]').click();
    await page.waitForURL("**/rights#recovery-fund-limits");
    await dialog.waitFor({ state: "detached" });
  });
});

it("puts the query into the address, and restores it on Back", async () => {
  const page = await open(site, "/search", desk);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("kitchen permit");
  await page.waitForURL("**/search?q=kitchen+permit");
  const first = page.getByRole("main").getByRole("status").locator("+ ol a").first();
  await first.click();
  await page.waitForURL((url) => url.pathname !== "/search");
  await page.goBack();
  await eventually(async () => expect(await field.inputValue()).toBe("kitchen permit"));
  await first.waitFor();
});

it("focuses the search page's field on the key /", async () => {
  const page = await open(site, "/search", desk);
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
});

it("lists every page, question and rule without script", async () => {
  const page = await site.open("/search", { ...phone, javaScriptEnabled: false });
  const main = page.getByRole("main");
  for (const address of ["/plan", "/services/casino", "/faq#deposit", "/rights#lien-record"])
    await main.locator(`a[href="${address}"]`).first().waitFor();
  await page.getByRole("link", { name: "Search" }).waitFor();
});

it("suggests the words of the address on the 404 page", async () => {
  const page = await site.open("/kitchen-remodeling/cost");
  await hydrated(page);
  const field = page.getByRole("searchbox");
  await eventually(async () => expect(await field.inputValue()).toBe("kitchen remodeling cost"));
  await field.press("Enter");
  await page.waitForURL("**/search?q=kitchen+remodeling+cost");
  await page.locator('main a[href="/services/kitchen-remodel"]').first().waitFor();
});

describe("in Spanish", () => {
  it("finds in Spanish what is typed without accents", async () => {
    const page = await open(site, "/es/about", phone);
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Buscar" });
    await dialog.getByRole("searchbox", { name: "¿Qué busca?" }).fill("cuanto deposito");
    const answer = dialog.locator("li", { has: page.locator('a[href="/es/faq#deposit"]') });
    await answer.waitFor();
    await answer.locator("mark").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await answer.getByRole("link").click();
    await page.waitForURL("**/es/faq#deposit");
  });

  it("suggests the words of the address on the 404 page", async () => {
    const page = await site.open("/es/remodelacion-de-cocina");
    await hydrated(page);
    const field = page.getByRole("main").getByRole("searchbox");
    await eventually(async () => expect(await field.inputValue()).toBe("remodelacion de cocina"));
    await field.press("Enter");
    await page.waitForURL("**/es/search?q=remodelacion+de+cocina");
    await page.locator('main a[href="/es/services/kitchen-remodel"]').first().waitFor();
  });
});
