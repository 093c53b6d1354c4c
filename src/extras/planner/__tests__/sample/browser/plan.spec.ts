/** The planner and its tools: answers in the address, without script, and on paper. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  axeViolations,
  beyondWindow,
  expect,
  holdScripts,
  hydrated,
  open,
  phone,
  test,
  sheets,
  untranslated,
} from "../../../../../../__tests__/browser/support";

const kitchen =
  "/plan?project=kitchen-remodel&place=henderson&use=own-house&stay=yes&date=2028-02-28";
const answer = (page: Page) =>
  page.getByRole("region", { name: /^(Your|Su) (plan|answer|respuesta)$/ });
const status = (page: Page) => answer(page).getByRole("status");

const addresses: [address: string, text: string][] = [
  [kitchen, "Handover between Mon, July 17, 2028 and Mon, October 23, 2028"],
  ["/plan/deposit?price=7500", "The most they can ask for up front is $750."],
  ["/plan/permit-office?place=paradise", "Paradise. Who issues the permit: Clark County"],
  ["/plan?built=1998", "A 1998 house could hide"],
  // The addresses that they once had lead to the planner, with their answers.
  ["/plan/casita-lot?place=north-las-vegas&lot=5000", "In North Las Vegas, 1 of 4 reported"],
  ["/plan/convention-dates?opening=2088-01-07", "Likely by Wed, January 7, 2088"],
];

test.describe("on a phone", () => {
  test.use(phone);
  for (const [address, text] of addresses)
    test(`${address} answers, fits, and is accessible`, untranslated, async ({ page }) => {
      await open(page, address);
      await expect(status(page)).toContainText(text);
      expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    });

  test("no line of an office begins with a comma", untranslated, async ({ page }) => {
    await open(page, "/plan");
    const places = page.locator("section", { has: page.locator("#places") });
    for (const width of [320, 340, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await places.locator("p > a").evaluateAll((links) =>
        links.flatMap((link) => {
          const text = link.nextSibling;
          if (!(text instanceof Text) || !/^[,.]/.test(text.data)) return [];
          const range = new Range();
          range.setStart(text, 0);
          range.setEnd(text, 1);
          const [end, mark] = [link.getBoundingClientRect(), range.getBoundingClientRect()];
          return mark.bottom > end.bottom ? [link.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
    }
  });

  test("a plan keeps clear of the tools below it", untranslated, async ({ page }) => {
    await open(page, kitchen);
    const below = page.locator("section", { has: page.locator("#tools") });
    const [plan, tools] = [
      await answer(page).locator("> *").boundingBox(),
      await below.boundingBox(),
    ];
    expect(plan!.y + plan!.height).toBeLessThan(tools!.y);
  });

  for (const [address, text] of [
    ["/plan?project=office&place=bullhead-city", "Bullhead City"],
    ["/plan?project=restaurant&when=done&date=2020-06-01", "has passed"],
  ] as const)
    test(`${address} asks for no quote anywhere, and leaves a way to call`, async ({ page }) => {
      await open(page, address);
      await page.keyboard.press("End");
      await expect(status(page)).toContainText(text);
      await expect(page.getByRole("link", { name: /^Request a quote/ })).toHaveCount(0);
      const end = page
        .locator("section")
        .filter({ has: page.getByRole("link", { name: /^Call/ }) });
      await expect(end.last()).toBeVisible();
    });

  test("what is ticked off is so after Back, from another plan and from another page", async ({
    page,
  }) => {
    await open(page, kitchen);
    const box = page.getByRole("checkbox", { name: /Choose cabinets/ });
    // The page that is left may be there for a moment longer, with its fold as it was.
    const expectChecked = (checked: boolean) =>
      expect(async () => {
        if (!(await box.isVisible())) await page.getByText("What you decide, and by when").click();
        await expect(box).toBeChecked({ checked, timeout: 1_000 });
      }).toPass();
    await expectChecked(false);
    await box.check();
    await page.getByLabel("Where is it?").selectOption("paradise");
    await expect(page).toHaveURL(/place=paradise/);
    await expectChecked(false);
    await page.goBack();
    await expectChecked(true);
    await page.getByRole("link", { name: /: the whole page$/ }).click();
    await expect(page).toHaveURL(/\/services\/kitchen-remodel/);
    await page.goBack();
    await expectChecked(true);
  });

  test("no service on the home page is cut off at the edge", async ({ page }) => {
    await page.goto("/");
    const services = page.getByRole("group", { name: "What?" }).locator("label");
    expect(await services.count()).toBeGreaterThan(10);
    const ends = await services.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  });

  test("no field makes the phone zoom", untranslated, async ({ page }) => {
    for (const path of ["/plan/bid-comparison", "/plan", "/contact", "/apply-for-employment"]) {
      await page.goto(path);
      const sizes = await page
        .locator("main :is(input:not([type=hidden]), select, textarea)")
        .evaluateAll((fields) => fields.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      // Safari on iOS zooms in when a field is focused whose text is smaller.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
    await open(page, "/plan/bid-comparison");
    expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
    await page.getByLabel("On a phone, show").selectOption("3");
    const fields = page.locator("main textarea:visible");
    await expect(fields).toHaveCount(14);
  });
});

test.describe("without script", untranslated, () => {
  test.use({ javaScriptEnabled: false });

  test("every case is listed, and each form says that it needs script", async ({ page }) => {
    for (const [address] of addresses) {
      await page.goto(address.replace(/\?.*/, ""));
      const every = page.locator("section:has(#every-answer, #every-project)");
      expect((await every.first().textContent())?.length).toBeGreaterThan(500);
      await expect(page.getByText(/^Scripts are off/)).toBeVisible();
    }
    for (const [card, text] of [
      ["residential-interior-remodel", "Gray polybutylene pipe"],
      ["casita-addition", "Casitas in Clark County"],
      ["convention", "21 days before move-in"],
    ] as const) {
      await page.goto(`/services/${card}`);
      await page.getByRole("link", { name: /^(Every year|Casitas: every|Days before)/ }).click();
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.goto("/");
    await page.getByRole("radio", { name: "Kitchen Remodel" }).check();
    await page.getByRole("button", { name: "Show the plan" }).click();
    await expect(page).toHaveURL(/\/plan\?project=kitchen-remodel&/);
    await page.goto("/faq");
    await page.getByLabel("Contract price, in dollars").fill("4000");
    await page.getByRole("button", { name: "Check the deposit" }).click();
    await expect(page.getByRole("heading", { name: /^Where there’s no cap/ })).toBeVisible();
    await page.goto("/plan/bid-comparison");
    await expect(page.getByRole("textbox")).toHaveCount(14 * 4);
    await expect(page.getByRole("button", { name: "Save as CSV" })).toHaveCount(0);
  });
});

