/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { answersIn, withAnswers } from "../../../scripts/adopt/answers";
import { adopt } from "../../../scripts/adopt/content";
import { leftovers } from "../../../scripts/adopt/leftovers";
import type { Brand } from "../../../src/brand/brand";
import type { SiteSettings } from "../../../src/content/kinds/site";
import { walkFiles } from "../../../src/content/walk-files";

const business = `# The facts.
name: A sample
phones:
  - number: +1 702-555-0142 # the office
licenses:
  - board: nscb
`;
const answers = answersIn(
  "name: Own Builders\nphone: +1 702-438-1000\nlicenseNumber: 0081234\n",
  "a.yml",
);

it("writes answers where they belong, and keeps what is not asked", () => {
  expect(withAnswers(business, "business", answers)).toBe(`# The facts.
name: Own Builders
phones:
  - number: +1 702-438-1000 # the office
licenses:
  - board: nscb
    number: "0081234"
`);
  expect(withAnswers("state: NV\n", "site", answers)).toBe("state: NV\n");
});

it("changes nothing when it is run again", () => {
  const once = withAnswers(business, "business", answers);
  expect(withAnswers(once, "business", answers)).toBe(once);
});

it("leaves what the owner has written since in the place of an answer", () => {
  const own = "name: Own Builders of Nevada\nphones:\n  - number: +1 702-438-2000\n";
  expect(withAnswers(own, "business", answers, answers)).toContain(own);
  const moved = { ...answers, phone: "+1 702-438-3000" };
  expect(withAnswers(own, "business", moved, answers)).toContain("+1 702-438-3000");
});

it("keeps what nobody is asked for of an entry that stays", () => {
  const known = [
    { name: "Ely", type: "Place" },
    { name: "Reno", type: "City", notice: "No work is offered there." },
  ];
  const written = withAnswers(stringify({ areas: known }), "business", {
    areas: "Reno, Elko, Ely",
  });
  expect(parse(written)).toEqual({
    areas: [known[1], { name: "Elko", type: "City" }, known[0]],
  });
  const policy = { kind: "General liability", insurer: "Acme", limit: "$1,000,000" };
  const insured = withAnswers(stringify({ insurance: [policy] }), "business", {
    insurance: "General liability: Acme, Bond: Best",
  });
  expect(parse(insured)).toEqual({ insurance: [policy, { kind: "Bond", insurer: "Best" }] });
});

it("writes lists as lists, and names answers that nobody asks for", () => {
  const written = withAnswers("languages:\n  - es\n", "site", { languages: "en, es" });
  expect(parse(written)).toEqual({ languages: ["en", "es"] });
  expect(() => answersIn("nmae: X\n", "a.yml")).toThrow("a.yml answers nmae, which nobody asks");
});

it("reads an answer with a colon as it is asked for, and names the line of what it cannot read", () => {
  const file = "name: Own Builders\ninsurance: General liability: Acme, Bond: Best\n";
  expect(answersIn(file, "a.yml").insurance).toBe("General liability: Acme, Bond: Best");
  const broken = () => answersIn('name: Own Builders\nphone: "1\n', "a.yml");
  expect(broken).toThrow(/^a\.yml:\d cannot be read .*: write one answer on each line/);
});

