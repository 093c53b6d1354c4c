import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { useSite } from "../../support/site";
import {
  aborted,
  answered,
  back,
  chunkOf,
  dataOf,
  errorView,
  go,
  heading,
  loadMessage,
  ready,
  shows,
  visit,
  type RouteHandler,
} from "./visit";

const site = useSite();

const appData = "**/page-data/app-data.json";
const asked = "/privacy?from=mail&x=%20y#main";

/** The ways in which a page can fail to load: which request fails, and how. */
const failures: [string, string | RegExp, RouteHandler][] = [
  ["page data aborted", dataOf("/privacy"), aborted],
  ["page data 404", dataOf("/privacy"), answered(404)],
  ["page data 500", dataOf("/privacy"), answered(500)],
  ["all page data 500", "**/page-data/**/page-data.json", answered(500)],
  ["page data 503", dataOf("/privacy"), answered(503)],
  ["page data broken JSON", dataOf("/privacy"), answered(200, '{"path":"/privacy","res')],
  ["script chunk aborted", chunkOf("privacy"), aborted],
  ["script chunk 404", chunkOf("privacy"), answered(404)],
  ["script chunk 500", chunkOf("privacy"), answered(500)],
  ["script chunk empty", chunkOf("privacy"), answered(200, "")],
];

/** Expects one document; in a reload loop more would follow within this time. */
async function loadsOnce(page: Page, documents: string[]): Promise<void> {
  await page.waitForTimeout(1_500);
  expect(documents).toHaveLength(1);
}

describe.each(failures)("%s", (_name, address, handler) => {
  it("loads the requested document once, then shows the error view", async () => {
    const { page, documents, errors } = await visit(site, "/about");
    await page.route(address, handler);
    await go(page, asked);
    await page.locator(errorView).waitFor();
    expect(documents).toEqual([asked.replace(/#.*/, "")]);
    expect(page.url()).toBe(site.url + asked);
    expect(await heading(page)).toBe(loadMessage);
    expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
    await loadsOnce(page, documents);
    expect(errors).toEqual([]);
  });
});

it("recovers by Try again when the page can be loaded", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.route(chunkOf("privacy"), aborted);
  await go(page, asked);
  await page.locator(errorView).waitFor();
  await page.unroute(chunkOf("privacy"));
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(errorView).waitFor({ state: "detached" });
  await ready(page);
  await shows(page, "/privacy");
  expect(await page.locator(errorView).count()).toBe(0);
  expect(page.url()).toBe(site.url + asked);
  expect(documents).toHaveLength(2);
});

it.each([
  ["page data", dataOf("/privacy")],
  ["script chunk", chunkOf("privacy")],
])("recovers by a link when the page can be loaded: %s", async (_name, address) => {
  const { page } = await visit(site, "/about");
  await page.route(address, aborted);
  await go(page, "/privacy");
  await page.locator(errorView).waitFor();
  await page.unroute(address);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
  await go(page, "/privacy");
  await page.waitForURL("**/privacy");
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  expect(await page.locator(errorView).count()).toBe(0);
});

it("keeps the navigation, the link home and Back working", async () => {
  const { page, documents } = await visit(site, "/about");
  const about = await heading(page);
  await page.route(chunkOf("privacy"), aborted);
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now()}`));
  await go(page, "/privacy");
  await page.locator(errorView).waitFor();
  await eventually(async () => expect(await page.title()).toBe(loadMessage));
  await back(page);
  await shows(page, "/about", about);
  await go(page, "/privacy");
  await page.locator(errorView).waitFor();
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await shows(page, "/contact");
  expect(await page.locator(errorView).count()).toBe(0);
  await back(page);
  await page.locator(errorView).getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
  expect(await page.locator(errorView).count()).toBe(0);
  // Only the page that had failed before was opened as a document.
  expect(documents).toEqual(["/privacy"]);
});

it.each(["refused", "full"] as const)("reloads only once where storage is %s", async (storage) => {
  const { page, documents, errors } = await visit(site, "/about", { storage });
  await page.route(chunkOf("privacy"), aborted);
  await page.route(chunkOf("faq"), aborted);
  await go(page, asked);
  await page.locator(errorView).waitFor();
  await ready(page);
  await go(page, "/faq");
  await shows(page, "/faq", loadMessage);
  expect(page.url()).toBe(`${site.url}/faq`);
  await loadsOnce(page, documents);
  expect(errors).toEqual([]);
});

it("reloads again a minute later", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.evaluate(() => {
    window.name = "";
    sessionStorage.setItem("reloaded", `${Date.now() - 60_000}`);
  });
  await page.route(chunkOf("privacy"), aborted);
  await go(page, "/privacy");
  await page.locator(errorView).waitFor();
  expect(documents).toEqual(["/privacy"]);
});

it("keeps the address when Back fails", async () => {
  const { page, documents } = await visit(site, "/about?a=b#main");
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.reload();
  await ready(page);
  documents.length = 0;
  await page.route(dataOf("/about"), aborted);
  await back(page);
  await page.locator(errorView).waitFor();
  expect(page.url()).toBe(`${site.url}/about?a=b#main`);
  expect(documents).toEqual(["/about?a=b"]);
});

it.each([
  ["aborted", aborted],
  ["404", answered(404)],
  ["broken JSON", answered(200, "{")],
])("app data %s: loads the document once, and goes on loading pages", async (_name, handler) => {
  const { page, documents, errors } = await visit(site, "/about");
  await page.route(appData, handler);
  await Promise.all([page.waitForEvent("load"), go(page, asked)]);
  await ready(page);
  expect(page.url()).toBe(site.url + asked);
  await go(page, "/thanks");
  await shows(page, "/thanks");
  await loadsOnce(page, documents);
  expect(await page.locator(errorView).count()).toBe(0);
  expect(errors).toEqual([]);
});

it("loads the document after a new deploy, without a loop if the host still serves the old one", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.route(appData, answered(200, '{"webpackCompilationHash":"another"}'));
  await Promise.all([page.waitForEvent("load"), go(page, asked)]);
  await ready(page);
  expect(page.url()).toBe(site.url + asked);
  await go(page, "/thanks");
  await shows(page, "/thanks");
  await loadsOnce(page, documents);
});

it.each([
  ["Loading chunk 42 failed.\n(error: https://site.test/42.js)", "ChunkLoadError"],
  ["Loading CSS chunk 42 failed.\n(/42.css)", "Error"],
  ["Failed to fetch dynamically imported module: /search.js", "TypeError"],
])("an uncaught import(): %s", async (message, name) => {
  const { page, documents, errors } = await visit(site, "/about?a=b#main");
  const fail = () =>
    page.evaluate(
      ([text, kind]) => void Promise.reject(Object.assign(new Error(text), { name: kind })),
      [message, name] as const,
    );
  await Promise.all([page.waitForEvent("load"), fail()]);
  await ready(page);
  expect(page.url()).toBe(`${site.url}/about?a=b#main`);
  await fail();
  await page.locator(errorView).waitFor();
  expect(await heading(page)).toBe(loadMessage);
  await loadsOnce(page, documents);
  expect(errors).toEqual([]);
});

it("shows the error view on the first load too, within the layout", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now()}`));
  await page.route(dataOf("/privacy"), aborted);
  await page.goto("/privacy");
  await ready(page);
  await shows(page, "/privacy", loadMessage);
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await shows(page, "/contact");
  expect(documents).toEqual(["/privacy"]);
});
