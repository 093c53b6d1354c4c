/** A recap from the first field to the built page, and a new phone number, in the editor of the built site under its own policy. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { newContent } from "../../../scripts/new/run";
import { formattedContent } from "../../../scripts/schemas/format-content";
import { kindNamed } from "../../../src/content/registry";
import { formatOf } from "../../../src/editor/format";
import { checkContent, formatMistakes } from "../../../src/content/check";
import { eventually } from "../../support/eventually";
import { startServer, type RunningServer } from "../../../scripts/server";
import { checkedMistakes, control, expectMistakes, publish, useEditor } from "../../support/editor";
import { fillRecap, pictureText, words } from "../../support/recap";
import { documentedQueries } from "../../support/documented-queries";
import { rebuild, type DevelopServer, type Rebuilt } from "../../../scripts/rebuild";
import { collectConsoleErrors, collectThirdPartyRequests } from "../../support/site";
import { collectPolicyViolations } from "../../support/violations";

const editor = useEditor();
const recap = kindNamed("buildRecap");
const folder = "content/build-process/pool-house";
const pathTo = (name: string) => join(editor.checkout, folder, name);

describe("the editor", () => {
  it("opens under its own policy, makes no third-party requests, and lists what there is", async () => {
    const page = await editor.newPage();
    const violations = await collectPolicyViolations(page);
    const errors = collectConsoleErrors(page);
    const thirdParty = collectThirdPartyRequests(page, editor);
    const response = await page.goto("/admin/");
    expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    await page.getByRole("button", { name: "Login" }).click();
    for (const name of [
      "Services",
      "Build recaps",
      "Articles",
      "FAQ",
      "Client marks",
      "Business facts",
    ])
      await page.getByRole("link", { name, exact: true }).waitFor();
    await page.getByText("Casino Construction").waitFor();
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
    expect(thirdParty).toEqual([]);
  });

  it("shows the mistakes in a new recap that the content check finds, and saves nothing", async () => {
    editor.reset();
    const page = await editor.logIn("#/collections/buildRecap/new");
    await control(page, "title").fill("Pool House");
    await control(page, "summary").fill("Too short");
    await control(page, "description").fill(words(200));
    // The list must be the content check's of the same recap in a file.
    const day = await control(page, "checked").inputValue();
    mkdirSync(pathTo("."), { recursive: true });
    writeFileSync(
      pathTo("index.md"),
      formatOf(recap).toFile({
        title: "Pool House",
        description: words(200),
        summary: "Too short",
        checked: day,
        published: day,
      }),
    );
    const mistakes = await checkedMistakes(editor.checkout, recap, `${folder}/index.md`);
    rmSync(pathTo("."), { recursive: true });
    expect(mistakes.join("\n")).toContain(
      "Summary is 9 characters long: too short; write at least 30",
    );
    await expectMistakes(page, mistakes);

    await publish(page);
    await page.getByText(/^Not published, and nothing was saved. \d+ mistakes/).waitFor();
    const beside = page.locator("[class*=ControlErrorsList]");
    await beside.getByText("Summary is 9 characters long: too short; write at least").waitFor();
    await beside.getByText("Disclaimer is missing; add it", { exact: true }).waitFor();
    expect(readdirSync(join(editor.checkout, "content/build-process"))).not.toContain("pool-house");
  });

  it("publishes a recap with three pictures that passes the content check", async () => {
    editor.reset();
    const page = await editor.logIn("#/collections/buildRecap/new");
    await fillRecap(page, "Pool House");
    await expectMistakes(page, []);
    const preview = page.frameLocator("#preview-pane");
    expect(await preview.getByRole("heading", { level: 1 }).textContent()).toBe("Pool House");
    expect(await preview.getByText("Phase number 3").count()).toBeGreaterThan(0);
    await publish(page);
    await page.getByText("Entry saved").waitFor();

    expect(readdirSync(pathTo(".")).sort()).toEqual([
      "img-0042.jpg",
      "index.md",
      "pool-2.jpg",
      "senal.jpg",
    ]);
    for (const name of ["img-0042.jpg", "pool-2.jpg", "senal.jpg"]) {
      const { width, exif } = await sharp(pathTo(name)).metadata();
      expect([name, width, exif]).toEqual([name, 2560, undefined]);
    }
    expect(await checkedMistakes(editor.checkout, recap, `${folder}/index.md`)).toEqual([]);
    const formatted = await formattedContent(editor.checkout);
    const file = formatted.find((other) => other.file === `${folder}/index.md`);
    expect(readFileSync(pathTo("index.md"), "utf8")).toBe(file?.text);
  });

  it("changes the phone number, and nothing else of the file", async () => {
    editor.reset("content/business.yml");
    const page = await editor.logIn("#/collections/business/entries/business");
    await control(page, "phone").fill("+1 702-555-0199");
    const preview = page.frameLocator("#preview-pane");
    await preview.getByText("(702) 555-0199").first().waitFor();
    const missing = preview.getByRole("region", { name: "For the owner" });
    await missing.getByText("license.number").waitFor();
    expect(await missing.textContent()).toContain("Shown beside the form on /contact");
    await publish(page);
    await page.getByText("Entry saved").waitFor();
    const saved = readFileSync(join(editor.checkout, "content/business.yml"), "utf8");
    const before = readFileSync("content/business.yml", "utf8");
    expect(saved).toBe(before.replace("+1 702-555-0142", "+1 702-555-0199"));
    expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
  });
});

interface Answer {
  data?: Record<string, unknown>;
  errors?: unknown[];
}

describe("the site built from this content", () => {
  let rebuilt: Rebuilt | undefined;
  let server: RunningServer | undefined;

  beforeAll(async () => {
    const args = { kind: "article", title: "Shade First", flags: {}, today: "2026-11-20" };
    await newContent(editor.checkout, args, { ask: undefined, say: () => undefined });
    rebuilt = await rebuild(editor.checkout, { CONTEXT: "deploy-preview" });
    server = await startServer({ root: rebuilt.publicFolder });
  }, 1_200_000);

  afterAll(async () => {
    // Undefined if the build failed.
    await server?.close();
    rebuilt?.remove();
  });

  const at = (path: string) => `${server?.url ?? ""}${path}`;
  const open = async (path: string) => {
    const page = await editor.newPage();
    const response = await page.goto(at(path));
    return { page, headers: response?.headers() ?? {} };
  };

  it("has the recap, with its three pictures and without a note", async () => {
    const { page } = await open("/build-process/pool-house");
    await page.getByRole("heading", { level: 1, name: "Pool House" }).waitFor();
    const pictures = page.getByRole("main").getByRole("img", { name: pictureText });
    expect(await pictures.count()).toBe(3);
    expect(await page.getByRole("note").count()).toBe(0);
    await page.goto(at("/build-process"));
    await page.getByRole("main").getByRole("link", { name: "Pool House" }).first().waitFor();
  });

  it("has the new phone number in navbar, footer, contact, structured data and vCard", async () => {
    const { page } = await open("/contact");
    for (const place of ["header", "footer", "main"])
      expect(
        await page.locator(place).locator('a[href="tel:+17025550199"]').count(),
      ).toBeGreaterThan(0);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('"telephone":"+1 702-555-0199"');
    const card = await (await fetch(at("/contact.vcf"))).text();
    expect(card).toContain("+1 702-555-0199");
    expect(`${await page.content()}${card}`).not.toContain("555-0142");
  });

  it("shows drafts on a deploy preview, marked by a note and hidden from search engines", async () => {
    const { page, headers } = await open("/blog/shade-first");
    await page.getByRole("heading", { level: 1, name: "Shade First" }).waitFor();
    expect(await page.getByRole("note").textContent()).toContain("Only colleagues see this page");
    expect(headers["x-robots-tag"]).toBe("noindex");
  });

  // Must be last: it replaces the built site.
  describe("while it is developed by npm run develop -- --editor", () => {
    let developing: DevelopServer | undefined;

    beforeAll(async () => {
      developing = await rebuilt?.develop({ CMS_LOCAL: "true" });
    }, 600_000);
    afterAll(() => developing?.stop());

    const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(data);
      const url = `${developing?.url ?? ""}${path}`;
      return (await fetch(url, { method: "POST", headers, body })).json() as Promise<Answer>;
    };

    it("serves the editor, which edits the files of the checkout", async () => {
      const page = await editor.newPage();
      await page.goto(`${developing?.url ?? ""}/admin/`);
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("link", { name: "Build recaps" }).click();
      await page.getByText("Pool House").first().waitFor();
      const info = await ask<object>("/api/v1", { action: "info", params: {} });
      expect(info).toMatchObject({ repo: ".rebuilt", type: "local_fs" });
    });

    it.each([
      ["/about", "contractor", /^About \| General Contractor Las Vegas$/, "en-US"],
      ["/es/about", "contratista", /^Quiénes somos \| Contratista General/, "es-US"],
    ])("shows %s in its language, with its head", async (path, word, title, language) => {
      const page = await editor.newPage();
      await page.goto(`${developing?.url ?? ""}${path}`);
      await page.getByRole("heading", { level: 1, name: new RegExp(word) }).waitFor();
      await eventually(async () => expect(await page.title()).toMatch(title));
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
    });

    it("reports a mistake as soon as it is made, as the content check does, and when it is fixed", async () => {
      const { folder: copy, output } = developing!;
      const file = join(copy, "content/services/office/index.md");
      const sound = readFileSync(file, "utf8");
      writeFileSync(file, sound.replace(/^title: .*$/m, "title: AB"));
      const { mistakes } = await checkContent(copy);
      expect(mistakes.map(({ problem }) => problem)).toEqual([
        expect.stringContaining("is 2 characters long: too short"),
      ]);
      const log = () => stripVTControlCharacters(output());
      await eventually(() => expect(log()).toContain(formatMistakes(mistakes)));
      writeFileSync(file, sound);
      await eventually(() => expect(log()).toContain("Content is in order again."));
    });

    it("deletes a service that nobody links to together with its entry of the planner", async () => {
      const content = join(developing!.folder, "content");
      const from = join(content, "services/office");
      const to = join(content, "services/alone");
      cpSync(from, to, { recursive: true });
      const text = readFileSync(join(from, "index.md"), "utf8");
      const own = text.replace(/^title: .*$/m, "title: Alone").replace(/^order: .*$/m, "order: 99");
      writeFileSync(join(to, "index.md"), own);
      const planned = ["schedules.yml", "schedules.es.yml"].map((name) => {
        const file = join(content, "planner", name);
        const before = readFileSync(file, "utf8");
        const [, last = ""] = /(\n {2}- title: (?:(?!\n {2}- )[^])*)$/.exec(before) ?? [];
        writeFileSync(file, `${before}${last.slice(1).replace(/service: .*/, "service: alone")}`);
        return { file, before };
      });
      const page = await editor.newPage();
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto(`${developing?.url ?? ""}/admin/`);
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("link", { name: "Alone" }).click();
      await page.getByRole("button", { name: "Delete entry" }).click();
      await eventually(() => {
        expect(existsSync(to)).toBe(false);
        for (const { file, before } of planned) expect(readFileSync(file, "utf8")).toBe(before);
        // The server is rebuilding the site at the same time.
      }, 90_000);
      expect((await checkContent(developing!.folder)).mistakes).toEqual([]);
    }, 240_000);

    it.each(Object.entries(documentedQueries()))(
      "answers %s of docs/data.md",
      async (_name, query) => {
        const answer = await ask<Answer>("/___graphql", { query });
        expect(answer.errors).toBeUndefined();
        expect(Object.keys(answer.data ?? {})).toHaveLength(1);
        for (const found of Object.values(answer.data ?? {})) {
          expect(found).not.toBeNull();
          expect(JSON.stringify(found)).not.toMatch(/"(nodes|group)":\[\]/);
        }
      },
    );
  });
});
