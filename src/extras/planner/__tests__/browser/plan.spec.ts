/** A plan from the first question to its answer, and on to a request for a quote. */
import type { Page } from "@playwright/test";
import {
  axeViolations,
  beyondWindow,
  expect,
  open,
  phone,
  test,
  untranslated,
} from "../../../../../__tests__/browser/support";

const answer = (page: Page) => page.getByRole("region", { name: "Your plan" });
const status = (page: Page) => answer(page).getByRole("status");

/** The last day of the second year from now: no plan of this business takes that long. */
const far = `${new Date().getFullYear() + 2}-12-31`;

test.use(phone);

test("questions, an answer, and a request for a quote with it", async ({ page }) => {
  await open(page, "/plan");
  await page.getByLabel("What are you planning?").selectOption({ label: "A kitchen" });
  await expect(page).toHaveURL(/\/plan\?project=kitchen-remodel$/);
  await expect(status(page)).toContainText("A kitchen:");
  await page.getByLabel("Where is it?").selectOption({ label: "Henderson" });
  await expect(status(page)).toContainText("A kitchen in Henderson:");
  await page.getByLabel("Do you have a date?").selectOption("Handover has to be by");
  await page.getByLabel("Date", { exact: true }).fill(far);
  await page.getByLabel("Date", { exact: true }).blur();
  await expect(status(page)).toContainText(/^Likely by/);
  const address = page.url();
  expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Request a quote with this plan" }).click();
  await expect(page).toHaveURL(/\/contact\?project=kitchen-remodel$/);
  const message = page.locator("[name=message]");
  await expect(message).toHaveValue(/A kitchen in Henderson/);
  await expect(page.locator("[name=area]")).toHaveValue("Henderson");
  // Who reads it opens the same plan.
  const { pathname, search } = new URL(/http\S+/.exec(await message.inputValue())?.[0] ?? "");
  expect(new URL(address).search).toBe(search);
  await open(page, pathname + search);
  await expect(status(page)).toContainText(/^Likely by/);
});

test("what is ticked off stays so, and Back leads to the answer before", async ({ page }) => {
  await open(page, "/plan?project=kitchen-remodel&place=henderson");
  const unfold = () => page.getByText("What you decide, and by when").click();
  await unfold();
  const box = page.getByRole("checkbox", { name: "Choose the cabinets" });
  await box.check();
  await page.getByLabel("Where is it?").selectOption({ label: "Las Vegas" });
  await expect(status(page)).toContainText("A kitchen in Las Vegas:");
  await page.goBack();
  await expect(status(page)).toContainText("A kitchen in Henderson:");
  await unfold();
  await expect(box).toBeChecked();
});

test("the answers in an address are shown without a gesture", async ({ page }) => {
  await page.goto("/plan?project=bathroom-remodel");
  await expect(page.getByLabel("What are you planning?")).toHaveValue("bathroom-remodel");
});

test("home answers, and leads to the whole plan", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("radio", { name: "Kitchen Remodel" }).check();
  await page.getByLabel("By when?").fill(far);
  await page.getByLabel("By when?").blur();
  const card = page.getByRole("article", { name: "Your plan" });
  await expect(card).toContainText("Likely by");
  await card.getByRole("link", { name: "See the whole plan" }).click();
  await expect(page).toHaveURL(new RegExp(`/plan\\?project=kitchen-remodel&.*date=${far}`));
  await expect(status(page)).toContainText(/^Likely by/);
});

test(
  "the deposit has an answer, and a price below the cap another",
  untranslated,
  async ({ page }) => {
    await open(page, "/plan/deposit?price=7500&home=house&owner=self");
    const region = page.getByRole("region", { name: "Your answer" });
    await expect(region.getByRole("status")).toContainText("$750");
    await page.getByLabel("Contract price, in dollars").fill("20000");
    await page.getByLabel("Contract price, in dollars").blur();
    await expect(region.getByRole("status")).toContainText("$1,000");
  },
);

test.describe("without script", untranslated, () => {
  test.use({ javaScriptEnabled: false });

  test("every project and office is listed, and the form says what it needs", async ({ page }) => {
    await page.goto("/plan");
    await expect(page.getByText(/^Scripts are off/)).toBeVisible();
    for (const name of ["A kitchen", "A bathroom", "A shop", "Building office of this test"])
      await expect(page.getByRole("main")).toContainText(name);
  });
});
