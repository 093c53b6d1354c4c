/** What the layout of services has beside the text of a page. */
import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./support";

const service = "/services/kitchen-remodel";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const contentsOf = (page: Page) =>
  page.getByRole("main").getByRole("navigation", { name: "On this page" });

/**
 * Returns where the contents are in the window, and where the column of text to which they lead is,
 * and what it begins with.
 */
const placesOf = (contents: Locator) =>
  contents.evaluate((list) => {
    const target = document.querySelector(list.querySelector("a")?.hash ?? "");
    let columns: Element = list;
    while (!columns.contains(target)) columns = columns.parentElement ?? document.body;
    const text = [...columns.children].find((column) => column.contains(target));
    const begin = text?.firstElementChild?.firstElementChild;
    if (!text || !begin) throw new Error("The text to which the contents lead is not there.");
    const [listBox, textBox, beginBox] = [list, text, begin].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top: Math.round(top), bottom: Math.round(bottom) };
    });
    return { list: listBox!, text: textBox!, begin: beginBox! };
  });

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test("the contents stand left of the text, level with its top, and stay in sight while one reads", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, service);
  const contents = contentsOf(page);
  const { list, text, begin } = await placesOf(contents);
  expect(list.right).toBeLessThanOrEqual(text.left);
  expect([text.top, begin.top]).toEqual([list.top, list.top]);
  const last = contents.getByRole("link").last();
  for (const share of [0.25, 0.5, 0.75]) {
    await scrollTo(page, list.top + (text.bottom - list.top) * share - 400);
    await expect(last).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    expect((await placesOf(contents)).list.top).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test("what stands beside the text can be reached in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, service);
  const { list, text } = await placesOf(contentsOf(page));
  await scrollTo(page, (list.top + text.bottom) / 2);
  const request = page
    .getByRole("main")
    .getByRole("link", { name: "Request a quote" })
    .and(page.locator(".sticky a"));
  await expect(request).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await contentsOf(page).hover();
  await page.mouse.wheel(0, 2_000);
  await expect(request).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
