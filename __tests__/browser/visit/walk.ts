import type { Page } from "playwright-core";
import { aborted, answered, dataOf, late, ready, type Trouble } from "./visit";

/**
 * A random walk through the site: what a visitor may do in any order, on a connection that may do anything. The same seed takes
 * the same steps. Throws what is wrong, with the steps that led there.
 */

/** mulberry32: small, and good enough to walk by. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const paths = [
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

const chunks = /\/component---.*\.js$/;

/** The troubles of the connection, and none. */
const troubles: [string, string | RegExp, Trouble][] = [
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
  ...["hash", "query", "reload", "offline", "online", "online", "trouble", "well", "well"],
] as const;

/** What a page must never be, wherever the walk has come to: answers what is wrong. */
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

/** What is still wrong after a time in which the slowest machine comes to rest. */
async function lastingFaults(page: Page, titles: Record<string, string>): Promise<string[]> {
  const end = performance.now() + 20_000;
  for (;;) {
    // A document that is loaded meanwhile answers nothing.
    const wrong = await page.evaluate(faults, titles).catch((error: unknown) => [String(error)]);
    if (wrong.length === 0 || performance.now() > end) return wrong;
    await page.waitForTimeout(100);
  }
}

export async function walk(page: Page, origin: string, seed: number, steps: number): Promise<void> {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const taken: string[] = [];
  const errors: string[] = [];
  let documents = 0;
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
      // A document without a connection is the browser's error page: no visitor's fault, nor ours.
      await page.context().setOffline(false);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.reload();
    },
    offline: () => page.context().setOffline(true),
    online: () => page.context().setOffline(false),
    trouble: async () => {
      const [name, address, trouble] = pick(troubles);
      await page.route(address, trouble);
      return name;
    },
    well: () => page.unrouteAll({ behavior: "ignoreErrors" }),
  };

  for (let count = 0; count < steps; count += 1) {
    const action = pick(actions);
    const pause = Math.floor(next() * 500);
    const before = documents;
    // A step may be cut short by a document that is loaded meanwhile.
    const detail = await step[action]().catch(
      (error: unknown) => `cut: ${String(error).slice(0, 60)}`,
    );
    taken.push(typeof detail === "string" ? `${action} (${detail})` : action);
    await page.waitForTimeout(pause);
    // From time to time, and at the end, everything comes to rest in fair weather.
    if (count % 10 !== 9 && count !== steps - 1) continue;
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.waitForTimeout(1_800);
    await page.waitForLoadState("load");
    // Until React has taken over links are documents, and without a connection the browser answers them with its own page.
    if (page.url().startsWith("chrome-error:")) await page.reload();
    const history = () => `seed ${seed}, after step ${count + 1}: ${taken.slice(-20).join(", ")}`;
    if (!page.url().startsWith(origin))
      throw new Error(`left the site for ${page.url()}; ${history()}`);
    await ready(page).catch(() => errors.push("React has not taken over"));
    const wrong = [...(await lastingFaults(page, titles)), ...errors];
    if (documents - before > 4) wrong.push(`${documents - before} documents`);
    if (wrong.length > 0) throw new Error(`${wrong.join("; ")}; ${history()}; at ${page.url()}`);
  }
}