test("phases have room for their bars, beside the form too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, kitchen);
  const phases = answer(page).getByRole("table", { name: /phases/ });
  await expect(phases).toBeVisible();
  const bars = await phases
    .locator("tbody svg:has(> use)")
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(Math.min(...bars)).toBeGreaterThan(200);
  const beyond = await phases.evaluate(
    ({ parentElement, scrollWidth }) => scrollWidth - (parentElement?.clientWidth ?? 0),
  );
  expect(beyond).toBeLessThanOrEqual(0);
});

test("home answers in three taps, by keyboard, in one card", async ({ page }) => {
  await open(page, "/");
  // In the page before it says something: what is inserted with its text is not announced.
  const said = page.getByRole("region", { name: "Price and date" }).getByRole("status");
  await expect(said).toHaveCount(1);
  await expect(said).toBeEmpty();
  await page.getByRole("radio", { name: "Kitchen Remodel" }).focus();
  await page.keyboard.press("Space");
  const card = page.getByRole("article", { name: "Your plan" });
  await expect(said).toContainText("Kitchen remodel:");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(said).toContainText("in Las Vegas");
  await page.keyboard.press("Tab");
  await page.keyboard.type("08152088");
  await page.keyboard.press("Tab");
  await expect(said).toContainText(/^Likely by Sun,.*2088/);
  for (const term of ["Today", "Planning begins", "Permit in hand", "Handover"])
    await expect(card.getByText(term, { exact: true })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Who must approve" })).toBeVisible();
  await card.getByRole("link", { name: "See the whole plan" }).click();
  await expect(page).toHaveURL(/project=kitchen-remodel&place=las-vegas&when=done&date=2088-08-15/);
});

test("home answers after a link from another page, too", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await page.getByRole("radio", { name: "Kitchen Remodel" }).check();
  const card = page.getByRole("article", { name: "Your plan" });
  await expect(card).toContainText("Kitchen remodel:");
});

