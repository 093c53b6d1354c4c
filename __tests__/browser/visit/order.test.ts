import { collectConsoleErrors, settled, useSite } from "../../support/site";
import {
  back,
  dataOf,
  errorView,
  forward,
  go,
  hold,
  inMemory,
  ready,
  shows,
  stopClock,
  visit,
} from "./visit";

const site = useSite();

const address = () => `${location.pathname} ${document.querySelector("h1")?.textContent ?? ""}`;

it("lets the later of two links win, whichever page arrives first", async () => {
  const { page, documents } = await visit(site, "/");
  const early = await hold(page, dataOf("/privacy"));
  const later = await hold(page, dataOf("/thanks"));
  await go(page, "/privacy");
  await go(page, "/thanks");
  later.release();
  await shows(page, "/thanks");
  const shown = await page.evaluate(address);
  early.release();
  await inMemory(page, "/privacy");
  await settled(page);
  expect(await page.evaluate(address)).toBe(shown);
  expect(documents).toEqual([]);
});

it("lets Back to a page in memory win over a slow link", async () => {
  const { page } = await visit(site, "/about");
  const shown = await page.evaluate(address);
  await go(page, "/faq");
  await shows(page, "/faq");
  const slow = await hold(page, dataOf("/privacy"));
  await go(page, "/privacy");
  await slow.requested;
  await back(page);
  await shows(page, "/about");
  slow.release();
  await inMemory(page, "/privacy");
  await settled(page);
  expect(await page.evaluate(address)).toBe(shown);
  await page.getByRole("progressbar").waitFor({ state: "detached" });
});

it("loads the document that Back leads to when the router is about to hydrate another", async () => {
  const { page } = await visit(site, "/about");
  const about = await page.evaluate(address);
  await go(page, "/faq");
  await shows(page, "/faq");
  const errors = collectConsoleErrors(page);
  page.on("pageerror", (error) => errors.push(error.message));
  // The document comes later than Gatsby hydrates, which is a task of its own once the page's data is in memory.
  await page.route("**/about", async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await page.addInitScript(() => {
    const { setTimeout: plain } = window;
    window.setTimeout = ((run: () => void, delay = 0) => plain(run, delay || 500)) as never;
  });
  await page.reload();
  await page.waitForFunction(() => {
    if (!("___loader" in window && window.___loader.loadPageSync(location.pathname))) return false;
    history.back();
    return true;
  });
  await shows(page, "/about");
  await ready(page);
  expect(await page.evaluate(address)).toBe(about);
  expect(errors).toEqual([]);
});

it("lets Forward win over a slow Back, and stays on its page", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  // In a new document the previous page is not in memory.
  await page.reload();
  await ready(page);
  const shown = await page.evaluate(address);
  const slow = await hold(page, dataOf("/about"));
  await back(page);
  await page.waitForFunction(() => location.pathname === "/about");
  await slow.requested;
  await forward(page);
  await page.waitForFunction(() => location.pathname === "/faq");
  slow.release();
  await inMemory(page, "/about");
  await settled(page);
  expect(await page.evaluate(address)).toBe(shown);
  await page.getByRole("progressbar").waitFor({ state: "detached" });
});

it("lets a link win over a slow Back", async () => {
  const { page } = await visit(site, "/about");
  await go(page, "/faq");
  await shows(page, "/faq");
  await page.reload();
  await ready(page);
  const slow = await hold(page, dataOf("/about"));
  await back(page);
  await page.waitForFunction(() => location.pathname === "/about");
  await slow.requested;
  await go(page, "/privacy");
  await shows(page, "/privacy");
  const shown = await page.evaluate(address);
  slow.release();
  await inMemory(page, "/about");
  await settled(page);
  expect(await page.evaluate(address)).toBe(shown);
});

it("stays when a link within the page is followed while another page loads", async () => {
  const { page } = await visit(site, "/about");
  const slow = await hold(page, dataOf("/privacy"));
  await go(page, "/privacy");
  await slow.requested;
  await go(page, "/about#main");
  await page.waitForFunction(() => location.hash === "#main");
  slow.release();
  await inMemory(page, "/privacy");
  await settled(page);
  await shows(page, "/about");
  expect(page.url()).toBe(`${site.url}/about#main`);
});

it("lets a link win over a `#hash` link for which the router still waits for a frame", async () => {
  const { page } = await visit(site, "/faq");
  await go(page, "/about");
  await shows(page, "/about");
  // Then the page of a link is rendered at once, before the next frame.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    await new Promise((done) => {
      window.addEventListener("popstate", done, { once: true });
      location.hash = "main";
    });
    window.___navigate("/faq");
  });
  await settled(page);
  await shows(page, "/faq");
});

it("treats a request that hangs for 15 s as failed", async () => {
  const { page, documents } = await visit(site, "/");
  const hanging = await hold(page, dataOf("/privacy"));
  await stopClock(page);
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now()}`));
  await go(page, "/privacy");
  await hanging.requested;
  await page.clock.runFor(14_999);
  expect(await page.evaluate(() => location.pathname)).toBe("/");
  expect(await page.locator(errorView).count()).toBe(0);
  await page.clock.runFor(1);
  await page.locator(errorView).waitFor();
  expect(documents).toEqual([]);
});

it("loads a document for a link that is followed before hydration", async () => {
  const page = await site.newPage();
  const errors = collectConsoleErrors(page);
  const data = await hold(page, dataOf("/about"));
  await page.goto("/about");
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await data.requested;
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.locator("header").getByRole("link", { name: "Contact", exact: true }).click();
  await shows(page, "/contact");
  data.release();
  await ready(page);
  expect(documents).toEqual(["/contact"]);
  expect(errors).toEqual([]);
});
