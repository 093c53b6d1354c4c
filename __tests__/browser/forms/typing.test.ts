import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { barriers } from "../../support/axe";
import { badInputs } from "../../support/bad-inputs";
import { eventually } from "../../support/eventually";
import {
  answersStand,
  contactAnswers,
  draftKept,
  enhanced,
  fillContact,
  pastMinimumFillTime,
  sendButton,
  useReceiver,
} from "../../support/forms";
import { hydrated, publicFolder, useSite } from "../../support/site";

const receiver = useReceiver();
const site = useSite({ post: receiver.post });

describe("what was typed before script came", () => {
  /** Scripts wait until they are let go. */
  async function openSlowly(html?: (text: string) => string) {
    const page = await site.newPage();
    let release: () => void = () => undefined;
    const wait = new Promise<void>((done) => (release = done));
    await page.route("**/*.js", async (route) => {
      await wait;
      await route.continue();
    });
    if (html) {
      const body = html(readFileSync(join(publicFolder, "contact.html"), "utf8"));
      await page.route("**/contact", (route) => route.fulfill({ body, contentType: "text/html" }));
    }
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    return { page, release };
  }

  it.each([
    ["as it was built", undefined],
    // React then finds other HTML than it expects, and builds the page anew.
    [
      "with the field that Netlify writes into it",
      (text: string) =>
        text.replace(/<form[^>]*>/, '$&<input type="hidden" name="form-name" value="contact">'),
    ],
  ])("survives: %s", async (_how, html) => {
    const { page, release } = await openSlowly(html);
    await fillContact(page);
    await page.getByLabel("By phone").check();
    await page.locator("form summary").click();
    await page
      .getByLabel("Photo 3")
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("xyz") });
    release();
    await enhanced(page);
    await answersStand(page, { ...contactAnswers, reply: "By phone" });
    await page.getByText("3 bytes", { exact: true }).waitFor();
    await page.reload();
    await enhanced(page);
    await answersStand(page, { ...contactAnswers, reply: "By phone" });
  });
});

describe("the draft", () => {
  it("comes back after a reload, after leaving, and in another tab", async () => {
    const page = await site.open("/contact");
    await enhanced(page);
    await fillContact(page);
    await draftKept(page);
    await page.reload();
    await enhanced(page);
    await answersStand(page);
    await page.goto("/about");
    await page.goBack();
    await enhanced(page);
    await answersStand(page);
    const other = await page.context().newPage();
    await other.goto("/contact");
    await enhanced(other);
    await answersStand(other);
    await other.getByText(/We put back what you typed/).waitFor();
    await other.getByRole("button", { name: "Clear the form" }).click();
    expect(await other.evaluate(() => localStorage.getItem("draft-contact"))).toBeNull();
    expect(await other.getByLabel("Your name").inputValue()).toBe("");
  });

  it("is there after a crash a moment after the last key", async () => {
    const page = await site.open("/contact");
    await enhanced(page);
    await fillContact(page);
    await draftKept(page);
    const context = page.context();
    // No page event runs in a page that crashes.
    await page.goto("chrome://crash").catch(() => undefined);
    const next = await context.newPage();
    await next.goto("/contact");
    await enhanced(next);
    await answersStand(next);
  });

  it("is done without where the browser refuses storage", async () => {
    const page = await site.newPage();
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto("/contact");
    await enhanced(page);
    await fillContact(page);
    await page.getByText("This browser keeps no draft").waitFor();
    await pastMinimumFillTime(page);
    await sendButton(page).click();
    await page.waitForURL("**/thanks");
    expect(receiver.submissions).toHaveLength(1);
  });
});

/** Waits until a project type is chosen: script does so a moment after it has taken over. */
const chosen = (page: Page, type: string) =>
  eventually(async () => {
    expect(await page.locator("[name=project]").inputValue()).toBe(type);
  });