test("the focus stays on what is ticked off, and an answer comes into view", async ({ page }) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await open(page, `/plan?project=kitchen-remodel&when=done&date=${day(200)}`);
  const [first] = await page.getByRole("checkbox", { name: /Agree on/ }).all();
  await first!.focus();
  await page.keyboard.press("Space");
  await expect(first!).toBeChecked();
  await expect(first!).toBeFocused();
  await page.getByRole("link", { name: "Yes, we started then" }).click();
  await expect(status(page)).toContainText(/^Begun on .*the handover comes between/);
  await expect(page.getByRole("heading", { name: "Your plan" })).toBeInViewport();
});

test.describe("with script that does not arrive", untranslated, () => {
  test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|blocked/] });
  test("the form says so", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/plan/deposit");
    await page.getByLabel("Contract price, in dollars").fill("4000");
    await expect(page.getByText(/^Scripts are off/)).toBeVisible();
  });
});

test("choices go into the address, by keyboard too, and back", async ({ page }) => {
  await open(page, "/plan");
  await expect(page.getByText(/^Scripts are off/)).toBeHidden();
  await page.getByLabel("What are you planning?").focus();
  await page.keyboard.type("Restaurant");
  await expect(page).toHaveURL(/\/plan\?project=restaurant$/);
  await page.getByLabel("Where is it?").selectOption("paradise");
  await expect(page).toHaveURL(/\/plan\?project=restaurant&place=paradise$/);
  await expect(status(page)).toContainText("Restaurant or bar in Paradise:");
  await page.goBack();
  await expect(status(page)).toContainText("Restaurant or bar:");
  await expect(page.getByLabel("Where is it?")).toHaveValue("");
});

test("a plan becomes a calendar, and a request for a quote", async ({ page }) => {
  await open(page, kitchen);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20280228\r\n");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  await page.getByRole("link", { name: "Request a quote with this plan" }).click();
  await expect(page).toHaveURL(/\/contact\?project=kitchen-remodel$/);
  await expect(page.locator("[name=message]")).toHaveValue(/Kitchen remodel in Henderson/);
  await expect(page.locator("[name=project]")).toHaveValue("Kitchen Remodel");
  await expect(page.locator("[name=area]")).toHaveValue("Henderson");
  await expect(page.locator("[name=property]")).toHaveValue("Single-family house");
  await expect(page.locator("[name=start]")).toHaveValue("Later");
});

