import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { axeViolations } from "../../support/axe";
import { badInputs } from "../../support/bad-inputs";
import { eventually } from "../../support/eventually";
import {
  answersRestored,
  contactAnswers,
  draftSaved,
  enhanced,
  fillContact,
  pastMinimumFillTime,
  sendButton,
  useReceiver,
} from "../../support/forms";
import { hydrated, publicFolder, useSite } from "../../support/site";
import { hold } from "../visit/visit";

const receiver = useReceiver();
const site = useSite({ post: receiver.post });

describe("what was typed before script was loaded", () => {
  /** Opens the form with its scripts held back. */
  async function openSlowly(html?: (text: string) => string) {
    const page = await site.newPage();
    const { release } = await hold(page, "**/*.js");
    if (html) {
      const body = html(readFileSync(join(publicFolder, "contact.html"), "utf8"));
      await page.route("**/contact", (route) => route.fulfill({ body, contentType: "text/html" }));
    }
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    return { page, release };
  }

  it.each([
    ["as it was built", undefined],
    // A hydration mismatch: React renders the page again.
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
    await answersRestored(page, { ...contactAnswers, reply: "By phone" });
    await page.getByText("3 bytes", { exact: true }).waitFor();
    await page.reload();
    await enhanced(page);
    await answersRestored(page, { ...contactAnswers, reply: "By phone" });
  });
});

describe("the draft", () => {
  it("is restored after a reload, after leaving, and in another tab", async () => {
    const page = await site.open("/contact");
    await enhanced(page);
    await fillContact(page);
    await draftSaved(page);
    await page.reload();
    await enhanced(page);
    await answersRestored(page);
    await page.goto("/about");
    await page.goBack();
    await enhanced(page);
    await answersRestored(page);
    const other = await page.context().newPage();
    await other.goto("/contact");
    await enhanced(other);
    await answersRestored(other);
    await other.getByText(/We put back what you typed/).waitFor();
    await other.getByRole("button", { name: "Clear the form" }).click();
    expect(await other.evaluate(() => localStorage.getItem("draft-contact"))).toBeNull();
    expect(await other.getByLabel("Your name").inputValue()).toBe("");
  });

  it("is restored after a crash just after the last key", async () => {
    const page = await site.open("/contact");
    await enhanced(page);
    await fillContact(page);
    await draftSaved(page);
    const context = page.context();
    // A page that crashes gets no event.
    await page.goto("chrome://crash").catch(() => undefined);
    const next = await context.newPage();
    await next.goto("/contact");
    await enhanced(next);
    await answersRestored(next);
  });

  it("is not needed: the form works where the browser refuses storage", async () => {
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

/** Waits until a project type is chosen, which script does a moment after it has taken over. */
const chosen = (page: Page, type: string) =>
  eventually(async () => {
    expect(await page.locator("[name=project]").inputValue()).toBe(type);
  });

it("preselects the project type in the address, but not without script", async () => {
  const page = await site.open("/contact?project=kitchen-remodel");
  await enhanced(page);
  await chosen(page, "Kitchen Remodel");
  const plain = await site.open("/contact?project=kitchen-remodel", { javaScriptEnabled: false });
  expect(await plain.locator("[name=project]").inputValue()).toBe("");
  const choices = plain.locator("[name=project] option[value]:not([value=''])");
  // Every service, and “something else”.
  expect(await choices.count()).toBe(readdirSync("content/services").length + 1);
});

it("preselects the service from whose page it is opened", async () => {
  const page = await site.open("/services/casino");
  await hydrated(page);
  await page.locator('main a[href="/contact?project=casino"]').first().click();
  await enhanced(page);
  await chosen(page, "Casino Construction");
});

it("refuses 200 bad inputs with the right messages, loses nothing and sends nothing", async () => {
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

it("can be filled in, corrected and sent by keyboard alone", async () => {
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
  expect(await axeViolations(page)).toEqual([]);
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
  // Past the collapsed section and the link to the privacy page to the button; the honeypot is not focusable.
  await press("Tab", 3);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send request");
  await press("Enter");
  await page.waitForURL("**/thanks");
  // The address changes before the form disappears.
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(receiver.submissions[0]?.answers).toMatchObject({
    name: "Sam",
    project: "Kitchen Remodel",
  });
  expect(await axeViolations(page, "main")).toEqual([]);
});

it("keeps the list of problems clear of the picture below it", async () => {
  const page = await site.open("/apply-for-employment", { viewport: { width: 1280, height: 800 } });
  await enhanced(page);
  await sendButton(page).click();
  const problem = (await page.getByText("There is a problem").locator("..").boundingBox())!;
  const picture = (await page.locator("main img").first().boundingBox())!;
  // The focus ring reaches 6 pixels beyond the box.
  expect(picture.y - (problem.y + problem.height)).toBeGreaterThan(6);
});
