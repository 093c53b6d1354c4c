import type { Page } from "playwright-core";
import { randomNumbers } from "../../support/random";
import { useSite } from "../../support/site";
import { aborted, answered, dataOf, ready, type RouteHandler } from "./visit";

/**
 * A random walk through the site: whatever a visitor may do, in any order, on a connection that may fail in any way. The same seed takes
 * the same steps; another walk: `WALK_SEED=7 WALK_STEPS=1000 npx jest browser/visit/walk`.
 */
const { WALK_SEED = "5", WALK_STEPS = "300" } = process.env;

const paths = [
  "/",
  "/about",
  "/blog",
  "/build-process",
  "/contact",
  "/faq",
  "/privacy",
  "/services",
  "/services/casino",
  "/services/kitchen-remodel",
  "/thanks",
];

const site = useSite();

const chunks = /\/component---.*\.js$/;

const late =
  (delay: number): RouteHandler =>
  async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue().catch(() => undefined);
  };

/** The ways in which the connection may fail. */
const failures: [string, string | RegExp, RouteHandler][] = [
  ["slow data", "**/page-data.json*", late(700)],
  ["failing data", "**/page-data.json*", aborted],
  ["data 500", "**/page-data.json*", answered(500)],
  ["data 404", dataOf("/privacy"), answered(404)],
  ["slow chunks", chunks, late(700)],
  ["failing chunks", chunks, aborted],
  ["no app data", "**/app-data.json", answered(404)],
];

const actions = [
  ...["link", "link", "link", "navigate", "navigate", "back", "back", "forward"],
  ...["hash", "query", "reload", "offline", "online", "online", "fail", "recover", "recover"],
] as const;

/** Runs in the page. Returns what is wrong with it. */
function faults(titles: Record<string, string>): string[] {
  const wrong: string[] = [];
  const heading = document.querySelector("h1")?.textContent;
  const isError = document.querySelector("[data-status]") !== null;
  if (!heading || document.body.innerText.trim().length < 40) wrong.push("a blank page");
  if (document.querySelector("[role=progressbar]")) wrong.push("a stuck bar");
  const expected = titles[location.pathname];
  if (!isError && expected !== undefined && heading !== expected)
    wrong.push(`"${heading ?? ""}" at ${location.pathname}`);
  return wrong;
}

/** Returns what is still wrong after enough time for the slowest machine to settle. */
async function lastingFaults(page: Page, titles: Record<string, string>): Promise<string[]> {
  const end = performance.now() + 20_000;
  for (;;) {
    // The evaluation fails if a document is being loaded.
    const wrong = await page.evaluate(faults, titles).catch((error: unknown) => [String(error)]);
    if (wrong.length === 0 || performance.now() > end) return wrong;
    await page.waitForTimeout(100);
  }
}

/** Throws if anything is wrong, with the steps that led to it. */
async function walk(page: Page, origin: string, seed: number, steps: number): Promise<void> {
  const random = randomNumbers(seed);
  /** Returns a number from 0 up to, but not including, 1. */
  const next = () => random(2 ** 32) / 2 ** 32;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const taken: string[] = [];
  const errors: string[] = [];
  let documents = 0;
  /** Whether the connection was lost before the document's scripts had come: it stays as it is without script. */
  let isCut = false as boolean;
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  const titles: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(origin + path);
    titles[path] = (await page.locator("h1").first().textContent()) ?? "";
  }
  await page.goto(`${origin}/`);
  await ready(page);

  const step: Record<(typeof actions)[number], () => Promise<unknown>> = {
    link: () =>
      page.evaluate((share) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")];
        const link = links[Math.floor(share * links.length)];
        link?.click();
        return link?.pathname;
      }, next()),
    navigate: () => page.evaluate((to) => window.___navigate(to), pick(paths)),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    hash: () =>
      page.evaluate((to) => void (location.hash = to), pick(["#main", "#1", "#%E0%A4%A"])),
    query: () =>
      page.evaluate((n) => window.___navigate(`${location.pathname}?n=${n}`), taken.length),
    reload: async () => {
      // Offline, a reload would show the browser's error page, which is not the site's fault.
      await page.context().setOffline(false);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.reload();
    },
    offline: async () => {
      isCut = await page.evaluate(() => typeof window.___navigate !== "function").catch(() => true);
      await page.context().setOffline(true);
    },
    online: () => page.context().setOffline(false),
    fail: async () => {
      const [name, address, handler] = pick(failures);
      await page.route(address, handler);
      return name;
    },
    recover: () => page.unrouteAll({ behavior: "ignoreErrors" }),
  };

  for (let count = 0; count < steps; count += 1) {
    const action = pick(actions);
    const pause = Math.floor(next() * 500);
    const before = documents;
    // A step may be interrupted by a document that is being loaded.
    const detail = await step[action]().catch(
      (error: unknown) => `cut: ${String(error).slice(0, 60)}`,
    );
    taken.push(typeof detail === "string" ? `${action} (${detail})` : action);
    await page.waitForTimeout(pause);
    // Every ten steps, and at the end, the connection recovers and everything must settle.
    if (count % 10 !== 9 && count !== steps - 1) continue;
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.waitForTimeout(1_800);
    await page.waitForLoadState("load");
    // Before hydration links load documents, for which an offline browser shows its own error page.
    if (isCut || page.url().startsWith("chrome-error:")) await page.reload();
    isCut = false;
    const history = () => `seed ${seed}, after step ${count + 1}: ${taken.slice(-20).join(", ")}`;
    if (!page.url().startsWith(origin))
      throw new Error(`left the site for ${page.url()}; ${history()}`);
    await ready(page).catch(() => errors.push("the page was not hydrated"));
    const wrong = [...(await lastingFaults(page, titles)), ...errors];
    if (documents - before > 4) wrong.push(`${documents - before} documents`);
    if (wrong.length > 0) throw new Error(`${wrong.join("; ")}; ${history()}; at ${page.url()}`);
  }
}

it(`a walk of ${WALK_STEPS} random steps never ends in a blank page, a loop, a stuck bar, a wrong page or an error`, async () => {
  await walk(await site.newPage(), site.url, Number(WALK_SEED), Number(WALK_STEPS));
}, 900_000);
