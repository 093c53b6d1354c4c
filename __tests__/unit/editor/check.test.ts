/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EntryMap } from "../../../src/editor/cms";
import { checkEntry } from "../../../src/editor/entry-check";
import { fieldLabel } from "../../../src/editor/field-label";
import { formatOf, type Form } from "../../../src/editor/format";
import { choicesOf, siteData } from "../../../src/content/site-data";
import { checkContent } from "../../../src/content/check";
import { leftoverMark } from "../../../src/content/check/leftovers";
import { pictureMistake } from "../../../src/content/check/named-pictures";
import { checkOneFile } from "../../../src/content/check/one-file";
import { kindNamed } from "../../../src/content/registry";
import { contentProject } from "../../support/content-fixture";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

const article = kindNamed("article");
const faq = kindNamed("faq");
const guide = "content/blog/guide/index.md";

/** Saves a changed form as the editor does. Returns the mistakes that the content check and the editor report. */
async function bothChecks(change: (form: Form) => void) {
  const { root, remove } = await contentProject();
  const site = await siteData(root);
  const { fromFile, toFile } = formatOf(article);
  const form = fromFile(await readFile(path.join(root, guide), "utf8"));
  change(form);
  const text = toFile(form);
  await writeFile(path.join(root, guide), text);
  const whole = (await checkContent(root)).mistakes.filter(({ file }) => file === guide);
  const one = checkOneFile(article, "guide", text, site);
  await remove();
  return { whole, one: one.mistakes, pictures: one.pictures };
}

test.each<[string, (form: Form) => void]>([
  ["no mistake", () => undefined],
  ["a missing title", (form) => (form.title = "")],
  ["a short description", (form) => (form.description = "Too short")],
  [
    "a list that is too short",
    (form) => (form.checklist = { title: "The checklist", items: ["One thing to do"] }),
  ],
  [
    "mistakes in the order of their lines, what is missing first",
    (form) => {
      form.description = "Too short";
      form.hero = undefined;
    },
  ],
  ["a day that does not exist", (form) => (form.checked = "2026-02-30")],
  ["an unknown service", (form) => (form.related = { services: ["nowhere"] })],
  ["an alias that is a page", (form) => (form.aliases = ["/services/hotel"])],
  ["an unknown layout", (form) => (form.layout = "wide")],
  [
    "a link that leads nowhere",
    (form) => (form.body = "## One\n\nSee [that](/nowhere) and [this](#none)."),
  ],
  ["a link to its own heading", (form) => (form.body = "## One\n\nSee [that](#one).")],
  ["a heading of level 1", (form) => (form.body = "# One\n\n### Three")],
  ["script", (form) => (form.body = "<script>alert(1)</script>")],
  ["a place left by npm run new", (form) => (form.body = `${leftoverMark} the text`)],
])("the editor reports what the content check reports: %s", async (_name, change) => {
  const { whole, one } = await bothChecks(change);
  expect(one).toEqual(whole);
});

test("a page that others link to cannot become a draft", async () => {
  const { root, remove } = await contentProject();
  const site = await siteData(root);
  const casino = await readFile(path.join(root, "content/services/casino/index.md"), "utf8");
  await remove();
  const service = kindNamed("service");
  const { mistakes } = checkOneFile(
    service,
    "casino",
    casino.replace("order: 1", "order: 1\ndraft: true"),
    site,
  );
  expect(mistakes).toMatchObject([
    { field: "draft", problem: `would hide a page that others link to: ${guide}` },
  ]);
});

test.each([
  ["a heading", "service", "casino", "services/casino/index.md", "## First heading", "## Another"],
  ["an entry", "faq", "", "faq.yml", "id: deposit", "id: down-payment"],
] as const)(
  "%s that others link to cannot go, as in the content check",
  async (_what, kind, name, file, was, becomes) => {
    const { root, remove } = await contentProject();
    const site = await siteData(root);
    const text = await readFile(path.join(root, "content", file), "utf8");
    const changed = text.replace(was, becomes).replace("(#first-heading)", "(#another)");
    await writeFile(path.join(root, "content", file), changed);
    const whole = (await checkContent(root)).mistakes;
    await remove();
    expect(checkOneFile(kindNamed(kind), name, text, site).mistakes).toEqual([]);
    const { mistakes } = checkOneFile(kindNamed(kind), name, changed, site);
    expect(mistakes).toHaveLength(1);
    // The whole check reports it where the links are.
    const users = [...new Set(whole.map((mistake) => mistake.file))];
    expect(users.length).toBeGreaterThan(0);
    for (const user of users) expect(mistakes[0]?.problem).toContain(user);
  },
);

test("a draft holds no position in its group: the editor numbers only what is published", async () => {
  const { root, remove } = await contentProject((files) => {
    const hotel = "content/services/hotel/index.md";
    files[hotel] = String(files[hotel]).replace("order: 2", "order: 1\ndraft: true");
  });
  const { mistakes } = await checkContent(root);
  await remove();
  expect(mistakes).toEqual([]);
});

test("a duplicate title is reported in the open file, whichever file the content check reports", async () => {
  const { one } = await bothChecks((form) => (form.title = "Casino"));
  expect(one).toMatchObject([
    { field: "title", problem: "is the same as that of content/services/casino/index.md" },
  ]);
});

