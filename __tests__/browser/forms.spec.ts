/**
 * The forms as visitors meet them: with and without script, before React has started, and on bad
 * connections.
 */
import type { Page, Request } from "@playwright/test";
import sharp from "sharp";
import { applicationOnPhone, expectWithin } from "../support/budgets";
import {
  axeViolations,
  expect,
  holdScripts,
  hydrated,
  open,
  phone,
  test,
  untranslated,
} from "./support";

declare global {
  interface Window {
    /** The form that was sent last. */
    posted: FormData;
  }
}

const answers = {
  name: "O'Brien-Ñúñez 李",
  email: "sam@example.com",
  phone: "+1 (702) 555-0142 ext. 7",
  message: 'Line one\nLine two 👷🏽‍♀️\n\n  "quoted" + 100 % = a < b <img src=x onerror=alert(1)>',
};

const form = (page: Page) => page.locator("main form[method=POST]");
const button = (page: Page) => form(page).locator("button[type=submit]");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);

/**
 * Lets three seconds pass: few people fill in a form within two seconds of its being shown, and
 * tests do.
 */
const later = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_000;
  });

async function send(page: Page): Promise<void> {
  await later(page);
  await button(page).click();
}

async function fill(page: Page): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
  await field(page, "project").selectOption("Kitchen Remodel");
}

const posted = (page: Page) => page.waitForRequest((request) => request.method() === "POST");

/** Returns what a form sent, as the text of its parts. */
const partsOf = (request: Request) => request.postDataBuffer()?.toString("utf8") ?? "";

const part = (name: string, value: string) =>
  `name="${name}"\r\n\r\n${value.replace(/\n/g, "\r\n")}\r\n`;

async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/thanks$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Thanks/ })).toBeVisible();
}

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "with script" : "without script",
    javaScriptEnabled ? {} : untranslated,
    () => {
      test.use({ ...phone, javaScriptEnabled });

      test("a request for a quote arrives as it was typed", async ({ page }) => {
        await (javaScriptEnabled ? open(page, "/contact") : page.goto("/contact"));
        await fill(page);
        await page.getByLabel("By phone").check();
        await form(page).locator("summary").click();
        await page.getByLabel("Where is it?").selectOption("Henderson");
        const request = posted(page);
        await send(page);
        const parts = partsOf(await request);
        for (const [name, answer] of Object.entries(answers))
          expect(parts).toContain(part(name, answer));
        expect(parts).toContain(part("form-name", "contact"));
        expect(parts).toContain(part("reply", "By phone"));
        expect(parts).toContain(part("area", "Henderson"));
        await expectThanks(page);
        if (!javaScriptEnabled) return;
        const summary = page.getByRole("region", { name: "What you sent" });
        await expect(summary).toContainText(answers.name);
        await page.goBack();
        await expect(field(page, "name")).toHaveValue("");
      });

      test("an application arrives with its résumé", async ({ page }) => {
        const path = "/apply-for-employment";
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        await field(page, "name").fill("João 王");
        await field(page, "email").fill("joao@example.com");
        await field(page, "role").selectOption("Carpenter");
        await field(page, "years").selectOption("6 to 10");
        const buffer = Buffer.from("%PDF-1.7 x");
        const file = { name: "cv.pdf", mimeType: "application/pdf", buffer };
        await page.getByLabel("Résumé").setInputFiles(file);
        await send(page);
        await expectThanks(page);
        if (!javaScriptEnabled) return;
        const summary = page.getByRole("region", { name: "What you sent" });
        await expect(summary).toContainText("6 to 10");
        await expect(summary).toContainText("cv.pdf, 10 bytes");
        await expect(page.getByText("We read your application")).toBeVisible();
      });
    },
  );

