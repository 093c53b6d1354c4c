/** Both languages of a page beside each other, in the real editor. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkContent } from "../../../src/content/check";
import { contentCheck, control, expectTold, publish, useEditor } from "../../support/editor";
import { eventually } from "../../support/eventually";

const editor = useEditor();
const text = (path: string) => readFileSync(join(editor.checkout, path), "utf8");
const hotel = "content/services/hotel/index";
const faq = "content/faq";

beforeEach(() => editor.reset("content"));

/** The control of a field in the form of the other language, which stands after the English one's. */
const spanish = (page: Page, name: string) => control(page, name, 1);
const showSpanish = (page: Page) => page.getByTitle("Show the other language").click();

it("shows the form of the other language in the place of the preview, with its words", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  await page.locator("iframe").waitFor();
  await showSpanish(page);
  await page.locator("iframe").waitFor({ state: "detached" });
  const [, words = ""] = /^promise: >-\n((?: {2}.*\n)+)/m.exec(text(`${hotel}.es.md`)) ?? [];
  const promise = words.trim().replace(/\n {2}/g, " ");
  expect(promise).not.toBe("");
  await eventually(async () => expect(await spanish(page, "promise").inputValue()).toBe(promise));
  await expectTold(page, []);
  // What is the same in every language is there once.
  await control(page, "order").first().waitFor();
  expect(await spanish(page, "order").isVisible()).toBe(false);
});

it("tells what the other language lacks, leads to the field, and saves what is written there", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  await showSpanish(page);
  const promise = spanish(page, "promise");
  await promise.fill("");
  const told = contentCheck(page).getByRole("link", { name: "Spanish: Promise" });
  await told.waitFor();
  // The other pane is closed, and the mistake opens it.
  await showSpanish(page);
  await told.click();
  await eventually(async () =>
    expect(await promise.evaluate((field) => field === document.activeElement)).toBe(true),
  );
  const before = text(`${hotel}.md`);
  const words =
    "Renovamos un piso mientras los demás reciben huéspedes, con el ruido en horas fijas.";
  await promise.fill(words);
  await expectTold(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  expect(text(`${hotel}.md`)).toBe(before);
  expect(text(`${hotel}.es.md`).replace(/\n {2}/g, " ")).toContain(words);
  expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
});

it("leaves the translation as it is where the English alone is changed", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  const before = text(`${hotel}.es.md`);
  const summary =
    "Rooms, corridors and lobbies, rebuilt floor by floor while guests sleep elsewhere.";
  await control(page, "summary").fill(summary);
  await expectTold(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  expect(text(`${hotel}.md`).replace(/\n {2}/g, " ")).toContain(summary);
  expect(text(`${hotel}.es.md`)).toBe(before);
});

it("shows lists in YAML in both languages", async () => {
  const page = await editor.logIn("#/collections/faq/entries/faq");
  await showSpanish(page);
  const group = /^ {2}- .*\n? *title: (.*)$/m.exec(text(`${faq}.es.yml`))?.[1] ?? "";
  expect(group).not.toBe("");
  await page.getByText(group, { exact: true }).first().waitFor();
});
