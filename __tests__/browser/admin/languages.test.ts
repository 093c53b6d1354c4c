/** Both languages of a page side by side in the editor. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { checkContent } from "../../../src/content/check";
import { contentCheck, control, expectMistakes, publish, useEditor } from "../../support/editor";
import { eventually } from "../../support/eventually";

const editor = useEditor();
const text = (path: string) => readFileSync(join(editor.checkout, path), "utf8");
const hotel = "content/services/hotel/index";
const faq = "content/faq";

beforeEach(() => editor.reset("content"));

/** The control of a field in the Spanish form, which comes after the English form. */
const spanish = (page: Page, name: string) => control(page, name, 1);
const showSpanish = (page: Page) => page.getByTitle("Show the other language").click();

it("shows the other language's form in place of the preview, with its text", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  await page.locator("iframe").waitFor();
  await showSpanish(page);
  await page.locator("iframe").waitFor({ state: "detached" });
  const [, words = ""] = /^promise: >-\n((?: {2}.*\n)+)/m.exec(text(`${hotel}.es.md`)) ?? [];
  const promise = words.trim().replace(/\n {2}/g, " ");
  expect(promise).not.toBe("");
  await eventually(async () => expect(await spanish(page, "promise").inputValue()).toBe(promise));
  await expectMistakes(page, []);
  // Fields that are the same in every language appear once.
  await control(page, "order").first().waitFor();
  expect(await spanish(page, "order").isVisible()).toBe(false);
});

it("shows what the other language lacks, leads to the field, and saves its text", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  await showSpanish(page);
  const promise = spanish(page, "promise");
  await promise.fill("");
  const mistake = contentCheck(page).getByRole("link", { name: "Spanish: Promise" });
  await mistake.waitFor();
  // The link of the mistake opens the closed pane.
  await showSpanish(page);
  await mistake.click();
  await eventually(async () =>
    expect(await promise.evaluate((field) => field === document.activeElement)).toBe(true),
  );
  const before = text(`${hotel}.md`);
  const words =
    "Renovamos un piso mientras los demás reciben huéspedes, con el ruido en horas fijas.";
  await promise.fill(words);
  await expectMistakes(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  expect(text(`${hotel}.md`)).toBe(before);
  expect(text(`${hotel}.es.md`).replace(/\n {2}/g, " ")).toContain(words);
  expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
});

it("leaves the translation unchanged if only the English is edited", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  const before = text(`${hotel}.es.md`);
  const summary =
    "Rooms, corridors and lobbies, rebuilt floor by floor while guests sleep elsewhere.";
  await control(page, "summary").fill(summary);
  await expectMistakes(page, []);
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
