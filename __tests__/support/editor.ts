/** The editor of the built site on a checkout of its own, driven as an author drives it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { localApi } from "../../src/build/editor/local-api";
import { checkContent } from "../../src/content/check";
import type { Kind } from "../../src/content/registry";
import { fieldInWords } from "../../src/editor/field-words";
import { useSite, type Site } from "./site";

export interface EditorDesk extends Site {
  /** The folder whose content is edited. */
  readonly checkout: string;
  /** Puts a file or folder back as it is in the project; recaps, if none is named. */
  reset: (path?: string) => void;
  /** Opens /admin/ and logs in, at a place of the editor where one is named. */
  logIn: (place?: string, width?: number) => Promise<Page>;
}

export function useEditor(): EditorDesk {
  const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
  // The check asks src/pages for the addresses of the site.
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
    // Where it is tomorrow for 22 hours of the day: days are Nevada's, wherever an author is.
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

/** What the content check says of one file of a kind, as the form words it. */
export async function checkSays(checkout: string, kind: Kind, file: string): Promise<string[]> {
  const { mistakes } = await checkContent(checkout);
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map(({ field, problem, remedy }) => `${fieldInWords(kind, field)} ${problem}; ${remedy}`);
}

/** What the content check says above the form. */
export const contentCheck = (page: Page) => page.getByRole("region", { name: "Content check" });

/** Waits until the content check says just this above the form; it waits itself for pictures. */
export async function expectTold(page: Page, mistakes: readonly string[]): Promise<void> {
  const check = contentCheck(page);
  const deadline = Date.now() + 30_000;
  const wanted = JSON.stringify([...mistakes].sort());
  let told: string[] | undefined;
  do {
    if (told) await pause(100);
    await check.waitFor();
    // Read at once, so that it is of one moment.
    told = await check.evaluate((region) =>
      [...region.querySelectorAll("li")].map((item) => item.textContent),
    );
    told.sort();
  } while (JSON.stringify(told) !== wanted && Date.now() < deadline);
  expect(told).toEqual([...mistakes].sort());
}

/** The control of a field of the model, the first of that name or another one. */
export const control = (page: Page, name: string, index = 0): Locator =>
  page.locator(`[id^="${name}-field-"]`).nth(index);

/** Adds empty entries to a list, by its button such as “Add phase”. */
export async function addEntries(page: Page, button: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await page.getByRole("button", { name: button, exact: true }).click();
}

/** Writes into a field for Markdown, where a person would write. */
export async function write(page: Page, index: number, text: string): Promise<void> {
  const field = page.locator("[data-slate-editor=true]").nth(index);
  await field.click();
  await page.keyboard.insertText(text);
}

/** A photograph as a phone writes it: too large, under a name of its own, with the place in it. */
export function cameraPhoto(color: string): Promise<Buffer> {
  return sharp({ create: { width: 3200, height: 2000, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 6/1 52/1" } })
    .toBuffer();
}

/** Chooses a file from the disk for the first picture that is missing. */
export async function choosePicture(
  page: Page,
  file: { name: string; buffer: Buffer },
  savedAs: string,
): Promise<void> {
  // Those that are chosen already have another button.
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
