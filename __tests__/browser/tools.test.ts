/** The small tools below /plan: on a phone, by keyboard, without script, and on paper. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { axeViolations } from "../support/axe";
import { hydrated, useSite } from "../support/site";
import { desk, open, phone, printedSheets } from "./look/look";

const site = useSite();

const answer = (page: Page) => page.getByRole("region", { name: "Your answer" });
const status = (page: Page) => answer(page).getByRole("status");

const answers: [address: string, text: string][] = [
  ["/plan/deposit?price=7500", "At most $750 before work begins."],
  ["/plan/permit-office?place=paradise", "Paradise: Clark County permits."],
  ["/plan/house-year?built=1998", "A house of 1998 may hide"],
  [
    "/plan/casita-lot?place=north-las-vegas&lot=5000",
    "In North Las Vegas, 1 of 4 reported figures",
  ],
  ["/plan/convention-dates?opening=2088-01-07", "the opening on January 7, 2088"],
];

describe.each(answers)("%s", (address, text) => {
  it.each([
    ["a phone", phone],
    ["a desk", desk],
  ])(
    "answers the question in the address on %s, fits, and has no accessibility violations",
    async (_name, device) => {
      const page = await open(site, address, device);
      await status(page).getByText(text).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(device.viewport.width);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("has a table or a list of all answers without script", async () => {
    const path = new URL(address, site.url).pathname;
    const page = await site.open(path, { ...phone, javaScriptEnabled: false });
    const all = page.locator(
      'section[aria-labelledby="every-answer"], section:has(> * > #every-answer)',
    );
    expect((await all.first().innerText()).length).toBeGreaterThan(600);
    expect(await page.locator("form.tone noscript, form noscript").count()).toBeGreaterThan(0);
  });
});

it("asks for the price where deposits come up, and answers on the tool's page, without script too", async () => {
  for (const path of ["/rights", "/faq", "/blog/how-to-pick-trustworthy-general-contractor"]) {
    const page = await open(site, path, desk);
    await page.getByLabel("Price of the contract, in dollars").fill("4000");
    await page.getByRole("button", { name: "Work out the deposit" }).click();
    await page.waitForURL("**/plan/deposit?price=4000");
    await status(page).getByText("At most $400").waitFor();
    await page.goBack();
    await page.waitForURL(`**${path}`);
  }
  const page = await site.open("/rights", { ...phone, javaScriptEnabled: false });
  await page.getByLabel("Price of the contract, in dollars").fill("4000");
  await page.getByRole("button", { name: "Work out the deposit" }).click();
  await page.getByRole("rowheader", { name: "lived in by its owner: $4,000" }).waitFor();
});

it("works by keyboard alone", async () => {
  const page = await open(site, "/plan/deposit", desk);
  await page.getByLabel("Price of the contract, in dollars").focus();
  await page.keyboard.type("8200");
  await page.keyboard.press("Tab");
  await page.waitForURL("**/plan/deposit?price=8200");
  // Chooses the second option of the next question.
  await page.keyboard.press("ArrowDown");
  await page.waitForURL("**/plan/deposit?price=8200&home=unit");
  expect(await status(page).textContent()).toBe("At most $820 before work begins.");
  await page.goBack();
  await page.waitForURL("**/plan/deposit?price=8200");
  expect(await page.getByLabel("What is it?").inputValue()).toBe("house");
});

it("has borders in forced colors", async () => {
  const page = await open(site, "/plan/deposit", { ...desk, forcedColors: "active" });
  const price = page.getByLabel("Price of the contract, in dollars");
  const border = await price.evaluate((field) => getComputedStyle(field).borderTopWidth);
  expect(border).toBe("1px");
});

describe("the bid sheet", () => {
  const path = "/plan/bid-comparison";
  const price = (page: Page) => page.getByRole("textbox", { name: "Total with tax, bid 1" });

  it("keeps its contents over a reload, saves them, and clears them", async () => {
    const page = await open(site, path, desk);
    await price(page).fill("12,500");
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("[name=price-1]")?.value === "12,500",
    );
    expect(await price(page).inputValue()).toBe("12,500");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain('"Total with tax","12,500"');
    await page.getByRole("button", { name: "Clear the sheet" }).click();
    await page.reload();
    await hydrated(page);
    expect(await price(page).inputValue()).toBe("");
  });

  it("scrolls only its table on a phone, and has no accessibility violations", async () => {
    const page = await open(site, path, phone);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.viewport.width);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("prints on one or two sheets, with all four bids on the paper", async () => {
    const page = await open(site, path, desk);
    expect(await printedSheets(page, { x: "0", y: "0.5in" })).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 720, height: 960 });
    await page.emulateMedia({ media: "print" });
    const last = await page.getByRole("columnheader", { name: "Bid 4" }).boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(720);
  });

  it("can be printed empty without script", async () => {
    const page = await site.open(path, { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole("textbox").count()).toBe(14 * 4);
    expect(await page.getByRole("button", { name: "Save as CSV" }).count()).toBe(0);
  });
});
