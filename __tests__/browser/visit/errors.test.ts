import type { Page } from "playwright-core";
import { useSite } from "../../support/site";
import { back, dataOf, errorView, forward, go, heading, ready, shows, visit } from "./visit";

const site = useSite();

const status = (page: Page) => page.locator(errorView).first().getAttribute("data-status");

describe("no route matches", () => {
  it.each(["/nothing-here", "/services/nothing", "/blog/a/b"])("%s", async (path) => {
    const page = await site.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await heading(page)).toBe("This page could not be found");
    await ready(page);
    expect(await heading(page)).toBe("This page could not be found");
    expect(await status(page)).toBe("404");
    const routes = await page
      .locator(`${errorView} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(routes).toEqual(expect.arrayContaining(["/services", "/contact"]));
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await shows(page, "/");
    expect(await page.locator(errorView).count()).toBe(0);
    await back(page);
    await page.locator(errorView).waitFor();
  });

  it("also by a link within the site", async () => {
    const { page, documents } = await visit(site, "/about");
    await go(page, "/nothing-here");
    await shows(page, "/nothing-here", "This page could not be found");
    expect(await status(page)).toBe("404");
    expect(documents).toEqual([]);
  });
});

it.each([
  [{ message: "Broken" }, "Broken", "500"],
  [{}, "Error", "500"],
  [{ message: "Gone for good", status: 410 }, "Gone for good", "410"],
])("an error while a page is shown: %j", async (error, message, code) => {
  const { page, documents } = await visit(site, "/about");
  const about = await heading(page);
  await go(page, "/thanks");
  await shows(page, "/thanks");
  await back(page);
  await shows(page, "/about", about);
  // Replaces the component of the page in memory.
  await page.evaluate(
    ({ message: text, status: number }) => {
      const page = window.___loader.loadPageSync("/thanks") as unknown as { component: unknown };
      page.component = () => {
        throw Object.assign(new Error(text), number ? { status: number } : {});
      };
    },
    error as { message?: string; status?: number },
  );
  await go(page, "/thanks");
  await shows(page, "/thanks", message);
  expect(await status(page)).toBe(code);
  expect(await page.locator("header").count()).toBe(1);
  // The error does not stick on Back, Forward, and links.
  await back(page);
  await shows(page, "/about", about);
  expect(await page.locator(errorView).count()).toBe(0);
  await forward(page);
  await page.locator(errorView).waitFor();
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await shows(page, "/contact");
  expect(await page.locator(errorView).count()).toBe(0);
  expect(documents).toEqual([]);
});

/** Serves a page's data with its context changed. */
async function changeData(
  page: Page,
  path: string,
  change: (context: Record<string, unknown>) => void,
) {
  await page.route(dataOf(path), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: Record<string, unknown> } };
    change(data.result.pageContext);
    await route.fulfill({ response, json: data });
  });
}

it("a middleware that does not exist", async () => {
  const { page } = await visit(site, "/about");
  await changeData(page, "/services/casino", (context) => {
    context.middleware = ["nonsense"];
  });
  await go(page, "/services/casino");
  await shows(page, "/services/casino", "Unknown middleware nonsense");
  expect(await status(page)).toBe("500");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await shows(page, "/");
  expect(await page.locator(errorView).count()).toBe(0);
});

it("a middleware that does not exist, on the first load", async () => {
  const page = await site.newPage();
  await changeData(page, "/services/casino", (context) => {
    context.middleware = ["nonsense"];
  });
  await page.goto("/services/casino");
  await ready(page);
  await page.locator(errorView).waitFor();
  expect(await heading(page)).toBe("Unknown middleware nonsense");
});

it("an unknown layout is the default one", async () => {
  const { page } = await visit(site, "/about");
  await changeData(page, "/services/casino", (context) => {
    context.layout = "nonsense";
  });
  await go(page, "/services/casino");
  await shows(page, "/services/casino");
  expect(await page.locator('nav[aria-label="Quick contact"] [href*="project="]').count()).toBe(0);
  expect(await page.locator(errorView).count()).toBe(0);
});

it("the error view itself fails", async () => {
  const page = await site.newPage();
  let broken = 0;
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const words = /(\w+):"Back to the home page"/;
    broken += Number(words.test(body));
    await route.fulfill({ response, body: body.replace(words, 'get $1(){throw Error("worse")}') });
  });
  await page.goto("/nothing-here");
  await ready(page);
  await page.getByText("An error occurred while showing the error page").waitFor();
  expect(broken).toBeGreaterThan(0);
  // The link home loads a document, with the original script.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("link", { name: "Go back to home" }).click();
  await shows(page, "/");
  await ready(page);
  expect(await page.locator(errorView).count()).toBe(0);
});