test("missing and small pictures are reported as by the content check", async () => {
  const { whole, pictures } = await bothChecks((form) => {
    form.hero = { src: "none.jpg", alt: "What it shows" };
  });
  expect(pictures.map((picture) => pictureMistake(picture, "missing"))).toEqual(whole);
  expect(pictureMistake(pictures[0]!, 640)?.problem).toBe(
    "names a picture only 640 pixels wide, ./none.jpg",
  );
  expect(pictureMistake(pictures[0]!, 1200)).toBeUndefined();
});

test("YAML files are checked too", () => {
  const site = { facts: [], addresses: { "/faq": [] } };
  const entry = {
    id: "a",
    question: "A question?",
    answer: "See [this](#b). ".repeat(20),
    checked: "2026-11-20",
  };
  const text = (answer: string) =>
    formatOf(faq).toFile({
      groups: [{ id: "g", title: "Group", entries: [{ ...entry, answer }, entry] }],
    });
  const { mistakes } = checkOneFile(faq, "", text(entry.answer), site);
  expect(mistakes.map(({ field, problem }) => [field, problem])).toContainEqual([
    "groups[0].entries[1].id",
    "“a” stands twice",
  ]);
  expect(checkOneFile(kindNamed("business"), "", "name: A", site).mistakes.length).toBeGreaterThan(
    5,
  );
});

test.each([
  ["buildRecap", "phases[0].weeks", "Phase 1: Weeks"],
  ["buildRecap", "facts.duration", "Facts: Planned length"],
  ["buildRecap", "text", "Text"],
  ["service", "hero.alt", "Hero: Alt text"],
  ["service", "faq[2].answer", "FAQ entry 3: Answer"],
  ["service", "questions[1]", "Question 2"],
  ["faq", "groups[0].entries[1].id", "Group 1: Entry 2: ID"],
  ["business", "address.postalCode", "Address: Postal code (ZIP)"],
  ["article", "slug", "Address"],
])("of %s, %s is called “%s”, as in its form", (name, field, words) => {
  expect(fieldLabel(kindNamed(name), field)).toBe(words);
});

test("the editor's data of the site are complete and small", async () => {
  const site = await siteData(process.cwd());
  expect(site.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/services/casino", "/build-process/daiso"]),
  );
  expect(site.addresses["/faq"]).toContain("licensed");
  expect(choicesOf(site).service).toContainEqual({ label: "Casino Construction", value: "casino" });
  // Rules have their notes, which previews show. Everything else has no text, only what it links to.
  expect(JSON.stringify({ ...site, rules: [] }).length).toBeLessThan(90_000);
  expect(JSON.stringify(site.rules).length / site.rules.length).toBeLessThan(600);
});

test("a page cannot take the former address of another, as in the content check", async () => {
  const { root, remove } = await contentProject((files) => {
    const text = String(files[guide]);
    files[guide] = text.replace("checked:", "aliases:\n  - /blog/second\nchecked:");
  });
  const site = await siteData(root);
  const text = (await readFile(path.join(root, guide), "utf8"))
    .replace("title: Guide", "title: Second")
    .replace(/aliases:\n.*\n/, "");
  await remove();
  const { mistakes } = checkOneFile(article, "second", text, site);
  expect(mistakes).toMatchObject([
    { field: "slug", problem: `is a former address of ${guide}: /blog/second` },
  ]);
  const own = checkOneFile(article, "guide", text, site);
  expect(own.mistakes).toEqual([]);
});

test("a service needs its schedule, as in the content check", async () => {
  const { root, remove } = await contentProject();
  const site = await siteData(root);
  const [file, schedules] = await Promise.all(
    ["services/hotel/index.md", "planner/schedules.yml"].map((name) =>
      readFile(path.join(root, "content", name), "utf8"),
    ),
  );
  await remove();
  const spa = file!.replace("title: Hotel", "title: Spa").replace("order: 2", "order: 3");
  const service = kindNamed("service");
  expect(checkOneFile(service, "spa", spa, site).mistakes).toMatchObject([
    { field: "title", problem: "belongs to a service without a schedule" },
  ]);
  const draft = spa.replace("order: 3", "order: 3\ndraft: true");
  expect(checkOneFile(service, "spa", draft, site).mistakes).toEqual([]);
  const schedule = kindNamed("schedule");
  expect(checkOneFile(schedule, "", schedules!, site).mistakes).toEqual([]);
  const without = schedules!.replace("service: hotel", "service: casino");
  expect(checkOneFile(schedule, "", without, site).mistakes).toContainEqual(
    expect.objectContaining({
      field: "schedules",
      problem: "leaves content/services/hotel/index.md without a schedule",
    }),
  );
});

test("a page cannot move to the former address of another", async () => {
  const { root, remove } = await contentProject((files) => {
    const hotel = "content/services/hotel/index.md";
    files[hotel] = String(files[hotel]).replace("checked:", "aliases: [/services/den]\nchecked:");
  });
  const site = await siteData(root);
  const service = kindNamed("service");
  const file = await readFile(path.join(root, "content/services/casino/index.md"), "utf8");
  await remove();
  const form = { ...formatOf(service).fromFile(file), address: "den" };
  const fields: Record<string, unknown> = {
    collection: "service",
    slug: "casino/index",
    data: { toJS: () => form },
  };
  const entry = { get: (name: string) => fields[name], getIn: () => undefined };
  const texts = checkEntry(entry as unknown as EntryMap, service, site).map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringContaining("Address is a former address of content/services/hotel/index.md"),
  );
});
