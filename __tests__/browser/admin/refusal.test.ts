/** Refused publishing: all mistakes at once, in the form's words and beside their fields; on a phone too. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { contentCheck, control, publish, useEditor } from "../../support/editor";

const editor = useEditor();
const daiso = "content/build-process/daiso/index.md";
const place = "#/collections/buildRecap/entries/daiso/index";

/** Opens a recap with a summary and weeks that are too short, a dead link and a missing picture. */
async function openBroken(width: number): Promise<Page> {
  editor.reset();
  const file = join(editor.checkout, daiso);
  const text = readFileSync(file, "utf8")
    .replace(/^summary: .*$/m, "summary: Too short")
    .replace(/( - weeks: .*\n[\s\S]*?) - weeks: .*$/m, '$1 - weeks: "0"')
    .replace(/\n*$/, "\n\nSee [that](/nowhere).\n\n![What is not there](./none.jpg)\n");
  writeFileSync(file, text);
  const page = await editor.logIn(place, width);
  await control(page, "summary").fill("Too short, still");
  return page;
}

const wrong = ["Summary", "Text", "Text", "Phase 2: Weeks"];

it("lists all mistakes by the form's labels, focuses the first field, and marks each", async () => {
  const page = await openBroken(1280);
  const before = readFileSync(join(editor.checkout, daiso), "utf8");
  await publish(page);
  const check = contentCheck(page);
  await check.getByRole("alert").getByText("Not published, and nothing was saved. 4").waitFor();
  expect(await check.getByRole("link").allTextContents()).toEqual(wrong);
  expect(readFileSync(join(editor.checkout, daiso), "utf8")).toBe(before);

  const isFocused = async (name: string, index = 0) =>
    page.waitForFunction(
      (field) => document.activeElement?.id === field,
      await control(page, name, index).getAttribute("id"),
    );
  await isFocused("summary");
  const beside = page.locator("[class*=ControlErrorsList]").filter({ hasText: /./ });
  const marks = await beside.allTextContents();
  expect(marks).toEqual([
    expect.stringMatching(/^Summary is 16 characters long: too short/),
    expect.stringMatching(/^Text links to \/nowhere.* Text names a picture that is not there/),
    expect.stringMatching(/^Phase 2: Weeks is 1 character long/),
  ]);
  expect(await beside.first().evaluate((list) => getComputedStyle(list).textTransform)).toBe(
    "none",
  );

  // The link opens the collapsed phase.
  const weeks = control(page, "weeks", 1);
  expect(await weeks.isVisible()).toBe(false);
  await check.getByRole("link", { name: "Phase 2: Weeks" }).click();
  await isFocused("weeks", 1);
  expect(await weeks.inputValue()).toBe("0");
  await weeks.fill("Weeks 1–2");
  await control(page, "summary").fill("A summary that is as long as it has to be.");
  await check.getByText("2 mistakes").waitFor();
});

it("has one column on a phone: list, form and preview, with nothing off the screen", async () => {
  const page = await openBroken(390);
  page.on("dialog", (dialog) => void dialog.accept());
  const box = async (name: string) => {
    const found =
      name === "check" ? contentCheck(page) : name === "preview" ? preview : control(page, name);
    return (await found.boundingBox())!;
  };
  const preview = page.locator("#preview-pane");
  await contentCheck(page).getByText("4 mistakes").waitFor();
  const [check, title, shown] = [await box("check"), await box("title"), await box("preview")];
  expect(check.y + check.height).toBeLessThanOrEqual(title.y);
  expect(shown.y).toBeGreaterThan((await box("draft")).y);
  for (const { x, width } of [check, title, shown]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await publish(page);
  await contentCheck(page).getByRole("alert").waitFor();
  const isInView = () =>
    control(page, "summary").evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
  await eventually(async () => expect(await isInView()).toBe(true));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.evaluate(() => (location.hash = "#/collections/service"));
  await page.getByText("Casino Construction").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it("expands an item of a list by its title", async () => {
  editor.reset();
  const page = await editor.logIn(place);
  const weeks = control(page, "weeks");
  await weeks.waitFor({ state: "attached" });
  expect(await weeks.isVisible()).toBe(false);
  await page
    .locator("[class*=NestedObjectLabel]", { hasText: "drawn full size on the slab" })
    .click();
  await weeks.waitFor();
});

it("shows a page in the typeface of the site", async () => {
  const page = await editor.logIn(place);
  const heading = page.frameLocator("#preview-pane").getByRole("heading", { level: 1 });
  await heading.waitFor();
  const loaded = () =>
    heading.evaluate((element) => {
      const { ownerDocument: document } = element;
      const family = getComputedStyle(element).fontFamily.split(",")[0] ?? "";
      const faces = [...document.fonts].filter((face) =>
        family.includes(face.family.replace(/"/g, "")),
      );
      return document.fonts.ready.then(() => faces.some(({ status }) => status === "loaded"));
    });
  await eventually(async () => expect(await loaded()).toBe(true));
});
