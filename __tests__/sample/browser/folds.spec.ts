/** What is folded or hidden, opened and shown: sections, and the services of a group. */
import { readdirSync } from "node:fs";
import { expect, open, phone, test } from "../../browser/support";
import { articleGap, articleOnPhone, expectWithin } from "../../support/budgets";

const recap = "/build-process/second-generation-restaurant";
const service = "/services/casino";
const article = "/blog/planning-a-casita-in-southern-nevada";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test.describe("on a phone", () => {
  test.use(phone);

  test("folded sections are headings, and open", async ({ page }) => {
    await open(page, article);
    for (const name of ["Sources", "Services"])
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    // The folds of the text are its contents.
    await expect(page.getByRole("heading", { name: "On this page" })).toBeHidden();
    const source = page.getByRole("region", { name: "Sources" }).getByRole("link").first();
    await expect(source).toBeHidden();
    await page.getByRole("heading", { name: "Sources" }).tap();
    await expect(source).toBeVisible();
  });

  test("an article has an end in sight, it and a job something to look at on the way", async ({
    page,
  }) => {
    const paths = ["blog", "build-process"].flatMap((folder) =>
      readdirSync(`content/${folder}`).flatMap((slug) => [
        `/${folder}/${slug}`,
        `/es/${folder}/${slug}`,
      ]),
    );
    const measured: { name: string; height: number; apart: number }[] = [];
    for (const name of paths) {
      await open(page, name);
      const found = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        for (const fold of document.querySelectorAll("details")) fold.open = true;
        const marks = "h1, h2, h3, h4, summary, img, svg, table";
        const spans = [...document.querySelectorAll(`main :is(${marks})`)]
          .map((mark) => mark.getBoundingClientRect())
          .filter((box) => box.height > 8)
          .sort((one, other) => one.top - other.top);
        let [end, apart] = [spans[0]?.bottom ?? 0, 0];
        for (const { top, bottom } of spans) {
          apart = Math.max(apart, top - end);
          end = Math.max(end, bottom);
        }
        return { height: scrollHeight, apart };
      });
      measured.push({ name, ...found });
    }
    expectWithin(
      articleOnPhone,
      measured
        .filter(({ name }) => name.includes("/blog/"))
        .map(({ name, height }) => ({ name, size: height })),
    );
    expectWithin(
      articleGap,
      measured.map(({ name, apart }) => ({ name, size: Math.round(apart) })),
    );
  });

  test("later sections of a text are folded, and open at their address", async ({ page }) => {
    await page.goto(article);
    const section = page.locator("#who-may-build-it");
    await expect(page.getByRole("heading", { name: "Who can build it" })).toBeVisible();
    await expect(section).toBeHidden();
    await page.goto(`${article}#who-may-build-it`);
    await expect(section).toBeVisible();
  });

  test("rules that few readers need are folded, and open at their address", async ({ page }) => {
    await page.goto("/rights");
    const rule = page.locator("#dust-permit");
    await expect(page.getByRole("heading", { name: /^On the site/ })).toBeVisible();
    await expect(rule).toBeHidden();
    await expect(page.locator("#deposit-cap")).toBeVisible();
    await page.goto("/rights#dust-permit");
    await expect(rule).toBeVisible();
  });
});

test("folds are open on a wide screen, with nothing to press", async ({ page }) => {
  await open(page, article);
  await expect(page.getByRole("heading", { name: "On this page" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Sources" }).getByRole("link").first(),
  ).toBeVisible();
  await page.locator(".fold > summary").first().focus();
  await expect(page.locator(".fold > summary").first()).not.toBeFocused();
});

test("the services of a group are shown alone, after a link from another page too", async ({
  page,
}) => {
  const group = (id: string) => page.locator(`section:has(h2#${id})`);
  await open(page, "/");
  await group("commercial").getByRole("link", { name: "All services" }).click();
  await expect(group("commercial")).toBeVisible();
  await expect(group("residential")).toBeHidden();
  const filter = page.getByRole("navigation", { name: "Show" });
  await filter.locator('a[href="#residential"]').click();
  await expect(group("commercial")).toBeHidden();
  await filter.locator('a[href="#all"]').click();
  await expect(group("commercial")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("menus, answers, filters and pictures work", async ({ page }) => {
    await page.goto("/services");
    await page.getByRole("navigation", { name: "Show" }).locator('a[href="#residential"]').click();
    await expect(page.locator("section:has(h2#residential)")).toBeVisible();
    await expect(page.locator("section:has(h2#commercial)")).toBeHidden();
    await page.goto("/faq#deposit");
    await expect(page.locator("#deposit")).toBeVisible();
    await page.goto(recap);
    await expect(page.locator("#photo-1 > a")).toHaveAttribute("href", /\.jpg$/);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).locator("summary").click();
    await expect(page.locator(`nav a[href="${service}"]`).first()).toBeVisible();
  });
});
