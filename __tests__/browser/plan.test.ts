import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { axeViolations } from "../support/axe";
import { eventually } from "../support/eventually";
import { layoutShift, useSite } from "../support/site";
import { desk, open, phone, printedSheets } from "./look/look";

const site = useSite();

const kitchen =
  "/plan?project=kitchen-remodel&place=henderson&use=own-house&stay=yes&date=2028-02-28";
const answer = (page: Page) => page.getByRole("region", { name: "Your plan" });
const status = (page: Page) => answer(page).getByRole("status");

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("the planner on %s", (_name, device) => {
  it("shows the plan in the address at once, without layout shift or accessibility violations", async () => {
    const page = await open(site, kitchen, device);
    await page.getByText("Kitchen remodel in Henderson: 15 to 34 weeks").first().waitFor();
    expect(await status(page).textContent()).toBe(
      "Kitchen remodel in Henderson: 15 to 34 weeks, from February 28, 2028.",
    );
    expect(await page.getByLabel("What do you plan?").inputValue()).toBe("kitchen-remodel");
    expect(await page.getByLabel("The day", { exact: true }).inputValue()).toBe("2028-02-28");
    expect(await layoutShift(page)).toBeLessThan(0.05);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(device.viewport.width);
    expect(await axeViolations(page)).toEqual([]);
  });
});

it("puts every choice into the address, keeps its scroll position, and goes back", async () => {
  const page = await open(site, "/plan", phone);
  const project = page.getByLabel("What do you plan?");
  await project.focus();
  const before = await page.evaluate(() => scrollY);
  await project.selectOption({ label: "Restaurant or bar" });
  await page.getByLabel("Where is it?").selectOption({ label: "Paradise" });
  await page.waitForURL("**/plan?project=restaurant&place=paradise");
  expect(await status(page).textContent()).toContain("Restaurant or bar in Paradise:");
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(900);
  await page.goBack();
  await page.waitForURL("**/plan?project=restaurant");
  expect(await status(page).textContent()).toContain("Restaurant or bar:");
  expect(await page.getByLabel("Where is it?").inputValue()).toBe("");
});

it("names the invalid parts of an address", async () => {
  const page = await open(site, "/plan?project=kitchn&place=henderson&date=2027-02-30", desk);
  await answer(page).locator("p", { hasText: "“kitchn”" }).first().waitFor();
  expect(await answer(page).innerText()).toContain("“2027-02-30”");
  expect(await page.getByLabel("Where is it?").inputValue()).toBe("henderson");
});

it("passes the plan to the form for a quote, which sends nothing by itself", async () => {
  const page = await open(site, kitchen, desk);
  await page.getByRole("link", { name: "Ask for a quote with this plan" }).click();
  await page.waitForURL("**/contact?project=kitchen-remodel");
  const message = page.getByLabel("What do you want to build or change?");
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>("textarea")?.value.includes("My plan"),
  );
  expect(await message.inputValue()).toContain("Kitchen remodel in Henderson");
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("Kitchen Remodel");
  expect(await page.locator("[name=area]").inputValue()).toBe("Henderson");
  expect(await page.locator("[name=property]").inputValue()).toBe("Single-family house");
  expect(await page.locator("[name=start]").inputValue()).not.toBe("");
});

it("saves the due days as a calendar", async () => {
  const page = await open(site, kitchen, desk);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("kitchen-remodel.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20280228\r\n");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(6);
});

it.each([
  "casita-addition&place=paradise&use=own-house",
  "residential-construction-contractor-las-vegas&place=pahrump&use=own-house",
  "restaurant&place=paradise&use=business",
])("prints one of the longest plans on two sheets: %s", async (project) => {
  const page = await open(site, `/plan?project=${project}&stay=yes&date=2027-03-01`, desk);
  expect(await printedSheets(page, { x: "0.4in", y: "0.4in" })).toBeLessThanOrEqual(2);
});

it("lists every project without script", async () => {
  const page = await site.open("/plan", { ...phone, javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Restaurant or bar" }).click();
  await page.getByText("The sewer agency: the grease interceptor").waitFor();
  expect(await page.locator("details table").count()).toBe(15);
});

it("is filled in by keyboard alone", async () => {
  const page = await open(site, "/plan", desk);
  await page.getByLabel("What do you plan?").focus();
  await page.keyboard.type("Restaurant");
  await page.waitForURL("**/plan?project=restaurant");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Paradise");
  await page.waitForURL("**/plan?project=restaurant&place=paradise");
  expect(await status(page).textContent()).toContain("Restaurant or bar in Paradise:");
});

it("shows its bars in forced colors", async () => {
  const page = await open(site, kitchen, { ...desk, forcedColors: "active" });
  const bar = answer(page).locator("svg rect").last();
  const [fill, background] = await bar.evaluate((element) => [
    getComputedStyle(element).fill,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(fill).not.toBe(background);
});

it("links each place to a plan for it, and each tool's name to the tool", async () => {
  const page = await open(site, "/plan", desk);
  const places = page.getByRole("region", { name: "Plan by place" });
  await places.getByRole("link", { name: "Henderson", exact: true }).click();
  await page.waitForURL("**/plan?place=henderson");
  await eventually(async () =>
    expect(await page.getByLabel("Where is it?").inputValue()).toBe("henderson"),
  );
  expect(await places.getByRole("link", { name: "City of Henderson" }).getAttribute("href")).toBe(
    "/contact#city-of-henderson",
  );
  await page.getByRole("link", { name: "Deposit calculator" }).click();
  await page.waitForURL("**/plan/deposit");
});

it("breaks no date of the schedule, and on a phone aligns their ends", async () => {
  const page = await open(site, kitchen, phone);
  const times = answer(page).locator("tbody tr > td:nth-of-type(1)");
  expect(await times.first().textContent()).toContain("Feb\u00a028,\u00a02028 to ");
  const aligned = await times.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell).textAlign),
  );
  expect(new Set(aligned)).toEqual(new Set(["end"]));
});
