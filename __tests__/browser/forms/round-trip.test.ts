import { readFileSync } from "node:fs";
import {
  contactAnswers,
  enhanced,
  fillContact,
  pastMinimumFillTime,
  sendButton,
  useReceiver,
} from "../../support/forms";
import { collectConsoleErrors, useSite } from "../../support/site";

const receiver = useReceiver();
const site = useSite({ post: receiver.post });

/** Browsers send line breaks as CR LF (HTML standard, multipart/form-data) and every other character as typed. */
const asSent = (text: string) => text.replace(/\r?\n/g, "\r\n");

/** Five thousand characters of all kinds. */
const longText = Array.from({ length: 5_000 }, (_, index) =>
  index % 50 === 49 ? "\n" : Array.from("añ李👷é'\"&+%=; x")[index % 14],
).join("");

/** A JPG by its name only: varied bytes, so that any change is noticed. */
const photo = Buffer.from(
  new Uint8Array(4_000_000).map((_, index) => (index * 31 + index / 256) % 256),
);

const answers = { ...contactAnswers, message: longText };

describe.each([true, false])("the contact form, script: %p", (javaScriptEnabled) => {
  it("arrives byte for byte as it was typed, with a photo of 4 MB", async () => {
    const page = await site.open("/contact", { javaScriptEnabled });
    if (javaScriptEnabled) await enhanced(page);
    await fillContact(page, answers);
    await page.locator("form summary").click();
    await page.getByLabel("By phone").check();
    await page.getByLabel("Where is it?").selectOption("Henderson");
    await page
      .getByLabel("Photo 2")
      .setInputFiles({ name: "Küche 李.jpg", mimeType: "image/jpeg", buffer: photo });
    if (javaScriptEnabled) await pastMinimumFillTime(page);
    await sendButton(page).click();
    await page.waitForURL("**/thanks");
    await page.getByRole("heading", { level: 1 }).waitFor();

    expect(receiver.submissions).toHaveLength(1);
    const { form, answers: arrived, files, ignored } = receiver.submissions[0]!;
    expect(form).toBe("contact");
    expect(ignored).toEqual([]);
    expect(arrived).toMatchObject({
      name: answers.name,
      email: answers.email,
      phone: answers.phone,
      project: answers.project,
      message: asSent(longText),
      reply: "By phone",
      area: "Henderson",
    });
    expect(Object.keys(files)).toEqual(["photo2"]);
    expect(files.photo2).toMatchObject({ name: "Küche 李.jpg", bytes: 4_000_000 });
    expect(readFileSync(files.photo2!.path).equals(photo)).toBe(true);
  });
});

describe.each([true, false])("the application, script: %p", (javaScriptEnabled) => {
  it("arrives with its résumé", async () => {
    const page = await site.open("/apply-for-employment", { javaScriptEnabled });
    if (javaScriptEnabled) await enhanced(page);
    await page.getByLabel("Your name").fill("João 王");
    await page.getByLabel("E-mail address").fill("joao@example.com");
    await page.getByLabel("Trade or role").selectOption("Carpenter");
    await page.getByLabel("OSHA-30").check();
    await page.getByLabel("Résumé").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 x"),
    });
    if (javaScriptEnabled) await pastMinimumFillTime(page);
    await sendButton(page).click();
    await page.waitForURL("**/thanks");
    expect(receiver.submissions).toHaveLength(1);
    expect(receiver.submissions[0]).toMatchObject({
      form: "employment",
      answers: { name: "João 王", role: "Carpenter", osha: "OSHA-30" },
      files: { resume: { name: "cv.pdf", bytes: 10 } },
    });
    if (javaScriptEnabled) {
      const next = page.locator("section", { hasText: "What happens next" });
      await next.getByText("We read your application").waitFor();
    }
  });
});

it("shows on the thanks page what was sent, in this tab only", async () => {
  const page = await site.newPage();
  const errors = collectConsoleErrors(page);
  await page.goto("/contact");
  await enhanced(page);
  await fillContact(page);
  await pastMinimumFillTime(page);
  await sendButton(page).click();
  await page.waitForURL("**/thanks");
  const summary = page.getByRole("region", { name: "What you sent" });
  await summary.getByText(contactAnswers.name).waitFor();
  expect(await summary.textContent()).toContain(receiver.submissions[0]!.answers.reference);
  await page.reload();
  await summary.getByText(contactAnswers.name).waitFor();
  const other = await page.context().newPage();
  await other.goto("/thanks");
  await other.getByRole("heading", { name: "What happens next" }).waitFor();
  expect(await other.getByText(contactAnswers.name).count()).toBe(0);
  await page.goto("/contact");
  await enhanced(page);
  expect(await page.getByLabel("Your name").inputValue()).toBe("");
  expect(errors).toEqual([]);
});

it("is validated by the browser itself without script", async () => {
  const page = await site.open("/contact", { javaScriptEnabled: false });
  await sendButton(page).click();
  expect(page.url()).toMatch(/\/contact$/);
  await page.getByLabel("Your name").fill("Sam");
  await page.getByLabel("E-mail address").fill("not an address");
  await sendButton(page).click();
  expect(page.url()).toMatch(/\/contact$/);
  expect(receiver.posts()).toBe(0);
  expect(await page.locator("noscript p").innerText()).toMatch(/^Your browser runs no script/);
  expect(await page.getByText("stays in this browser").isVisible()).toBe(false);
});

it("thanks a robot that fills in the honeypot, and discards what it sent", async () => {
  const page = await site.open("/contact", { javaScriptEnabled: false });
  await fillContact(page);
  const honeypot = await page.locator("p", { has: page.locator("[name=bot-field]") }).boundingBox();
  expect(honeypot).toMatchObject({ width: 1, height: 1 });
  await page.locator("[name=bot-field]").fill("x", { force: true });
  await sendButton(page).click();
  await page.waitForURL("**/thanks");
  expect(receiver.posts()).toBe(1);
  expect(receiver.submissions).toEqual([]);
});
