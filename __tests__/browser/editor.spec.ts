/**
 * The editor at /admin, working on a copy of `content/`: Chromium keeps it in the browser's private file system, which stands for
 * the folder that an author would choose.
 */
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check";
import { splitFrontMatter } from "../../src/content/front-matter";
import { registry } from "../../src/content/registry";
import { walkFiles } from "../../src/content/walk-files";

/** Opens the editor on a copy of the content. */
async function openEditor(page: Page): Promise<void> {
  const names = await walkFiles("content");
  const files = names.map((name) => ({
    path: `content/${name}`,
    base64: readFileSync(join("content", name), "base64"),
  }));
  await page.route(/^https:/, (route) => route.abort());
  await page.goto("/robots.txt");
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const { path, base64 } of all) {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const handle = await folder.getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      await stream.close();
    }
  }, files);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const icons = page.waitForResponse("**/admin/icons.woff2");
  const response = await page.goto("/admin/");
  expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe|\*/);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.waitForURL(/#\/\w/);
  // From this site, as everything: the editor would ask a public host for its icons.
  expect((await icons).ok()).toBe(true);
}

/** Returns a file of the copy in base64. */
const bytesInCopy = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    const folders = name.split("/");
    const last = folders.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    const bytes = await (await (await folder.getFileHandle(last)).getFile()).arrayBuffer();
    return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
  }, path);

const readCopy = async (page: Page, path: string) =>
  Buffer.from(await bytesInCopy(page, path), "base64").toString();

const isInCopy = (page: Page, path: string) =>
  bytesInCopy(page, path).then(
    () => true,
    () => false,
  );

/** Returns a field of the form in a language, which loads fields as they come into view. */
async function field(page: Page, name: string, language = "en") {
  const form = page.locator(`[data-locale="${language}"]`).last();
  const section = form.locator(`[data-key-path="${name}"]`);
  const { x = 0, width = 0 } = (await form.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, 500);
  if ((await section.count()) === 0) await page.mouse.wheel(0, -20_000);
  while ((await section.count()) === 0) await page.mouse.wheel(0, 300);
  await section.scrollIntoViewIfNeeded();
  return section;
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
  // The policy refuses style elements: all styles stand in a file.
  await expect(page.locator("style")).toHaveCount(0);
}

const partsOf = (text: string) => splitFrontMatter(text) ?? { yaml: "", body: "" };

/** One page of each kind, those with the most rules and tables in their text; and pages in a folder of their own and of another page. */
const samples = [
  "services/casita-addition",
  "blog/how-to-pick-trustworthy-general-contractor",
  "build-process/second-generation-restaurant",
  "pages/privacy",
  "pages/plan/bid-comparison",
];

/** Returns the row of a page in the list of its kind, which is opened. */
async function rowOf(page: Page, name: string) {
  const [folder = ""] = name.split("/");
  const kind = registry.kinds.find((one) =>
    one.type === "page" ? one.folder === folder : one.files === `${folder}/**/index.md`,
  );
  await page.goto(`/admin/#/collections/${kind?.name ?? ""}`);
  const { yaml } = partsOf(readFileSync(`content/${name}`, "utf8"));
  const { title } = parse(yaml) as { title: string };
  const address =
    kind?.type === "data"
      ? kind.addressOf?.(name.replace(/^pages\/|\/index\.md$/g, ""))
      : undefined;
  const row = page.getByRole("row", { name: address ?? title, exact: true });
  // The list holds the rows in view only.
  await page.getByRole("row").first().waitFor();
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 40 && (await row.count()) === 0; turn += 1)
    await page.mouse.wheel(0, 200);
  return row;
}

