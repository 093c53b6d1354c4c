/**
 * The editor at /admin, working on a copy of `content/`: Chromium keeps it in the browser's private
 * file system, which stands for the folder that an author would choose.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/browser-test";
import sharp from "sharp";
import { parse } from "yaml";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { kindNamed, registry } from "../../../src/content/registry";
import { isOptional, shapeOf, unwrap } from "../../../src/content/schema";
import { walkFiles } from "../../../src/content/walk-files";
import { checkedProject } from "../../support/content-fixture";

/** Where a phone writes that a picture was taken. */
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 6/1 0/1" } };

/** A photo as a camera makes it, or a small one. */
const photo = async (name: string, background: string, width = 2000) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height: width / 2, channels: 3, background } })
    .withExif(place)
    .jpeg()
    .toBuffer(),
});

/** Opens the editor on a copy of the content, whose pictures are small ones. */
async function openEditor(page: Page): Promise<void> {
  const names = await walkFiles("content");
  const small = await photo("small.jpg", "#808080", 16);
  const files = names.map((name) => ({
    path: `content/${name}`,
    base64: (name.endsWith(".jpg") ? small.buffer : readFileSync(join("content", name))).toString(
      "base64",
    ),
  }));
  await page.route(/^https:/, (route) => route.abort());
  /** What it asks of other hosts: nobody has signed in, and none is asked. */
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https:")) elsewhere.push(request.url());
  });
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
    // Each frame of a view transition draws the window, several screens high.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  const icons = page.waitForResponse("**/admin/icons.woff2");
  const response = await page.goto("/admin/");
  expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe|\*/);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.waitForURL(/#\/\w/);
  // From this site, as everything: the editor would ask a public host for its icons.
  expect((await icons).ok()).toBe(true);
  expect(elsewhere).toEqual([]);
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

// The form loads fields, and a list its rows, as they come into view: here all are in view.
test.use({ viewport: { width: 1280, height: 2500 } });

/** Returns a field of the form in a language. */
const field = (page: Page, name: string, language = "en") =>
  page.locator(`[data-locale="${language}"]`).last().locator(`[data-key-path="${name}"]`);

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
  // The policy refuses style elements: all styles stand in a file.
  await expect(page.locator("style")).toHaveCount(0);
}

const partsOf = (text: string) => splitFrontMatter(text) ?? { yaml: "", body: "" };

/**
 * One page of each kind, those with the most rules and tables in their text; and pages in a folder
 * of their own and of another page.
 */
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
  const list = `/admin/#/collections/${kind?.name ?? ""}`;
  if (!page.url().endsWith(list)) await page.goto(list);
  const { yaml } = partsOf(readFileSync(`content/${name}`, "utf8"));
  const { title } = parse(yaml) as { title: string };
  const address =
    kind?.type === "data"
      ? kind.addressOf?.(name.replace(/^pages\/|\/index\.md$/g, ""))
      : undefined;
  return page.getByRole("row", { name: address ?? title, exact: true });
}