test("the links of a request and of a mail lead to the same day", async ({ page }) => {
  const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  await open(page, `/plan?project=kitchen-remodel&place=henderson&when=done&date=${day}`);
  const verdict = (await status(page).textContent()) ?? "";
  expect(verdict).toMatch(/^Likely by .* if planning begins by /);
  await page.getByRole("link", { name: "Request a quote with this plan" }).click();
  await expect(page.locator("[name=message]")).toHaveValue(/http/);
  // The work begins twelve weeks before that day.
  await expect(page.locator("[name=start]")).toHaveValue("In 6 to 12 months");
  const message = await page.locator("[name=message]").inputValue();
  await open(page, "/");
  await page.getByRole("radio", { name: "Kitchen Remodel" }).check();
  await page.getByLabel("By when?").fill(day);
  await page.getByLabel("By when?").blur();
  const mail = page.getByRole("link", { name: "Send this to me" });
  await expect(mail).toHaveAttribute("href", new RegExp(day));
  const body = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  for (const text of [message, body]) {
    const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? "");
    await open(page, pathname + search);
    await expect(status(page)).toHaveText(verdict);
  }
});

test("a plan that can't be made says so first, and leads to one that can", async ({ page }) => {
  const date = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
  await open(page, `/plan?project=restaurant&when=done&date=${date}`);
  await expect(status(page)).toContainText(/^Can’t be done by .*32\sweeks at least/);
  await expect(page.getByRole("button", { name: "Add to calendar" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Move it to/ }).click();
  await expect(status(page)).toContainText(/^Tight: only a short run/);
  await expect(page.getByRole("button", { name: "Add to calendar" })).toBeVisible();
});

test("what is ticked off stays ticked off on this device", async ({ page }) => {
  await open(page, kitchen);
  await page.getByRole("checkbox", { name: /Choose cabinets/ }).check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: /Choose cabinets/ })).toBeChecked();
});

test("opened again weeks later, the same link keeps its day and its ticks, and says what is due", async ({
  page,
}) => {
  const address = "/plan?project=kitchen-remodel&place=henderson&when=done&date=2088-08-20";
  const due = page.getByRole("heading", { name: "Due this week" });
  const cabinets = page.getByRole("checkbox", { name: /Choose cabinets/ });
  /** Without `hydrated`: under this clock a page has no performance entries. */
  const openOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T20:00:00Z`));
    await page.goto(address);
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await expect(status(page)).toContainText("Likely");
  };
  await openOn("2087-11-03");
  const verdict = (await status(page).textContent()) ?? "";
  // 34 weeks before that day.
  expect(verdict).toMatch(/^Likely by Fri,.*2088.* begins by Fri,.*December.26, 2087/);
  await expect(due).toHaveCount(0);
  await cabinets.check();
  await openOn("2087-12-20");
  await expect(status(page)).toHaveText(verdict);
  await expect(due).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Agree on/ }).first()).not.toBeChecked();
  await expect(cabinets).toBeChecked();
});

test("two tabs with two plans ask for two quotes, and keep both", async ({ page, context }) => {
  const ask = async (tab: Page, address: string) => {
    await open(tab, address);
    await tab.getByRole("link", { name: "Request a quote with this plan" }).click();
    await expect(tab).toHaveURL(/\/contact/);
  };
  const message = (tab: Page) => tab.locator("[name=message]");
  const other = await context.newPage();
  await ask(page, kitchen);
  await ask(other, "/plan?project=restaurant&place=paradise");
  await expect(message(other)).toHaveValue(/Restaurant or bar in Paradise/);
  await expect(message(other)).not.toHaveValue(/Kitchen/);
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(/Kitchen remodel in Henderson/);
  await expect(message(page)).not.toHaveValue(/Restaurant/);
});

test("a day that doesn't exist is answered, not dropped", async ({ page }) => {
  await open(page, kitchen);
  await page.getByLabel("Date", { exact: true }).focus();
  await page.keyboard.type("02292027");
  await page.getByLabel("Where is it?").focus();
  await expect(status(page)).toContainText("That day doesn’t exist");
});

/** The longest answers of each kind: with a place, its people and a day to keep. */
const printed = [
  "kitchen-remodel&place=henderson&use=own-house&built=1974",
  "bathroom-remodel&place=the-strip&use=own-condo&building=tower",
  "casita-addition&place=paradise&use=own-house",
  "residential-construction-contractor-las-vegas&place=pahrump&use=own-house",
  "restaurant&place=paradise&use=business&space=new&opening=2088-09-01",
  "medical&place=north-las-vegas",
  "hotel&place=the-strip",
  "convention&opening=2088-09-08&setup=2088-09-04&closes=2088-09-10",
  "garage-conversion&place=henderson&use=own-house&built=1974",
  "energy-analysis&use=own-house&built=1995",
  "rental-refresh&place=las-vegas&built=1985",
].map((project) => `/plan?project=${project}&stay=yes&when=done&date=2088-06-01`);

for (const language of ["", "/es"])
  test(
    `a plan prints on two sheets and a tool on one, with link and QR code: ${language || "/"}`,
    untranslated,
    async ({ page }) => {
      for (const address of [...printed, ...addresses.slice(1, 4).map(([tool]) => tool)]) {
        await open(page, `${language}${address}`);
        await page.emulateMedia({ media: "print" });
        await expect(answer(page).locator("svg[viewBox] > path")).toBeVisible();
        await expect(answer(page).getByText(page.url())).toBeVisible();
        expect(await sheets(page), address).toBeLessThanOrEqual(printed.includes(address) ? 2 : 1);
      }
    },
  );

test(
  "the sheet for bids prints on one page, whatever is pasted",
  untranslated,
  async ({ page }) => {
    await open(page, "/plan/bid-comparison");
    for (const field of await page.locator("main textarea").all())
      await field.fill(`https://bidder.example/${"x".repeat(57)}`);
    await page.emulateMedia({ media: "print" });
    expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
    expect(await sheets(page)).toBe(1);
  },
);

