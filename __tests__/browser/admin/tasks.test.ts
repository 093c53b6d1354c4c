/** Tasks besides writing in the editor: addresses, copies, titles in lists, the order of services, marks. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check";
import { slugOf } from "../../../src/content/slug";
import { eventually } from "../../support/eventually";
import { control, expectMistakes, publish, useEditor } from "../../support/editor";

const editor = useEditor();
const at = (path: string) => join(editor.checkout, path);
const casita = "content/blog/planning-a-casita-in-southern-nevada";

// The editor's data of the site are those of the build, so no test may begin with another's changes.
beforeEach(() => editor.reset("content"));

it("moves a page with its pictures, leaves an alias, and updates other pages' links", async () => {
  const page = await editor.logIn("#/collections/service/entries/restaurant/index");
  const address = control(page, "address");
  await eventually(async () => expect(await address.inputValue()).toBe("restaurant"));
  await address.fill("hotel");
  await expectMistakes(page, [
    "Address is already that of another page: /services/hotel; write another one",
  ]);
  await address.fill("Restaurants & Bars");
  await expectMistakes(page, []);
  await publish(page);
  const moved = page.getByRole("dialog").filter({ hasText: "The page has moved" });
  await moved.getByText("It is now at /services/restaurants-and-bars.").waitFor();
  await moved.getByRole("button", { name: "OK" }).click();
  await page.getByRole("link", { name: "Restaurant Construction" }).click();
  await page.waitForURL(/restaurants-and-bars\/index$/);
  await eventually(async () => expect(await address.inputValue()).toBe("restaurants-and-bars"));

  expect(existsSync(at("content/services/restaurant"))).toBe(false);
  expect(readdirSync(at("content/services/restaurants-and-bars")).sort()).toEqual(
    readdirSync("content/services/restaurant").sort(),
  );
  const text = readFileSync(at("content/services/restaurants-and-bars/index.md"), "utf8");
  expect(text).toContain("aliases:\n  - /services/restaurant\n");
  expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
});

it("gives a copy its pictures and an address made from its title, as npm run new does", async () => {
  const page = await editor.logIn(
    `#/collections/article/entries/${casita.split("/").pop() ?? ""}/index`,
  );
  const saved = page.getByRole("button", { name: "Saved" });
  const original = await control(page, "title").inputValue();
  await saved.click();
  await page.getByText("Duplicate", { exact: true }).click();
  await page.waitForURL(/new$/);
  // The original's form stays for a moment after the address has changed, and what is typed into it is lost.
  await saved.waitFor({ state: "detached" });
  await eventually(async () => expect(await control(page, "title").inputValue()).toBe(original));
  const title = "Señor Ångström’s Casita & Garden, from Door to Gate";
  await control(page, "title").fill(title);
  const slug = slugOf(title);
  expect(slug).toBe("senor-angstroms-casita-and-garden-from-door-to-gate");
  await eventually(async () => expect(await control(page, "address").inputValue()).toBe(slug));
  await expectMistakes(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  expect(readdirSync(at(`content/blog/${slug}`)).sort()).toEqual(
    // The translation belongs to the original's text.
    readdirSync(casita)
      .filter((file) => file !== "index.es.md")
      .sort(),
  );
  for (const name of readdirSync(casita).filter((file) => file.endsWith(".jpg")))
    expect(readFileSync(at(`content/blog/${slug}/${name}`))).toEqual(
      readFileSync(join(casita, name)),
    );
  expect((await checkContent(editor.checkout)).mistakes).toEqual([]);
});

it("lists a page under its new title at once, and marks a draft", async () => {
  const folder = at("content/blog/alone");
  cpSync(casita, folder, { recursive: true });
  const text = readFileSync(join(casita, "index.md"), "utf8");
  writeFileSync(join(folder, "index.md"), text.replace(/^title: .*$/m, "title: Alone"));
  const page = await editor.logIn("#/collections/article/entries/alone/index");
  await control(page, "title").fill("A Casita, Planned");
  await page.locator("[id^=draft-field-]").click();
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  await page.getByRole("button", { name: "Saved" }).waitFor();
  await page.getByRole("link", { name: /Writing in/ }).click();
  await page.getByText("A Casita, Planned – Draft").waitFor();
});

it("reorders services when one is moved", async () => {
  const page = await editor.logIn("#/collections/service/entries/hotel/index");
  const order = control(page, "order");
  const titles = () => order.getByRole("listitem").allTextContents();
  await order.getByRole("listitem").nth(1).waitFor();
  const before = await titles();
  const own = before.indexOf("Hotel Renovation");
  expect(own).toBeGreaterThan(0);
  await order.getByRole("button", { name: "Move up" }).click();
  const moved = before.toSpliced(own, 1).toSpliced(own - 1, 0, "Hotel Renovation");
  await eventually(async () => expect(await titles()).toEqual(moved));
  await expectMistakes(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  const { mistakes, pages } = await checkContent(editor.checkout);
  expect(mistakes).toEqual([]);
  const services = pages.filter(({ data }) => data.group === "commercial" && data.promise);
  services.sort((a, b) => Number(a.data.order) - Number(b.data.order));
  expect(services.map(({ data }) => data.title)).toEqual(moved);
});

it("imports a client's mark from an SVG file, and rejects anything but paths", async () => {
  const page = await editor.logIn("#/collections/clientMark/entries/clientMark");
  await page.locator("[class*=NestedObjectLabel]").first().click();
  const choose = page.getByLabel("Take it from an SVG file").first();
  const file = (inside: string) => ({
    name: "mark.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`<svg viewBox="0 0 50 20">${inside}</svg>`),
  });
  await choose.setInputFiles(file("<text>Name</text>"));
  const refusal = page.getByRole("dialog").filter({ hasText: "Not taken" });
  await refusal.getByText("The drawing holds <text>.").waitFor();
  await refusal.getByRole("button", { name: "OK" }).click();
  await choose.setInputFiles(file('<path fill="#f00" d="M2 2h46v16z"/>'));
  await eventually(async () => {
    expect(await control(page, "viewBox").inputValue()).toBe("0 0 50 20");
    expect(await control(page, "drawing").inputValue()).toBe("M2 2h46v16z");
  });
  await expectMistakes(page, []);
  await publish(page);
  await page.getByText("Entry saved").waitFor();
  const saved = readFileSync(at("content/clients.yml"), "utf8");
  expect(saved).toContain("    viewBox: 0 0 50 20\n    drawing: M2 2h46v16z\n");
});
