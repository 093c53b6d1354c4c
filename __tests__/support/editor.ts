/** Drives the editor of the built site as an author does, on a copy of the content. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { localApi } from "../../src/build/editor/local-api";
import { checkContent } from "../../src/content/check";
import type { Kind } from "../../src/content/registry";
import { fieldLabel } from "../../src/editor/field-label";
import { useSite, type Site } from "./site";

export interface EditorDesk extends Site {
  /** The folder whose content is edited. */
  readonly checkout: string;
  /** Restores a file or folder to its state in the project; the recaps, unless another is named. */
  reset: (path?: string) => void;
  /** Opens /admin/ and logs in; `place` is the hash of an editor route to go to. */
  logIn: (place?: string, width?: number) => Promise<Page>;
}

export function useEditor(): EditorDesk {
  const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
  // The check reads the site's addresses from src/pages.
  for (const folder of ["content", "src/pages"])
    cpSync(folder, join(checkout, folder), { recursive: true });
  const api = localApi(checkout);
  const site = useSite({
    post: async (request, response) => {
      (await api)(request as never, response as never);
    },
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));
  const logIn: EditorDesk["logIn"] = async (place = "", width = 1440) => {
    // A zone that is a day ahead of Nevada for 22 hours a day: dates are Nevada's, wherever the author is.
    const page = await site.open("/admin/", {
      viewport: { width, height: 960 },
      timezoneId: "Pacific/Kiritimati",
    });
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("link", { name: "Build recaps" }).waitFor();
    if (place) {
      await page.evaluate((hash) => (window.location.hash = hash), place);
      await page.getByRole("button", { name: /^(Publish|Saved)/ }).waitFor();
    }
    return page;
  };
  const reset: EditorDesk["reset"] = (path = "content/build-process") => {
    rmSync(join(checkout, path), { recursive: true });
    cpSync(path, join(checkout, path), { recursive: true });
  };
  return {
    checkout,
    logIn,
    reset,
    get url() {
      return site.url;
    },
    newPage: site.newPage,
    open: site.open,
  };
}

/** Returns the content check's mistakes in one file of a kind, in the form's words. */
export async function checkedMistakes(
  checkout: string,
  kind: Kind,
  file: string,
): Promise<string[]> {
  const { mistakes } = await checkContent(checkout);
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map(({ field, problem, remedy }) => `${fieldLabel(kind, field)} ${problem}; ${remedy}`);
}

/** The list of mistakes above the form. */
export const contentCheck = (page: Page) => page.getByRole("region", { name: "Content check" });

/** Waits until the list above the form has exactly these mistakes. The editor's check itself waits for pictures. */
export async function expectMistakes(page: Page, mistakes: readonly string[]): Promise<void> {
  const check = contentCheck(page);
  const deadline = Date.now() + 30_000;
  const wanted = JSON.stringify([...mistakes].sort());
  let shown: string[] | undefined;
  do {
    if (shown) await pause(100);
    await check.waitFor();
    // In one call, so that all items are of the same moment.
    shown = await check.evaluate((region) =>
      [...region.querySelectorAll("li")].map((item) => item.textContent),
    );
    shown.sort();
  } while (JSON.stringify(shown) !== wanted && Date.now() < deadline);
  expect(shown).toEqual([...mistakes].sort());
}

/** The control of a field, the first of that name unless `index` says otherwise. */
export const control = (page: Page, name: string, index = 0): Locator =>
  page.locator(`[id^="${name}-field-"]`).nth(index);

/** Adds empty entries to a list by pressing its button, such as “Add phase”. */
export async function addEntries(page: Page, button: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await page.getByRole("button", { name: button, exact: true }).click();
}

/** Types into a Markdown field. */
export async function write(page: Page, index: number, text: string): Promise<void> {
  const field = page.locator("[data-slate-editor=true]").nth(index);
  await field.click();
  await page.keyboard.insertText(text);
}

/** Returns a photo like a phone's: too large, with the place in its EXIF data. */
export function cameraPhoto(color: string): Promise<Buffer> {
  return sharp({ create: { width: 3200, height: 2000, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 6/1 52/1" } })
    .toBuffer();
}

/** Uploads a file for the first picture field that is still empty. */
export async function choosePicture(
  page: Page,
  file: { name: string; buffer: Buffer },
  savedAs: string,
): Promise<void> {
  // A field that already has a picture has another button.
  await page.getByRole("button", { name: "Choose an image" }).first().click();
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles({ ...file, mimeType: "image/jpeg" });
  const card = page.getByText(savedAs, { exact: true });
  await card.waitFor();
  const choose = page.getByRole("button", { name: "Choose selected" });
  if (await choose.isDisabled()) await card.click();
  await choose.click();
  await choose.waitFor({ state: "hidden" });
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.getByText("Publish now", { exact: true }).click();
}