it("chooses the project type that the address names, and asks as usual without script", async () => {
  const page = await site.open("/contact?project=kitchen-remodel");
  await enhanced(page);
  await chosen(page, "Kitchen Remodel");
  const plain = await site.open("/contact?project=kitchen-remodel", { javaScriptEnabled: false });
  expect(await plain.locator("[name=project]").inputValue()).toBe("");
  const choices = plain.locator("[name=project] option[value]:not([value=''])");
  // Every service, and something else.
  expect(await choices.count()).toBe(readdirSync("content/services").length + 1);
});

it("is reached from a service's page with that service chosen", async () => {
  const page = await site.open("/services/casino");
  await hydrated(page);
  await page.locator('main a[href="/contact?project=casino"]').first().click();
  await enhanced(page);
  await chosen(page, "Casino Construction");
});

it("refuses 200 bad inputs with their message, loses nothing and sends nothing", async () => {
  const page = await site.open("/contact");
  await enhanced(page);
  await pastMinimumFillTime(page);
  const inputs = badInputs(200).map(({ message, ...input }) => ({
    ...input,
    message: message.source,
  }));
  const wrong = await page.evaluate(async (all) => {
    const form = document.querySelector<HTMLFormElement>("form[name=contact]")!;
    const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    const reports: string[] = [];
    for (const [index, { what, field, answers, file, message }] of all.entries()) {
      form.reset();
      for (const [name, answer] of Object.entries(answers)) control(name).value = answer;
      const typed = Object.fromEntries(
        Object.keys(answers).map((name) => [name, control(name).value]),
      );
      if (file) {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(file.bytes)], file.name));
        control(file.field).files = chosen.files;
      }
      form.requestSubmit();
      await new Promise((done) => setTimeout(done));
      const error = document.getElementById(`contact-${field}-error`)?.textContent ?? "no message";
      const summary = document.querySelector("[data-error-summary]");
      const isKept = Object.entries(typed).every(([name, value]) => control(name).value === value);
      const isFileKept = !file || control(file.field).files?.[0]?.size === file.bytes;
      const inSummary =
        summary?.contains(document.activeElement) && new RegExp(message).test(summary.textContent);
      if (!new RegExp(message).test(error) || !inSummary || !isKept || !isFileKept)
        reports.push(`${String(index)} ${what}: ${error} ${String(isKept)} ${String(inSummary)}`);
    }
    return reports;
  }, inputs);
  expect(wrong).toEqual([]);
  expect(receiver.posts()).toBe(0);
});

it("can be filled in, mended and sent by keyboard alone", async () => {
  const page = await site.open("/contact");
  await enhanced(page);
  await pastMinimumFillTime(page);
  const press = async (key: string, times = 1) => {
    for (let index = 0; index < times; index += 1) await page.keyboard.press(key);
  };
  const focused = (name: string) =>
    page.waitForFunction(
      (wanted) => (document.activeElement as HTMLInputElement).name === wanted,
      name,
    );
  await page.getByLabel("Your name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.activeElement?.hasAttribute("data-error-summary")),
  ).toBe(true);
  await press("Tab");
  await press("Enter");
  await focused("name");
  await page.keyboard.type("Sam");
  await press("Tab");
  await focused("email");
  await page.keyboard.type("sam@example.com");
  await press("Tab", 3);
  await focused("project");
  await page.keyboard.type("Kitchen");
  await press("Tab");
  await focused("message");
  await page.keyboard.type("A new kitchen");
  await page.getByRole("alert").waitFor({ state: "detached" });
  // The folded section, the way to the privacy page, the button: the trap for robots is not on the way.
  await press("Tab", 3);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send request");
  await press("Enter");
  await page.waitForURL("**/thanks");
  // The address is the new one while the form is still there.
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(receiver.submissions[0]?.answers).toMatchObject({
    name: "Sam",
    project: "Kitchen Remodel",
  });
  expect(await barriers(page, "main")).toEqual([]);
});
