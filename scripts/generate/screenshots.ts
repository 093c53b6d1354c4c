import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { localApi } from "../../src/build/editor/local-api";
import { chromiumOptions } from "../chromium.mjs";
import { startServer } from "../server";

const docs = "docs";

const check = (page: Page) => page.getByRole("region", { name: "Content check" });

/** Each picture by its name, and how to get there. */
const shots: Record<string, (page: Page) => Promise<void>> = {
  "editor-list": async (page) => {
    await page.goto("/admin/#/collections/buildRecap");
    await page.getByText("Variety-Store Fit-Out").waitFor();
  },
  "editor-mistakes": async (page) => {
    await page.goto("/admin/#/collections/buildRecap/new");
    await page.locator('[id^="title-field-"]').first().fill("Pool House");
    await page.locator('[id^="summary-field-"]').first().fill("Eight weeks beside a pool.");
    await check(page).getByText("to correct before").waitFor();
    await check(page).evaluate((list) => list.scrollIntoView());
  },
  "editor-preview": async (page) => {
    await page.goto("/admin/#/collections/buildRecap/entries/daiso/index");
    await check(page).getByText("finds no mistake").waitFor();
    await page.frameLocator("#preview-pane").locator("img").first().waitFor();
  },
};

/** Writes a picture once nothing is loading any more. */
async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(docs, `${name}.jpg`), type: "jpeg", quality: 70 });
  console.log(`${docs}/${name}.jpg`);
}

/**
 * Takes the pictures of the documents: the home page for README.md, the editor for content/README.md. It shows the built
 * site, and the editor works on a copy of the content, so that nothing is changed.
 */
export async function takeScreenshots(): Promise<void> {
  const checkout = await mkdtemp(path.join(tmpdir(), "checkout-"));
  await cp("content", path.join(checkout, "content"), { recursive: true });
  const api = await localApi(checkout);
  const server = await startServer({
    root: "public",
    post: (request, response) => void api(request as never, response as never),
  });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await mkdir(docs, { recursive: true });
    await page.goto("/");
    await save(page, "home");
    await page.goto("/admin/");
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("link", { name: "Build recaps" }).waitFor();
    for (const [name, prepare] of Object.entries(shots)) {
      // A page of its own: on the way from an entry to another the editor asks about what was not saved.
      const own = await context.newPage();
      await prepare(own);
      await save(own, name);
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(checkout, { recursive: true, force: true });
  }
}