test("every page is in the list of its kind", async ({ page }) => {
  await openEditor(page);
  const names = (await walkFiles("content")).filter((name) => name.endsWith("/index.md"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) await expect(await rowOf(page, name)).toHaveCount(1);
});

test("a word typed into a page's text changes that word and nothing else", async ({ page }) => {
  await openEditor(page);
  for (const sample of samples) {
    const file = `content/${sample}/index.md`;
    const before = partsOf(readFileSync(file, "utf8"));
    await (await rowOf(page, `${sample}/index.md`)).click();
    const text = (await field(page, "body")).locator("textarea");
    await text.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Word ");
    await save(page);
    const after = partsOf(await readCopy(page, file));
    expect(after.body.trimStart()).toBe(`Word ${before.body.trimStart()}`);
    expect(parse(after.yaml)).toEqual(parse(before.yaml));
    const spanish = file.replace(".md", ".es.md");
    const translation = partsOf(readFileSync(spanish, "utf8"));
    const saved = partsOf(await readCopy(page, spanish));
    expect(saved.body.trim()).toBe(translation.body.trim());
    expect(parse(saved.yaml)).toEqual(parse(translation.yaml));
  }
});

/** A photo as a camera makes it. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2000, height: 1250, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const facts = "projectType area duration occupancy permits approvals trades role".split(" ");

/** All texts that a recap has to have, and those of its lists. */
const textsIn = (title: string) => ({
  page: {
    ...{ title, description: title, summary: title, disclaimer: title, "hero.alt": title },
    body: `## ${title}\n\n![The bar](./bar.webp)\n\n![The stools](./img-2.webp)`,
    ...Object.fromEntries(facts.map((name) => [`facts.${name}`, title])),
  },
  lists: Object.fromEntries([
    ...[0, 1, 2, 3].flatMap((phase) =>
      ["weeks", "title", "text"].map((name) => [`phases.${phase}.${name}`, `Test ${phase}`]),
    ),
    ...[0, 1].flatMap((lesson) =>
      ["title", "text"].map((name) => [`lessons.${lesson}.${name}`, `Test ${lesson}`]),
    ),
  ]) as Record<string, string>,
});

async function fill(page: Page, texts: Record<string, string>, language?: "es"): Promise<void> {
  for (const [name, text] of Object.entries(texts))
    await (await field(page, name, language)).locator("input, textarea").last().fill(text);
}

/** Shows the form of the translation: on a wide screen beside the original, on a phone in its place. */
async function showTranslation(page: Page): Promise<void> {
  const enable = page.getByRole("button", { name: /^Enable/ });
  if (!(await enable.isVisible())) {
    await page.getByRole("combobox").first().click();
    await page.getByRole("option", { name: "Spanish" }).click();
  }
  await enable.click();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name }).click();
}

for (const width of [1280, 390])
  test(`a recap with three pictures and a translation is made from empty forms and deleted, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page);
    const english = textsIn("Bar of a Test");
    const spanish = textsIn("Barra de una prueba");
    await page.goto("/admin/#/collections/buildRecap/new");
    const upload = async (name: string, ...photos: Awaited<ReturnType<typeof photo>>[]) =>
      (await field(page, name)).locator("input[type=file]").first().setInputFiles(photos);
    await upload("hero.src", await photo("First Look.jpg", "#a9441f"));
    await upload(
      "pictures",
      await photo("IMG 2.jpg", "#1f6ea9"),
      await photo("Bar.jpg", "#3a7d44"),
    );
    await fill(page, { ...english.page, checked: "2026-11-20", published: "2026-11-20" });
    await showTranslation(page);
    await fill(page, spanish.page, "es");
    await save(page);

    await page.goto("/admin/#/collections/buildRecapDetails/new");
    // Beside the form there is room for it, and it is shown.
    if (width < 1280) await choose(page, "Slug");
    await page.getByRole("textbox").last().fill("bar-of-a-test");
    if (width < 1280) await page.keyboard.press("Escape");
    for (const [list, count] of Object.entries({ phases: 4, lessons: 2 }))
      for (let entry = 0; entry < count; entry++)
        await (await field(page, list)).getByRole("button", { name: /Add/ }).last().click();
    await fill(page, english.lists);
    await showTranslation(page);
    await fill(page, spanish.lists, "es");
    await save(page);

    const root = await mkdtemp(join(tmpdir(), "editor-"));
    await cp("content", join(root, "content"), { recursive: true });
    for (const name of ["src", "static"]) await symlink(resolve(name), join(root, name));
    const folder = "content/build-process/bar-of-a-test";
    await mkdir(join(root, folder));
    const lists = [`${folder}/details.yml`, `${folder}/details.es.yml`];
    const own = ["index.md", "index.es.md", "first-look.webp", "img-2.webp", "bar.webp"].map(
      (name) => `${folder}/${name}`,
    );
    for (const file of [...own, ...lists])
      await writeFile(join(root, file), Buffer.from(await bytesInCopy(page, file), "base64"));
    const { mistakes } = await checkContent(root);
    // `npm run check:content -- --translated` writes which version was translated.
    expect(mistakes).toMatchObject([{ file: `${folder}/index.es.md`, field: "source" }]);
    await rm(root, { recursive: true });

    for (const [kind, row, files] of [
      ["buildRecapDetails", "bar-of-a-test", lists],
      ["buildRecap", "Bar of a Test", own],
    ] as const) {
      await page.goto(`/admin/#/collections/${kind}`);
      await page.getByRole("row").filter({ hasText: row }).click();
      await choose(page, "Delete");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect
        .poll(() => Promise.all(files.map((file) => isInCopy(page, file))))
        .not.toContain(true);
      // The editor goes back to the list by itself.
      await expect(page).toHaveURL(new RegExp(`#/collections/${kind}$`));
    }
  });