test("every page is in the list of its kind, and a word typed into a page's text changes that word and nothing else", async ({
  page,
}) => {
  test.slow();
  await openEditor(page);
  const names = (await walkFiles("content")).filter((name) => name.endsWith("/index.md"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) await expect(await rowOf(page, name)).toHaveCount(1);
  for (const sample of samples) {
    const file = `content/${sample}/index.md`;
    const before = partsOf(readFileSync(file, "utf8"));
    await (await rowOf(page, `${sample}/index.md`)).click();
    const text = field(page, "body").locator("textarea");
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

/** The facts that a recap with facts has to have. */
const facts = Object.entries(
  shapeOf(unwrap(shapeOf(kindNamed("buildRecap").schema).facts!)),
).flatMap(([name, schema]) => (isOptional(schema) ? [] : [name]));

/**
 * All texts that a recap has to have, and those of its lists, whose bars are drawn from their
 * weeks.
 */
const textsIn = (title: string, week: string) => ({
  page: {
    title,
    description: title,
    summary: title,
    disclaimer: title,
    "hero.alt": title,
    body: `## ${title}\n\n![The bar](./bar.webp)\n\n![The stools](./img-2.webp)`,
    ...Object.fromEntries(facts.map((name) => [`facts.${name}`, title])),
  },
  lists: Object.fromEntries([
    ...[0, 1, 2, 3].flatMap((phase) => [
      [`phases.${phase}.weeks`, `${week} ${phase}`],
      ...["title", "text"].map((name) => [`phases.${phase}.${name}`, `Test ${phase}`]),
    ]),
    ...[0, 1].flatMap((lesson) =>
      ["title", "text"].map((name) => [`lessons.${lesson}.${name}`, `Test ${lesson}`]),
    ),
  ]) as Record<string, string>,
});

/**
 * Fills in fields, and makes sure that the form, which draws itself anew meanwhile, has kept them.
 */
async function fill(page: Page, texts: Record<string, string>, language?: string): Promise<void> {
  const input = (name: string) => field(page, name, language).locator("input, textarea").last();
  for (const [name, text] of Object.entries(texts)) await input(name).fill(text);
  for (const [name, text] of Object.entries(texts)) await expect(input(name)).toHaveValue(text);
}

/**
 * Shows the form of the translation: on a wide screen beside the original, on a phone in its place.
 */
async function showTranslation(page: Page): Promise<void> {
  const enable = page.getByRole("button", { name: /^Enable/ });
  if (!(await enable.isVisible())) {
    await page.getByRole("combobox").first().click();
    await page.getByRole("option", { name: "Spanish" }).click();
  }
  await enable.click();
}

/**
 * Shows the fields of a part that may be left out, such as a log's facts; the other language may
 * have them already.
 */
async function addPart(page: Page, name: string, language?: "es"): Promise<void> {
  const part = field(page, name, language);
  // The editor puts the name between marks of direction.
  await part.getByRole("checkbox", { name: /^Add\W/ }).setChecked(true);
  await expect(part.getByRole("textbox").first()).toBeVisible();
}

/** Says which group of services shows a job. */
const chooseGroup = (page: Page) => field(page, "group").getByRole("radio").first().click();

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name }).click();
}

test("a recap with three pictures and a translation is made from empty forms and deleted", async ({
  page,
}) => {
  // A browser draws some 150 fields, beside other work.
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 6000 });
  await openEditor(page);
  const english = textsIn("Bar of a Test", "Week");
  const spanish = textsIn("Barra de una prueba", "Semana");
  await page.goto("/admin/#/collections/buildRecap/new");
  const upload = (name: string, ...photos: Awaited<ReturnType<typeof photo>>[]) =>
    field(page, name).locator("input[type=file]").first().setInputFiles(photos);
  await upload("hero.src", await photo("First Look.jpg", "#a9441f"));
  await upload("pictures", await photo("IMG 2.jpg", "#1f6ea9"), await photo("Bar.jpg", "#3a7d44"));
  await chooseGroup(page);
  await addPart(page, "facts");
  await fill(page, { ...english.page, checked: "2026-11-20", published: "2026-11-20" });
  await showTranslation(page);
  await addPart(page, "facts", "es");
  await fill(page, spanish.page, "es");
  await save(page);

  await page.goto("/admin/#/collections/buildRecapDetails/new");
  for (const [list, count] of Object.entries({ phases: 4, lessons: 2 }))
    for (let entry = 0; entry < count; entry++)
      await field(page, list).getByRole("button", { name: /Add/ }).last().click();
  await fill(page, english.lists);
  await showTranslation(page);
  await fill(page, spanish.lists, "es");
  // A wide window shows it beside the form.
  const slug = page.getByRole("textbox", { name: "Slug", exact: true });
  await slug.fill("bar-of-a-test");
  await expect(slug).toHaveValue("bar-of-a-test");
  await save(page);

  const folder = "content/build-process/bar-of-a-test";
  const lists = [`${folder}/details.yml`, `${folder}/details.es.yml`];
  const own = ["index.md", "index.es.md", "first-look.webp", "img-2.webp", "bar.webp"].map(
    (name) => `${folder}/${name}`,
  );
  const saved: Record<string, Buffer> = {};
  for (const file of [...own, ...lists])
    saved[file] = Buffer.from(await bytesInCopy(page, file), "base64");
  const { mistakes } = await checkedProject((files) => Object.assign(files, saved));
  // `npm run check:content -- --translated` writes which version was translated.
  expect(mistakes).toMatchObject([{ file: `${folder}/index.es.md`, field: "originalHash" }]);

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

/** Chooses an entry by its name: of a few there are buttons, of many a list. */
async function pick(page: Page, field: Locator, name: string): Promise<void> {
  const [button, list] = [field.getByRole("radio", { name }), field.getByRole("combobox")];
  await expect(button.or(list)).toBeVisible();
  if (await button.isVisible()) return button.click();
  await list.click();
  await page.getByRole("option", { name }).click();
}

/** Texts of a finished job, without the form of a log. */
const job = {
  title: "Bath of a Test",
  description: "A bath in numbers, in six pictures and in words.",
  summary: "Six weeks.",
  "hero.alt": "The bath after the work",
  checked: "2026-11-20",
  published: "2026-11-20",
  "job.location": "Paradise",
  "job.year": "2026",
  "job.size": "60 square feet",
  "job.weeksPlanned": "6",
  "job.weeksTaken": "6.5",
  "job.price": "$20,000 to $25,000",
  "job.changes": "1",
  "job.permission": "2026-11-01",
};
const words = `${"The owners wanted a shower to walk into, and they have it. ".repeat(6)}\n\n`;

for (const width of [1280, 390])
  test(`at ${width} pixels the person who ran a job, the job with six photos and the client's review are made from empty forms`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 6000 });
    await openEditor(page);

    const upload = (name: string, files: Awaited<ReturnType<typeof photo>>[]) =>
      field(page, name).locator("input[type=file]").first().setInputFiles(files);
    await page.goto("/admin/#/collections/person/new");
    await addPart(page, "portrait");
    await upload("portrait.src", [await photo("Ana.jpg", "#a9441f")]);
    // The picture is made small first.
    await expect(
      field(page, "portrait").getByRole("button", { name: "Replace Image" }),
    ).toBeVisible();
    await fill(page, {
      id: "ana",
      order: "1",
      name: "Ana of a Test",
      role: "Site lead",
      does: "runs your job from start to end",
      "portrait.alt": "Ana at work",
    });
    await save(page);

    await page.goto("/admin/#/collections/buildRecap/new");
    const photos = await Promise.all(
      ["#a9441f", "#1f6ea9", "#3a7d44", "#7d3a6e", "#555555", "#c9a227"].map((color, index) =>
        photo(`IMG ${index + 1}.jpg`, color),
      ),
    );
    await upload("hero.src", photos.slice(0, 1));
    await chooseGroup(page);
    await addPart(page, "job");
    await pick(page, field(page, "job.lead"), "Ana of a Test");
    for (const [index, one] of photos.slice(1).entries()) {
      await field(page, "job.pictures").getByRole("button", { name: "Add" }).last().click();
      await upload(`job.pictures.${index}.src`, [one]);
      await fill(page, { [`job.pictures.${index}.alt`]: `Week ${index + 1}` });
    }
    await fill(page, { ...job, body: words });
    await save(page);

    // Reviews are in the client's own language, and not translated.
    await page.goto("/admin/#/collections/review/entries/review");
    await field(page, "reviews", "_default").getByRole("button", { name: /Add/ }).last().click();
    await fill(
      page,
      {
        "reviews.0.id": "bath",
        "reviews.0.words": "They said six weeks, and it took six and a half.",
        "reviews.0.lang": "en",
        "reviews.0.name": "Maria of a Test",
        "reviews.0.neighborhood": "Paradise",
        "reviews.0.month": "2026-11",
        "reviews.0.source.title": "Reviews of a test",
        "reviews.0.source.url": "https://reviews.example/1",
        "reviews.0.permission": "2026-11-20",
      },
      "_default",
    );
    await pick(page, field(page, "reviews.0.job", "_default"), job.title);
    await save(page);

    const folder = "content/build-process/bath-of-a-test";
    const files = [
      ...["index.md", ...photos.map((_, index) => `img-${index + 1}.webp`)].map(
        (name) => `${folder}/${name}`,
      ),
      "content/people/ana.yml",
      "content/people/ana.webp",
      "content/reviews.yml",
    ];
    const saved: Record<string, Buffer> = {};
    for (const file of files) {
      await expect.poll(() => isInCopy(page, file)).toBe(true);
      saved[file] = Buffer.from(await bytesInCopy(page, file), "base64");
    }
    // The check would refuse a picture that says where it was taken, too.
    expect((await sharp(photos[0]?.buffer).metadata()).exif).toBeDefined();
    for (const file of files.filter((name) => name.endsWith(".webp")))
      expect((await sharp(saved[file]).metadata()).exif).toBeUndefined();
    const { mistakes } = await checkedProject((all) => Object.assign(all, saved));
    expect(mistakes).toEqual([]);
  });