test.describe("without script", untranslated, () => {
  test.use({ javaScriptEnabled: false });

  test("the browser itself checks, and robots have their trap", async ({ page }) => {
    await page.goto("/contact");
    await send(page);
    await expect(page).toHaveURL(/\/contact$/);
    expect(await form(page).locator(":invalid:not(fieldset)").count()).toBe(4);
    await expect(form(page).locator("noscript p")).toContainText("Scripts are off in your browser");
    await expect(page.getByText("stays in this browser")).toBeHidden();
    const trap = form(page).locator("p", { has: page.locator("[name=bot-field]") });
    await expect(trap).toHaveClass(/visually-hidden/);
  });
});

test("errors are listed with the focus, and corrected by keyboard alone", async ({ page }) => {
  await open(page, "/contact");
  await field(page, "name").focus();
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert");
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.type("Sam");
  await page.keyboard.press("Tab");
  await page.keyboard.type("sam@example.com");
  for (let index = 0; index < 3; index += 1) await page.keyboard.press("Tab");
  await expect(field(page, "project")).toBeFocused();
  await page.keyboard.type("Kitchen");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A new kitchen");
  await expect(summary).toHaveCount(0);
  await page.keyboard.press("Enter");
  await later(page);
  await field(page, "email").press("Enter");
  await expectThanks(page);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the form to apply for work is short enough to be filled in", async ({ page }) => {
    const ends: { name: string; size: number }[] = [];
    for (const name of ["/apply-for-employment", "/es/apply-for-employment"]) {
      await open(page, name);
      const box = await button(page).boundingBox();
      ends.push({ name, size: (box?.y ?? Infinity) + (box?.height ?? 0) });
    }
    expectWithin(applicationOnPhone, ends);
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`each error leads to its field, in both languages, when it is ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ["/apply-for-employment", "/es/apply-for-employment", "/es/contact"]) {
        await open(page, path);
        await button(page).click();
        const links = page.getByRole("alert").getByRole("link");
        await expect(links).not.toHaveCount(0);
        expect(await axeViolations(page)).toEqual([]);
        for (const link of await links.all()) {
          await link.press("Enter");
          await expect(form(page).locator(":focus")).toHaveAttribute("aria-invalid", "true");
        }
      }
    });
});

test("what was typed before React started is kept, also by a reload", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  release();
  await expect(form(page)).toHaveAttribute("data-phase", "filling");
  await expect(field(page, "message")).toHaveValue(answers.message);
  await page.reload();
  await hydrated(page);
  await expect(field(page, "message")).toHaveValue(answers.message);
  await expect(page.getByText(/We brought back what you typed/)).toBeVisible();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(field(page, "message")).toHaveValue("");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(field(page, "message")).toHaveValue(answers.message);
});

test("two tabs have a draft each, and sending one leaves the other's", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await fill(page);
  const other = await context.newPage();
  await open(other, "/contact");
  await expect(field(other, "message")).toHaveValue("");
  await field(other, "message").fill("Second, longer");
  await field(other, "name").fill("Tab two");
  await send(page);
  await expectThanks(page);
  await other.reload();
  await hydrated(other);
  await expect(field(other, "message")).toHaveValue("Second, longer");
});

test("a photo is sent on white, and without its place and camera", async ({ page }) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { posted: body });
      send.call(this, body);
    };
  });
  const small = { width: 60, height: 40, background: "#0000", channels: 4 } as const;
  const plan = await sharp({ create: small }).png().toBuffer();
  const camera = { IFD0: { Make: "A camera" }, IFD3: { GPSLatitude: "36/1 6/1 0/1" } };
  const jpeg = await sharp({ create: { ...small, channels: 3 } })
    .withExif(camera)
    .jpeg()
    .toBuffer();
  expect(jpeg.toString("latin1")).toContain("A camera");
  await open(page, "/contact");
  await fill(page);
  await form(page).locator("summary").click();
  const choose = (photo: number, name: string, mimeType: string, buffer: Buffer) =>
    field(page, `photo${photo}`).setInputFiles({ name, mimeType, buffer });
  await choose(1, "plan.png", "image/png", plan);
  await choose(2, "kitchen.jpg", "image/jpeg", jpeg);
  await send(page);
  await expectThanks(page);
  const sent = await page.evaluate(async () => {
    const { posted } = window;
    const picture = await createImageBitmap(posted.get("photo1") as File);
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const text = await (posted.get("photo2") as File).text();
    return { pixel: [...(context?.getImageData(0, 0, 1, 1).data ?? [])], text };
  });
  expect(sent.pixel).toEqual([255, 255, 255, 255]);
  expect(sent.text).not.toContain("A camera");
});

test("a form that is sent at once is asked about once", async ({ page }) => {
  await page.addInitScript(() => {
    Date.now = () => performance.timeOrigin;
  });
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await expect(page.getByRole("heading", { name: "Ready to send?" })).toBeFocused();
  await button(page).click();
  await expectThanks(page);
});

test.describe("on a bad connection", () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test("the form waits, and sends by itself when the connection is back", async ({
    page,
    context,
  }) => {
    await open(page, "/contact");
    await fill(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("heading", { name: "You’re offline" })).toBeFocused();
    await expect(field(page, "message")).toHaveValue(answers.message);
    await context.setOffline(false);
    await expectThanks(page);
  });

  test("a failure is explained, nothing is lost, and it can be tried again", async ({ page }) => {
    await open(page, "/contact");
    await fill(page);
    await page.route("**/thanks", (route) => route.fulfill({ status: 500 }));
    await send(page);
    const failed = page.getByRole("region", { name: "We couldn’t send your request" });
    await expect(failed).toContainText("status 500");
    await expect(page).toHaveTitle(/^Error: /);
    expect(await axeViolations(page)).toEqual([]);
    await expect(field(page, "message")).toHaveValue(answers.message);
    await page.unroute("**/thanks");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expectThanks(page);
  });

  test(
    "three photos are checked and made smaller when chosen, and their upload shows",
    untranslated,
    async ({ page }) => {
      // The browser hides files from whoever reads its requests.
      await page.addInitScript(() => {
        const { send } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function (body) {
          if (body instanceof FormData) Object.assign(window, { posted: body });
          send.call(this, body);
        };
      });
      const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
      const create = { width: 2800, height: 2100, channels: 3, background: "gray", noise } as const;
      const jpeg = await sharp({ create }).jpeg().toBuffer();
      const choose = (photo: number, name: string, mimeType: string, buffer = jpeg) =>
        field(page, `photo${photo}`).setInputFiles({ name, mimeType, buffer });
      await open(page, "/contact");
      await fill(page);
      await form(page).locator("summary").click();
      // No picture at all: one by another name is made a JPEG, and its error goes.
      await choose(3, "a.txt", "text/plain", Buffer.from("text"));
      await expect(form(page)).toContainText("Error:");
      for (const photo of [1, 2, 3]) await choose(photo, "a.jpg", "image/jpeg");
      await expect(form(page).getByText(/^1\.\d MB$/)).toHaveCount(3);
      await expect(form(page)).not.toContainText("Error:");
      const session = await page.context().newCDPSession(page);
      const limits = { offline: false, latency: 0, downloadThroughput: -1 };
      await session.send("Network.emulateNetworkConditions", {
        ...limits,
        uploadThroughput: 200_000,
      });
      await send(page);
      await expect(page.getByText(/^[\d.]+ (KB|MB) of [\d.]+ MB$/)).toBeVisible();
      await session.send("Network.emulateNetworkConditions", { ...limits, uploadThroughput: -1 });
      await expectThanks(page);
      const posted = await page.evaluate(async () => {
        const { posted: data } = window;
        const photos = [1, 2, 3].map((photo) => data.get(`photo${photo}`) as File);
        const pictures = await Promise.all(photos.map((photo) => createImageBitmap(photo)));
        return pictures.map(({ width, height }, index) => [photos[index]?.type, width, height]);
      });
      expect(posted).toEqual(Array(3).fill(["image/jpeg", 2400, 1800]));
    },
  );
});