test("the sheet for bids keeps what was stored, what is typed early, and what other tabs type", async ({
  page,
  context,
}) => {
  const cell = (tab: Page, name: string) => tab.locator(`textarea[name=${name}]`);
  await open(page, "/plan/bid-comparison");
  await cell(page, "price-1").fill("12,500");
  const other = await context.newPage();
  const release = await holdScripts(other);
  await other.goto("/plan/bid-comparison", { waitUntil: "commit" });
  await cell(other, "company-2").fill("Early");
  release();
  await expect(cell(other, "price-1")).toHaveValue("12,500");
  await expect(cell(other, "company-2")).toHaveValue("Early");
  await expect(cell(page, "company-2")).toHaveValue("Early");
  await cell(page, "days-1").fill("May");
  await expect(cell(other, "days-1")).toHaveValue("May");
  await page.reload();
  await hydrated(page);
  await expect(cell(page, "days-1")).toHaveValue("May");
  await expect(cell(page, "company-2")).toHaveValue("Early");
});

test("nothing of an earlier answer stays", async ({ page }) => {
  await open(page, kitchen);
  await page.getByLabel("What are you planning?").selectOption("restaurant");
  await expect(answer(page)).toContainText("Restaurant or bar in Henderson:");
  await page.getByLabel("Where is it?").selectOption("paradise");
  await page.getByLabel("Date", { exact: true }).fill("2029-01-05");
  await page.getByLabel("Date", { exact: true }).blur();
  await expect(answer(page)).toContainText("Fri, January 5, 2029");
  // All of the answer; the form before it names every place.
  const texts = answer(page).locator(".prose, form > a");
  await expect(texts).not.toHaveCount(0);
  await expect(texts.filter({ hasText: /2028|Henderson/ })).toHaveCount(0);
  await page.goBack();
  await expect(answer(page)).toContainText("Mon, February 28, 2028");
  await open(page, "/plan?project=convention&opening=2088-01-07");
  await page.getByLabel("Day the show opens").fill("2088-09-01");
  await page.getByLabel("Day the show opens").blur();
  await expect(status(page)).toContainText("September 1, 2088");
  await expect(answer(page).getByRole("table", { name: "Dates, counted back" })).not.toContainText(
    "2087",
  );
});