describe("a site", () => {
  let root: string;
  const at = (name: string) => path.join(root, name);
  const settings = () => parse(readFileSync(at("content/site.yml"), "utf8")) as SiteSettings;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "adopt-"));
    await cp("__tests__/support/project", root, { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  it("of the same trade and state keeps its pages, and makes drafts of what is not offered", async () => {
    await adopt(root, { name: "Own Builders", services: "Casino, Shop fronts" });
    const read = (name: string) => readFileSync(at(name), "utf8");
    expect(read("content/business.yml")).toContain("name: Own Builders");
    expect(read("content/business.yml")).not.toContain("rating");
    expect(read("content/services/casino/index.md")).not.toContain("draft: true");
    expect(read("content/services/hotel/index.md")).toContain("draft: true");
    expect(read("content/services/shop-fronts/index.md")).toContain('title: "Shop fronts"');
    expect(existsSync(at("content/rules/test.yml"))).toBe(true);
  });

  it("takes a service by its title, and links to drafts out of the sample's texts", async () => {
    const guide = at("content/blog/guide/index.md");
    const own = at("content/blog/own/index.md");
    const text = readFileSync(guide, "utf8");
    await writeFile(
      guide,
      `${text}\nSee [a\nhotel](/services/hotel#faq) and [floors](/services/casino).\n` +
        "\n[Work](/services#commercial) and [homes](/services#residential).\n",
    );
    await adopt(root, { services: "Casino, Hotel" });
    await cp(path.dirname(guide), path.dirname(own), { recursive: true });
    await adopt(root, { services: "Casino" });
    expect(readFileSync(guide, "utf8")).toContain("See a\nhotel and [floors](/services/casino).");
    // A group of which nothing is offered is shown nowhere.
    expect(readFileSync(guide, "utf8")).toContain("[Work](/services#commercial) and homes.");
    expect(readFileSync(own, "utf8")).toContain("[a\nhotel](/services/hotel#faq)");
    const lineOf = (words: string) =>
      readFileSync(guide, "utf8").split(words)[0]?.split("\n").length;
    const left = async () => (await leftovers(root)).text;
    expect(await left()).toContain(
      `content/blog/guide/index.md:${lineOf("a\nhotel")}, ${lineOf("homes.")}\n`,
    );
    await writeFile(guide, text);
    expect(await left()).not.toContain("Texts whose links led");
  });

  it("makes drafts of recaps that are nobody's job", async () => {
    const recap = at("content/build-process/kitchen/index.md");
    await mkdir(path.dirname(recap), { recursive: true });
    await writeFile(recap, "---\ntitle: Kitchen\nsample: true\n---\n");
    await adopt(root, { name: "Own Builders" });
    expect(readFileSync(recap, "utf8")).toContain("draft: true");
  });

  it("leaves no word of the sample in the translation of a fact that has changed", async () => {
    const spanish = at("content/business.es.yml");
    const other = "offers:\n  - id: commercial-construction\n    name: Obra comercial\n";
    await writeFile(spanish, `description: Contratista de muestra en Las Vegas.\n${other}`);
    await adopt(root, {
      description: "Remodels kitchens in Las Vegas with one lead and a price in writing.",
    });
    expect(readFileSync(spanish, "utf8")).toBe(other);
    expect((await leftovers(root)).text).toContain("see whether it holds:\n  hours");
  });

  const stranger = {
    name: "Own Plumbing",
    state: "AZ",
    businessType: "Plumber",
    languages: "en",
    services: "Leak repair",
    board: "Registrar of this test",
  };

  it("of another trade or state starts from words that know neither, and keeps the sample's as drafts", async () => {
    await adopt(root, stranger);
    expect(existsSync(at("content/services/casino"))).toBe(false);
    expect(existsSync(at("drafts/content/services/casino/index.md"))).toBe(true);
    expect(existsSync(at("content/pages/contact/index.md"))).toBe(true);
    expect(existsSync(at("content/services/leak-repair/index.md"))).toBe(true);
    expect(settings()).toMatchObject({
      languages: ["en"],
      serviceGroups: [{ id: "services" }],
      licenseBoards: [{ id: "board", name: "Registrar of this test" }],
    });
    const names = (await walkFiles(at("content"))).filter((name) => /\.md$|^site\.yml$/.test(name));
    const texts = names.map((name) => readFileSync(at(`content/${name}`), "utf8"));
    expect(texts.join("\n")).not.toMatch(/Nevada|Las Vegas|NSCB|Test Builders/);
  });

  it("can be adopted again: nothing of the owner's is taken", async () => {
    await adopt(root, stranger);
    const page = at("content/pages/contact/index.md");
    await writeFile(page, "---\ntitle: My own page\n---\n");
    const names = await walkFiles(root);
    await adopt(root, { ...stranger, name: "Own Plumbing, Inc." });
    expect(await walkFiles(root)).toEqual(names);
    expect(readFileSync(page, "utf8")).toContain("My own page");
    expect(settings().licenseBoards).toHaveLength(1);
  });

  it("brings no page back that the owner has deleted, and starts a language that is added", async () => {
    await adopt(root, stranger);
    const page = at("content/pages/build-process/pictures");
    await rm(page, { recursive: true });
    await adopt(root, { ...stranger, languages: "en, es" });
    expect(existsSync(page)).toBe(false);
    expect(existsSync(at("content/pages/contact/index.es.md"))).toBe(true);
  });

  it("takes a license and its board that come later", async () => {
    const { board: _, ...without } = stranger;
    await adopt(root, without);
    expect(settings().licenseBoards).toEqual([]);
    await adopt(root, { board: "Registrar of this test", licenseNumber: "FICTIONAL-0000" });
    expect(settings().licenseBoards).toEqual([{ id: "board", name: "Registrar of this test" }]);
    expect(parse(readFileSync(at("content/business.yml"), "utf8"))).toMatchObject({
      licenses: [{ board: "board", number: "FICTIONAL-0000" }],
    });
  });

  it("says that it leaves out a license of no board", async () => {
    const { board: _, ...without } = stranger;
    const done = await adopt(root, { ...without, licenseNumber: "FICTIONAL-0000" });
    expect(done.join("\n")).toContain("Did not write the license FICTIONAL-0000");
    expect((await adopt(root, stranger)).join("\n")).not.toContain("FICTIONAL-0000");
  });

  it("refuses a first language in which there is nothing to start from, before it writes", async () => {
    const before = readFileSync(at("content/site.yml"), "utf8");
    await expect(adopt(root, { ...stranger, languages: "fr, en" })).rejects.toThrow(
      "begin with one of en, es",
    );
    expect(readFileSync(at("content/site.yml"), "utf8")).toBe(before);
    const done = await adopt(root, { languages: "es, en" });
    expect(done.join("\n")).toContain("in “en”, and the site's first language is “es”");
  });

  it("looks for the areas of the sample that are none of the business's", async () => {
    await adopt(root, { areas: "Las Vegas, Henderson" });
    await writeFile(at("content/steps.yml"), "steps:\n  # In Pahrump\n  # And Pahrump\n");
    const { text } = await leftovers(root);
    expect(text).toContain("Texts that speak of North Las Vegas, Pahrump, Arizona");
    expect(text).toContain("\n  content/steps.yml:2, 3\n");
    expect(text).not.toContain("“Pahrump”");
  });

  it("offers no work at an office whose area is none of the business's", async () => {
    const offices = () =>
      parse(readFileSync(at("content/places.yml"), "utf8")) as { offices: object[] };
    await adopt(root, { areas: "Las Vegas, Henderson" });
    expect(offices().offices).toEqual([expect.objectContaining({ area: "Las Vegas" })]);
    await adopt(root, { areas: "Henderson" });
    expect(offices().offices).toEqual([expect.not.objectContaining({ area: "Las Vegas" })]);
  });

  it("takes the owner's color and logo, and draws the icons", async () => {
    await mkdir(at("static"));
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';
    await writeFile(at("static/logo.svg"), logo);
    await adopt(root, { name: "Own Builders" });
    expect((await leftovers(root)).text).toContain("The look is the sample's");
    await adopt(root, { color: "#331144", logo: "/logo.svg" });
    expect((await leftovers(root)).text).not.toContain("The look is the sample's");
    const brand = parse(readFileSync(at("content/brand.yml"), "utf8")) as Brand;
    expect(brand.colors.band?.light).toBe("#331144");
    expect(brand.logo).toEqual({ file: "/logo.svg", width: 40, height: 20 });
    expect(readFileSync(at("static/favicon.svg"), "utf8")).toBe(logo);
    await expect(adopt(root, { color: "blue" })).rejects.toThrow("write it as #0f4149");
    await expect(adopt(root, { logo: "/none.svg" })).rejects.toThrow(
      "put an SVG file into static/",
    );
  });

  it("keeps the claims that nobody may make, without those of another state's law", async () => {
    await mkdir(at("content/claims"));
    await writeFile(at("content/claims/all.yml"), "claims: []\n");
    await writeFile(at("content/claims/nevada.yml"), "state: NV\nclaims: []\n");
    await adopt(root, stranger);
    expect(existsSync(at("content/claims/all.yml"))).toBe(true);
    expect(existsSync(at("content/claims/nevada.yml"))).toBe(false);
  });

  it("names each picture of the sample whose caption does not say that it is one", async () => {
    await adopt(root, { name: "Own Builders", services: "Casino" });
    const page = at("content/services/casino/index.md");
    const text = readFileSync(page, "utf8");
    const left = async (words: string) => {
      await writeFile(page, words);
      const found = (await leftovers(root)).text.matchAll(
        /services\/casino\/index\.md:\d+ {2}(\S+)\n *\S+ is a picture of the sample/g,
      );
      return [...found].map(([, field]) => field);
    };
    expect(await left(text)).toEqual(["hero"]);
    const captioned = text.replace("  alt:", '  caption: "Illustration: a floor"\n  alt:');
    expect(await left(captioned)).toEqual([]);
    expect(await left(captioned.replace("Illustration: a caption", "At dusk"))).toEqual(["text"]);
  });

  it("says what is left of the sample, by file and line", async () => {
    expect((await leftovers(root)).text).toContain("Begin with npm run adopt");
    await adopt(root, { name: "Own Builders", shortName: "Own", state: "AZ" });
    await writeFile(at("content/steps.yml"), "steps:\n  # In Nevada\n");
    const { text, isClean } = await leftovers(root);
    expect(isClean).toBe(false);
    expect(text).toContain("content/steps.yml:2");
    expect(text).toContain("a term of another state: “Nevada”");
    expect(text).toMatch(/business\.yml:\d+ {2}geo\.latitude\n.*is the sample's/);
    expect(text).not.toContain("address.postalCode");
    expect(text).toContain("insurance: The policies that are in force");
  });
});
