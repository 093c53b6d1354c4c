import { useSite } from "../../support/site";
import { back, dataOf, errorView, forward, go, hanging, late, shows, visit } from "./visit";

jest.setTimeout(60_000);

const site = useSite();

const address = () => `${location.pathname} ${document.querySelector("h1")?.textContent ?? ""}`;

it("lets the later of two links win, whichever page comes first", async () => {
  const { page, documents } = await visit(site, "/");
  await page.route(dataOf("/privacy"), late(1_200));
  await page.route(dataOf("/thanks"), late(200));
  await go(page, "/privacy");
  await go(page, "/thanks");
  await shows(page, "/thanks");
  const shown = await page.evaluate(address);
  await page.waitForTimeout(1_800);
  expect(await page.evaluate(address)).toBe(shown);
  expect(documents).toEqual([]);
});

it("lets Back to a page that is in memory win over a slow link", async () => {
  const { page } = await visit(site, "/about");
  const shown = await page.evaluate(address);
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.route(dataOf("/privacy"), late(1_000));
  await go(page, "/privacy");
  await back(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(address)).toBe(shown);
  await page.waitForTimeout(1_600);
  expect(await page.evaluate(address)).toBe(shown);
  expect(await page.getByRole("progressbar").count()).toBe(0);
});

it("lets Forward win over a slow Back, and stays where it is", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.reload();
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  const shown = await page.evaluate(address);
  await page.route(dataOf("/about"), late(1_000));
  await back(page);
  await page.waitForFunction(() => location.pathname === "/about");
  await forward(page);
  await page.waitForTimeout(1_800);
  expect(await page.evaluate(address)).toBe(shown);
  expect(await page.getByRole("progressbar").count()).toBe(0);
});

it("lets a link win over a slow Back", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.reload();
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  await page.route(dataOf("/about"), late(1_000));
  await back(page);
  await page.waitForFunction(() => location.pathname === "/about");
  await go(page, "/privacy");
  await shows(page, "/privacy");
  const shown = await page.evaluate(address);
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(address)).toBe(shown);
});

it("stays when a link to a place on the page that is shown is followed while another loads", async () => {
  const { page } = await visit(site, "/about");
  await page.route(dataOf("/privacy"), late(700));
  await go(page, "/privacy");
  await go(page, "/about#main");
  await page.waitForTimeout(1_300);
  expect(page.url()).toBe(`${site.url}/about#main`);
});

it("counts a request that hangs for 15 s as failed", async () => {
  const { page, documents } = await visit(site, "/");
  await page.route(dataOf("/privacy"), hanging);
  const begun = await page.evaluate(() => {
    sessionStorage.setItem("reloaded", `${Date.now()}`);
    window.___navigate("/privacy");
    return performance.now();
  });
  await page.locator(errorView).waitFor({ timeout: 30_000 });
  const time = (await page.evaluate(() => performance.now())) - begun;
  expect(time).toBeGreaterThanOrEqual(14_990);
  expect(time).toBeLessThan(17_500);
  expect(documents).toEqual([]);
});
