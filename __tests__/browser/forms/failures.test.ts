import { axeViolations } from "../../support/axe";
import { eventually } from "../../support/eventually";
import {
  answersOn,
  contactAnswers,
  draftSaved,
  enhanced,
  fillContact,
  pastMinimumFillTime,
  sendButton,
  useReceiver,
} from "../../support/forms";
import { setOnline, useSite } from "../../support/site";
import type { Page } from "playwright-core";

const receiver = useReceiver();
const site = useSite({ post: receiver.post });

async function readyToSend(): Promise<Page> {
  const page = await site.open("/contact");
  await enhanced(page);
  await fillContact(page);
  await pastMinimumFillTime(page);
  return page;
}

const failed = (page: Page) => page.getByRole("region", { name: "We could not send your request" });

async function expectNothingLost(page: Page): Promise<void> {
  expect(await answersOn(page)).toMatchObject(contactAnswers);
  await draftSaved(page);
}

describe("when the site answers with an error", () => {
  it.each([
    [400, "status 400"],
    [404, "status 404"],
    [413, "too large"],
    [500, "status 500"],
    [503, "status 503"],
  ])("%i: says so, keeps everything, and sends it when tried again", async (status, words) => {
    const page = await readyToSend();
    receiver.answerWith((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    await sendButton(page).click();
    await failed(page).getByText(words).waitFor();
    await eventually(async () => expect(await page.title()).toMatch(/^Error: /));
    await expectNothingLost(page);
    expect(await axeViolations(page)).toEqual([]);
    const mail = await failed(page)
      .getByRole("link", { name: /e-mail/ })
      .getAttribute("href");
    expect(decodeURIComponent(mail!)).toContain(contactAnswers.message.replace(/\n/g, "\r\n"));
    receiver.answerWith(accept);
    await failed(page).getByRole("button", { name: "Try again" }).click();
    await page.waitForURL("**/thanks");
    expect(receiver.posts()).toBe(2);
  });
});

/** Accepts anything. */
const accept: Parameters<typeof receiver.answerWith>[0] = (request, response) => {
  request.resume();
  request.on("end", () => response.writeHead(200).end());
};

it("says so when the connection breaks off, and keeps everything", async () => {
  const page = await readyToSend();
  receiver.answerWith((request) => request.socket.destroy());
  await sendButton(page).click();
  await failed(page).getByText("connection broke off").waitFor();
  await expectNothingLost(page);
});

it("times out when the site does not answer, and keeps everything", async () => {
  const page = await readyToSend();
  receiver.answerWith((request) => request.resume());
  await page.clock.install();
  // Installing the clock resets `performance.now`, and with it the minimum fill time.
  await page.clock.fastForward(3_000);
  await sendButton(page).click();
  await page.getByText("Sending your request …").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.fastForward(31_000);
  await failed(page).getByText("did not answer in time").waitFor();
  await expectNothingLost(page);
});

it("can be stopped while sending", async () => {
  const page = await readyToSend();
  receiver.answerWith((request) => request.resume());
  await sendButton(page).click();
  await page.getByRole("button", { name: "Stop sending" }).click();
  await page.getByRole("heading", { name: "Sending was stopped" }).waitFor();
  await expectNothingLost(page);
});

it("waits while offline, says so, and sends by itself when the connection is back", async () => {
  const page = await readyToSend();
  await setOnline(page, false);
  await sendButton(page).click();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await expectNothingLost(page);
  expect(receiver.posts()).toBe(0);
  await setOnline(page, true);
  await page.waitForURL("**/thanks");
  expect(receiver.submissions).toHaveLength(1);
});

it("sends once, however often the button is pressed", async () => {
  const page = await readyToSend();
  await sendButton(page).dblclick();
  await page.waitForURL("**/thanks");
  await page.goBack();
  await enhanced(page);
  await page.goForward();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(receiver.posts()).toBe(1);
});

it("shows how many bytes of a photo have been sent", async () => {
  const page = await readyToSend();
  await page.locator("form summary").click();
  await page
    .getByLabel("Photos, up to three")
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(4_000_000, 7) });
  await page.getByText("4 MB", { exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  const upload = (bytesPerSecond: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  // Slow until the progress has been seen.
  await upload(200_000);
  await sendButton(page).click();
  await page.getByText(/^[\d.]+ (KB|MB) of 4 MB$/).waitFor();
  await upload(-1);
  await page.waitForURL("**/thanks");
  expect(receiver.submissions[0]!.files.photo1!.bytes).toBe(4_000_000);
});
