/** What an author can do by accident in the editor: nothing breaks the site, and the author is told. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check";
import { eventually } from "../../support/eventually";
import { control, publish, useEditor } from "../../support/editor";

const editor = useEditor();
const at = (path: string) => join(editor.checkout, path);
const notice = (page: Page) => page.getByRole("dialog", { name: /./ });
const openLibrary = (page: Page) =>
  page
    .getByRole("button", { name: /^Choose (an|different) image$/ })
    .first()
    .click();

/** Opens an entry and presses Delete. */
async function deletePage(path: string): Promise<Page> {
  const page = await editor.logIn(path);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  return page;
}

/** Uploads a file for the hero to the media library. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await openLibrary(page);
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles({ name, buffer, mimeType: "" });
}

it("does not delete a page that others refer to, names them, and suggests an alias", async () => {
  const page = await deletePage("#/collections/service/entries/restaurant/index");
  const dialog = notice(page);
  await dialog.getByRole("heading", { name: "Not deleted" }).waitFor();
  const text = await dialog.textContent();
  expect(text).toMatch(/Other pages need this one: “[^”]+”/);
  expect(text).toContain("/services/restaurant under “Aliases: earlier addresses”");
  await dialog.getByRole("button", { name: "OK" }).click();
  expect(existsSync(at("content/services/restaurant/index.md"))).toBe(true);
});

it("deletes a page that no other refers to, with its pictures, and leaves the content valid", async () => {
  const folder = at("content/blog/alone");
  const source = "content/blog/planning-a-casita-in-southern-nevada";
  const text = readFileSync(join(source, "index.md"), "utf8");
  cpSync(source, folder, { recursive: true });
  writeFileSync(join(folder, "index.md"), text.replace(/^title: .*$/m, "title: Alone"));
  const page = await deletePage("#/collections/article/entries/alone/index");
  await page.waitForURL(/articles?$/i);
  await eventually(() => expect(existsSync(folder)).toBe(false));
  expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
});

it("rejects files that are not web images, and says what to do", async () => {
  const page = await editor.logIn("#/collections/service/entries/restaurant/index");
  const before = readdirSync(at("content/services/restaurant"));
  for (const [name, said] of [
    ["IMG_0042.HEIC", "a photo as iPhones keep it (HEIC)"],
    ["scan.tif", "cannot be read as a picture"],
    ["notes.txt", "is no picture"],
  ] as const) {
    await upload(page, name, Buffer.from("not a picture"));
    const dialog = notice(page).filter({ hasText: "Not taken" });
    await dialog.getByText(said).waitFor();
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.keyboard.press("Escape");
  }
  expect(readdirSync(at("content/services/restaurant"))).toEqual(before);
});

it("does not overwrite a file that has changed meanwhile, and shows both versions", async () => {
  const file = at("content/services/office/index.md");
  const page = await editor.logIn("#/collections/service/entries/office/index");
  await control(page, "summary").waitFor();
  const theirs = readFileSync(file, "utf8").replace(
    /^summary: .*$/m,
    "summary: Written by somebody else in the meantime.",
  );
  writeFileSync(file, theirs);
  await control(page, "summary").fill("Written here while the file was changed elsewhere.");
  await publish(page);
  const dialog = notice(page);
  await dialog.getByRole("heading", { name: "Changed meanwhile" }).waitFor();
  await dialog.getByText("Written by somebody else in the meantime.").waitFor();
  await dialog.getByText("Written here while the file was changed elsewhere.").waitFor();
  await dialog.getByRole("button", { name: "Go back" }).click();
  expect(readFileSync(file, "utf8")).toBe(theirs);
  await publish(page);
  await dialog.getByRole("button", { name: "Publish mine" }).click();
  await page.getByText("Entry saved").waitFor();
  expect(readFileSync(file, "utf8")).toContain(
    "Written here while the file was changed elsewhere.",
  );
});

it("does not delete a picture from the library that a page shows", async () => {
  const page = await editor.logIn("#/collections/service/entries/retail/index");
  page.on("dialog", (dialog) => void dialog.accept());
  const [picture = ""] = readdirSync(at("content/services/retail")).filter((name) =>
    name.endsWith(".jpg"),
  );
  await openLibrary(page);
  await page.getByText(picture, { exact: true }).click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  const dialog = notice(page).filter({ hasText: "Not deleted" });
  await dialog.getByText("This picture is shown by").waitFor();
  expect(existsSync(at(`content/services/retail/${picture}`))).toBe(true);
});

it("re-encodes every picture, upright and without the camera's metadata", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  const photo = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: "#4a6a8c" },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await upload(page, "Small one.jpg", photo);
  await page.getByText("small-one.jpg", { exact: true }).waitFor();
  const unused = "bitmap.gif";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: unused,
      mimeType: "image/gif",
      buffer: await sharp(photo).gif().toBuffer(),
    });
  await page.getByText("bitmap.jpg", { exact: true }).waitFor();
  await page.getByText("small-one.jpg", { exact: true }).click();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByRole("button", { name: "Choose selected" }).waitFor({ state: "hidden" });
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  const saved = await sharp(at("content/services/hotel/small-one.jpg")).metadata();
  expect([saved.width, saved.height, saved.exif]).toEqual([1600, 2400, undefined]);
  // Uploaded, but not used.
  expect(readdirSync(at("content/services/hotel"))).not.toContain("bitmap.jpg");
});
