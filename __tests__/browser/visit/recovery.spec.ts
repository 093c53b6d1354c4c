/**
 * Pages that fail to load: one reload a minute at the address that was asked for, then the error
 * view.
 */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import {
  abort,
  answered,
  backTo,
  chunkOf,
  dataOf,
  errorView,
  go,
  goTo,
  loadMessage,
  loadsDocument,
  markReloaded,
  ready,
  shows,
  visit,
  type RouteHandler,
} from "./visit";

const asked = "/privacy?from=mail&x=%20y#main";

const failures: [string, string | RegExp, RouteHandler][] = [
  ["data aborted", dataOf("/privacy"), abort],
  ["data 404", dataOf("/privacy"), answered(404)],
  ["data 500", dataOf("/privacy"), answered(500)],
  ["data cut off", dataOf("/privacy"), answered(200, '{"path":"/privacy","res')],
  ["script aborted", chunkOf("privacy"), abort],
  ["script 404", chunkOf("privacy"), answered(404)],
  ["script empty", chunkOf("privacy"), answered(200)],
];

/** Expects no more documents: in a loop the network would never be idle. */
async function staysWith(page: Page, documents: string[], expected: string[]) {
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(expected);
}

for (const [name, address, handler] of failures)
  test(`${name}: the document once, then the error view, from which Try again recovers`, async ({
    page,
  }) => {
    const { documents, errors } = await visit(page, "/about");
    await page.route(address, handler);
    await loadsDocument(page, () => go(page, asked));
    await shows(page, "/privacy", loadMessage);
    await expect(page.locator(errorView)).toHaveAttribute("data-status", "500");
    expect(page.url()).toContain(asked);
    await staysWith(page, documents, ["/privacy?from=mail&x=%20y"]);
    expect(errors).toEqual([]);
    await page.unroute(address);
    await loadsDocument(page, () => page.getByRole("button", { name: "Try again" }).click());
    await expect(page.locator(errorView)).toHaveCount(0);
    await shows(page, "/privacy");
  });

test("the error view does not stick, and a link to the page tries again", async ({ page }) => {
  const { documents } = await visit(page, "/about");
  await markReloaded(page);
  await page.route(chunkOf("privacy"), abort);
  await go(page, "/privacy");
  await page.locator(errorView).waitFor();
  await expect(page).toHaveTitle(`${loadMessage} | Builder in Las Vegas`);
  await backTo(page, "/about");
  await page.evaluate(() => history.forward());
  await page.locator(errorView).getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
  await expect(page.locator(errorView)).toHaveCount(0);
  expect(documents).toEqual([]);
  await page.unroute(chunkOf("privacy"));
  await loadsDocument(page, () => go(page, "/privacy"));
  await shows(page, "/privacy");
  expect(documents).toEqual(["/privacy"]);
});

test("reloads only once where storage is refused", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    }),
  );
  const { documents, errors } = await visit(page, "/about");
  await page.route(chunkOf("privacy"), abort);
  await loadsDocument(page, () => go(page, "/privacy"));
  await page.locator(errorView).waitFor();
  await staysWith(page, documents, ["/privacy"]);
  expect(errors).toEqual([]);
});

test("reloads again a minute later", async ({ page }) => {
  const { documents } = await visit(page, "/about");
  await page.evaluate(() => void (window.name = `reloaded=${Date.now() - 60_000}`));
  await page.route(chunkOf("privacy"), abort);
  await loadsDocument(page, () => go(page, "/privacy"));
  expect(documents).toEqual(["/privacy"]);
});

test("the first page shows the error view within the layout", async ({ page }) => {
  const { documents } = await visit(page, "/about");
  await markReloaded(page);
  await page.route(chunkOf("privacy"), abort);
  await page.goto("/privacy");
  await ready(page);
  await shows(page, "/privacy", loadMessage);
  await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
  await shows(page, "/contact");
  expect(documents).toEqual(["/privacy"]);
});

for (const [path, message] of [
  ["/privacy", loadMessage],
  ["/es/privacy", "No se pudo cargar la página"],
] as const)
  test(`the labels of ${path} do not come: the document once more, then the last resort`, async ({
    page,
  }) => {
    const { documents } = await visit(page, "/about");
    await page.route(/\/\w+-yml-others-[0-9a-f]+\.js$/, abort);
    await page.goto(path);
    // A first sign of interest, for which the labels wait.
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await shows(page, path, message);
    await expect(page.locator(errorView)).toHaveAttribute("data-status", "500");
    await expect(page.locator(errorView).getByRole("link")).toHaveAttribute("href", "/");
    await staysWith(page, documents, [path, path]);
  });

test("an uncaught import() reloads once", async ({ page }) => {
  const { documents, errors } = await visit(page, "/about?a=b#main");
  const fail = () =>
    page.evaluate(() => void Promise.reject(new Error("Loading chunk search failed.")));
  await loadsDocument(page, fail);
  expect(page.url()).toContain("/about?a=b#main");
  await fail();
  await shows(page, "/about", loadMessage);
  await staysWith(page, documents, ["/about?a=b"]);
  expect(errors).toEqual([]);
});

test("after a new deploy the document is loaded, without a loop where the host still serves the old one", async ({
  page,
}) => {
  const { documents } = await visit(page, "/about");
  await page.route("**/app-data.json", answered(200, '{"webpackCompilationHash":"another"}'));
  await loadsDocument(page, () => go(page, asked));
  await goTo(page, "/thanks");
  await staysWith(page, documents, ["/privacy?from=mail&x=%20y"]);
});
