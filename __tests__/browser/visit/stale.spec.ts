/**
 * A page that was opened before a deploy goes on; a browser that does not understand the scripts
 * gets the page that works without.
 */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import {
  abort,
  answered,
  back,
  goTo,
  loadsDocument,
  opensEarly,
  ready,
  shows,
  visit,
} from "./visit";

/**
 * The host serves another build from now on: its files have other names, and the next script that
 * this build asks for is gone.
 */
async function deploy(page: Page): Promise<void> {
  await page.route("**/app-data.json", answered(200, '{"webpackCompilationHash":"another"}'));
  await page.route(/\/component---.*\.js$/, answered(404), { times: 1 });
}

test("a page that was opened before a deploy goes on by a link", async ({ page }) => {
  const { documents } = await visit(page, "/about");
  await deploy(page);
  await loadsDocument(page, () =>
    page.locator("header").getByRole("link", { name: "Contact" }).first().click(),
  );
  expect(documents).toEqual(["/contact"]);
});

test("and by Back", async ({ page }) => {
  await visit(page, "/about");
  await goTo(page, "/faq");
  await page.reload();
  await ready(page);
  await deploy(page);
  await loadsDocument(page, () => back(page));
  await shows(page, "/about");
});

test("and by a form", async ({ page }) => {
  const { documents } = await visit(page, "/contact");
  await deploy(page);
  const form = page.locator("main form[method=POST]");
  const answers = { name: "Ana", phone: "+1 702 555 0142", message: "A new kitchen." };
  for (const [name, answer] of Object.entries(answers))
    await form.locator(`[name=${name}]`).fill(answer);
  await form.locator("[name=project]").selectOption("Kitchen Remodel");
  // Three seconds later: who sends a form at once is asked first.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_000;
  });
  await loadsDocument(page, () => form.locator("button[type=submit]").click());
  await expect(page.getByRole("heading", { level: 1, name: /^Thanks/ })).toBeVisible();
  expect(documents).toEqual(["/thanks"]);
});

for (const [name, handler] of [
  ["does not understand the scripts", answered(200, "class {")],
  ["gets no scripts", abort],
] as const)
  test(`a browser that ${name} gets the page that works without`, async ({ page }) => {
    await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, handler);
    await page.goto("/about");
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
    await shows(page, "/contact");
    // Tapped before and after it is known that the scripts fail.
    for (const isKnown of [false, true]) {
      await page.goto("/build-process/kitchen-log");
      if (isKnown) {
        await page.evaluate(() => {
          const fail = () => (document.title = "A script failed");
          addEventListener("error", fail, { capture: true });
        });
        await page.mouse.move(30, 30);
        await expect(page).toHaveTitle("A script failed");
      }
      await page.locator("#photo-1 > a").evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(/\/static\/.*\.jpg$/);
    }
  });

test("a picture that is tapped before any script opens in the overlay when script has come", async ({
  page,
}) => {
  await opensEarly(page, "/build-process/kitchen-log");
  await opensEarly(page, "/services/kitchen-remodel");
});
