/** Switching between languages, and a form in Spanish. */
import type { Page } from "playwright-core";
import { axeViolations } from "../support/axe";
import { eventually } from "../support/eventually";
import { answersRestored, contactAnswers, enhanced, fillContact } from "../support/forms";
import { pastMinimumFillTime, sendButton, useReceiver } from "../support/forms";
import { hydrated, layoutShift, useSite } from "../support/site";
import { answered } from "./visit/visit";

const receiver = useReceiver();
const site = useSite({ post: receiver.post });
const viewport = { width: 1440, height: 900 };

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);
const switchTo = (page: Page, name: string) =>
  page.locator("header").getByRole("link", { name, exact: true });

it("the switch keeps the page, query, hash, draft and color scheme, without loading a new document", async () => {
  const page = await site.open("/contact?project=casino#main", { viewport });
  await enhanced(page);
  await fillContact(page);
  await page.getByText("Dark", { exact: true }).click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await switchTo(page, "Español").click();
  await page.getByRole("heading", { level: 1, name: "Cuéntenos del lugar" }).waitFor();
  expect(page.url()).toBe(`${site.url}/es/contact?project=casino#main`);
  await answersRestored(page, contactAnswers);
  await eventually(async () => expect(await lang(page)).toBe("es-US"));
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await switchTo(page, "English").click();
  await page.getByRole("heading", { level: 1, name: "Tell us about the place" }).waitFor();
  await answersRestored(page, contactAnswers);
});

it("Back and Forward show each page in its own language", async () => {
  const page = await site.open("/faq", { viewport });
  await hydrated(page);
  await switchTo(page, "Español").click();
  const spanish = page.getByRole("heading", { level: 1, name: "Preguntas" });
  await spanish.waitFor();
  await page.goBack();
  await spanish.waitFor({ state: "detached" });
  await eventually(async () => expect(await lang(page)).toBe("en-US"));
  await switchTo(page, "Español").waitFor();
  await page.goForward();
  await spanish.waitFor();
  await eventually(async () => expect(await lang(page)).toBe("es-US"));
  await switchTo(page, "English").waitFor();
});

it("says in Spanish that the first page of a visit could not be loaded", async () => {
  const page = await site.newPage({ viewport });
  await page.route("**/page-data/**/page-data.json", answered(500));
  await page.goto("/es/privacy");
  await page.getByRole("heading", { level: 1, name: "No se pudo cargar la página" }).waitFor();
  expect(await page.getByRole("button", { name: "Intente de nuevo" }).isVisible()).toBe(true);
});

it("the switch is a plain link without script", async () => {
  const page = await site.open("/es/faq", { viewport, javaScriptEnabled: false });
  await switchTo(page, "English").click();
  await page.waitForURL(`${site.url}/faq`);
});

it.each(["/no-such-page", "/es/no-such-page"])("the switch leads home from %s", async (path) => {
  const page = await site.open(path);
  const home = path.startsWith("/es") ? "/" : "/es";
  const links = page.locator("header a[hreflang]");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  // In the header's row and in the phone's menu.
  expect(addresses).toEqual([home, home]);
});

it.each([360, 390, 768, 1088, 1168, 1280, 1408])(
  "the header has room for the switch at %i px",
  async (width) => {
    for (const path of ["/", "/es"]) {
      const page = await site.open(path, { viewport: { width, height: 800 } });
      const menu = page.locator("header summary:visible", { hasText: /^Men[uú]$/ });
      if (await menu.count()) await menu.click();
      // The offer of the visitor's own language may be beside the switch.
      await page.locator("header a[hreflang]:visible").first().waitFor();
      const { height } = (await page.locator("header").first().boundingBox())!;
      expect(height).toBeLessThanOrEqual(64);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

it("offers Spanish once, without layout shift", async () => {
  const page = await site.open("/about", { viewport, locale: "es-MX" });
  await page.mouse.move(9, 9);
  await page.mouse.move(20, 20);
  const offer = page.getByRole("link", { name: "Lea esta página en español" });
  await offer.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.reload();
  await switchTo(page, "Español").waitFor();
  await page.mouse.move(30, 30);
  await page.mouse.move(9, 9);
  await page.locator("html[data-rest]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await offer.count()).toBe(0);
});

describe("the form for a quote in Spanish", () => {
  it("shows its errors in Spanish, and sends the same values as the English form", async () => {
    const page = await site.open("/es/contact");
    await enhanced(page);
    await pastMinimumFillTime(page);
    await sendButton(page).click();
    await page.getByRole("alert", { name: "Hay un problema" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillContact(page);
    const project = page.locator("form [name=project]");
    expect(await project.locator("option:checked").textContent()).toMatch(/cocina/i);
    await sendButton(page).click();
    await page.waitForURL("**/es/thanks");
    await page.getByText("Su nombre").first().waitFor();
    expect(receiver.submissions[0]?.answers).toMatchObject({
      project: "Kitchen Remodel",
      language: "es",
    });
    expect(await page.locator("main").textContent()).toMatch(/cocina/i);
  });
});
