/**
 * Every kind of mistake that the content check knows, planted one at a time in a sound project: each is told with its
 * file, its line, its field and what to write instead.
 */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { checkContent, formatMistakes } from "../../src/gatsby/check";
import { contentProject, description, service, type Files } from "../support/content-fixture";

const business = readFileSync("content/business.yml", "utf8");
const casino = "content/services/casino/index.md";
const guide = "content/blog/guide/index.md";

async function mistakesAfter(change: (files: Files) => void) {
  const project = await contentProject(business, change);
  try {
    return (await checkContent(project.root)).mistakes;
  } finally {
    await project.remove();
  }
}

/** Replaces a piece of a file, which must be there. */
const replace = (name: string, from: string | RegExp, to: string) => (files: Files) => {
  const text = String(files[name]);
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${name} does not hold ${String(from)}`);
  files[name] = changed;
};

const append = (name: string, text: string) => (files: Files) => {
  files[name] = `${String(files[name])}\n${text}\n`;
};

interface Case {
  kind: string;
  change: (files: Files) => void;
  file?: string;
  /** Words that stand on the line that is named. */
  at?: string;
  field: string;
  problem: RegExp;
  remedy: RegExp;
}

const cases: Case[] = [
  {
    kind: "a missing field",
    change: replace(casino, /^promise: .*\n/m, ""),
    field: "promise",
    problem: /^is missing$/,
    remedy: /^add it \(One sentence under the headline/,
  },
  {
    kind: "an unknown field",
    change: replace(casino, "order: 1", "order: 1\nsubtitle: More words"),
    at: "subtitle:",
    field: "subtitle",
    problem: /not a field/,
    remedy: /use one of: title, heading, description/,
  },
  {
    kind: "a number where a text is wanted",
    change: replace(casino, "title: Casino", "title: 12345"),
    at: "title:",
    field: "title",
    problem: /is a number, not a text/,
    remedy: /write a text/,
  },
  {
    kind: "a text where a list is wanted",
    change: replace(casino, /^questions:[\s\S]*?(?=^faq:)/m, "questions: none\n"),
    at: "questions:",
    field: "questions",
    problem: /is a text, not a list/,
    remedy: /write a list/,
  },
  {
    kind: "a day that does not exist",
    change: replace(casino, "checked: 2026-11-20", "checked: 2026-02-30"),
    at: "checked:",
    field: "checked",
    problem: /is no date: “2026-02-30”/,
    remedy: /YYYY-MM-DD/,
  },
  {
    kind: "a date in words",
    change: replace(guide, "published: 2026-11-20", "published: yesterday"),
    file: guide,
    at: "published:",
    field: "published",
    problem: /is no date/,
    remedy: /YYYY-MM-DD/,
  },
  {
    kind: "a description too short for a search result",
    change: replace(casino, description, "Too short."),
    at: "description:",
    field: "description",
    problem: /10 characters long: too short/,
    remedy: /at least 110 characters/,
  },
  {
    kind: "a description too long for a search result",
    change: replace(casino, description, `${description} ${description}`),
    at: "description:",
    field: "description",
    problem: /characters long: too long/,
    remedy: /at most 160 characters/,
  },
  {
    kind: "a missing picture",
    change: (files) => delete files["content/services/casino/casino.jpg"],
    at: "src:",
    field: "hero.src",
    problem: /not there, \.\/casino\.jpg/,
    remedy: /put the file into content\/services\/casino\//,
  },
  {
    kind: "a missing picture in the text",
    change: append(casino, '![A picture of something](./other.jpg "Illustration: words")'),
    at: "./other.jpg",
    field: "text",
    problem: /not there, \.\/other\.jpg/,
    remedy: /correct its name/,
  },
  {
    kind: "a file that is no picture",
    change: (files) => {
      files["content/services/casino/casino.jpg"] = "these are words";
    },
    at: "src:",
    field: "hero.src",
    problem: /no picture/,
    remedy: /JPEG, PNG or WebP/,
  },
  {
    kind: "a picture outside its folder",
    change: replace(casino, "src: ./casino.jpg", "src: ../hotel/hotel.jpg"),
    at: "src:",
    field: "hero.src",
    problem: /not of the right form/,
    remedy: /beside this one/,
  },
  {
    kind: "a missing alt text",
    change: replace(casino, "  alt: What the picture shows\n", ""),
    at: "hero:",
    field: "hero.alt",
    problem: /^is missing$/,
    remedy: /people who cannot see it/,
  },
  {
    kind: "a picture without alt text in the text",
    change: replace(casino, "![What the picture shows]", "![]"),
    at: "![]",
    field: "text",
    problem: /picture without alt text/,
    remedy: /8 to 140 characters/,
  },
  {
    kind: "a picture inside a paragraph",
    change: append(casino, "Words ![What the picture shows](./casino.jpg) and more words."),
    at: "Words ![",
    field: "text",
    problem: /inside a paragraph/,
    remedy: /line of its own/,
  },
  {
    kind: "the same page twice",
    change: (files) => {
      files["content/services/casino.md"] = service("Second casino", "second").replaceAll(
        "./second.jpg",
        "./casino/casino.jpg",
      );
    },
    field: "slug",
    problem: /same as that of content\/services\/casino\.md/,
    remedy: /rename or delete/,
  },
  {
    kind: "the same title twice",
    change: replace("content/services/hotel/index.md", "title: Hotel", "title: Casino"),
    file: "content/services/hotel/index.md",
    at: "title:",
    field: "title",
    problem: /same as that of content\/services\/casino/,
    remedy: /title of its own/,
  },
  {
    kind: "an unknown related slug",
    change: replace(guide, "    - casino", "    - cassino"),
    file: guide,
    at: "- cassino",
    field: "related.services[0]",
    problem: /“cassino”, which does not exist/,
    remedy: /name of a folder in content\/services\//,
  },
  {
    kind: "a page related to itself",
    change: replace(guide, "  services:\n    - casino", "  articles:\n    - guide"),
    file: guide,
    at: "- guide",
    field: "related.articles[0]",
    problem: /the page itself/,
    remedy: /another page/,
  },
  {
    kind: "a link to a route that does not exist",
    change: replace(casino, "(/contact)", "(/contactus)"),
    at: "(/contactus)",
    field: "text",
    problem: /\/contactus, which does not exist/,
    remedy: /address of a page/,
  },
  {
    kind: "a link with a slash at its end",
    change: replace(casino, "(/contact)", "(/contact/)"),
    at: "(/contact/)",
    field: "text",
    problem: /\/contact\/, which does not exist/,
    remedy: /without the slash at its end: \/contact$/,
  },
  {
    kind: "a link to an id that does not exist",
    change: replace(guide, "#first-heading", "#no-heading"),
    file: guide,
    at: "#no-heading",
    field: "text",
    problem: /no such id/,
    remedy: /first-heading, second-heading/,
  },
  {
    kind: "a link to an answer that does not exist",
    change: replace(casino, /\/faq#deposit/, "/faq#deposits"),
    at: "/faq#deposits",
    field: "faq[0].answer",
    problem: /\/faq#deposits, but that page has no such id/,
    remedy: /money, deposit/,
  },
  {
    kind: "a link that runs script",
    change: replace(casino, "(/contact)", "(javascript:alert)"),
    at: "javascript:",
    field: "text",
    problem: /links to “javascript:/,
    remedy: /nothing else is allowed/,
  },
  {
    kind: "a skipped heading level",
    change: replace(casino, "### Second", "#### Second"),
    at: "#### Second",
    field: "text",
    problem: /from heading level 2 to 4/,
    remedy: /write ###$/,
  },
  {
    kind: "a heading of level 1",
    change: replace(casino, "## First", "# First"),
    at: "# First",
    field: "text",
    problem: /heading of level 1, “First heading”/,
    remedy: /begin with ##/,
  },
  {
    kind: "an unknown layout",
    change: replace(casino, "order: 1", "order: 1\nlayout: wide"),
    at: "layout:",
    field: "layout",
    problem: /unknown layout, “wide”/,
    remedy: /default, service/,
  },
  {
    kind: "an unknown middleware",
    change: replace(casino, "order: 1", "order: 1\nmiddleware: [sign-in]"),
    at: "middleware:",
    field: "middleware[0]",
    problem: /unknown middleware, “sign-in”/,
    remedy: /project-type/,
  },
  {
    kind: "malformed YAML",
    change: replace(casino, "order: 1", "order: 1: 2"),
    at: "order: 1: 2",
    field: "yaml",
    problem: /cannot be read as YAML/,
    remedy: /quotes/,
  },
  {
    kind: "a field written twice",
    change: replace(casino, "order: 1", "order: 1\norder: 2"),
    at: "order: 2",
    field: "yaml",
    problem: /unique/,
    remedy: /indentation/,
  },
  {
    kind: "a file that is not UTF-8",
    change: (files) => {
      files[casino] = Buffer.from(service("Casino caf\u00e9", "casino"), "latin1");
    },
    field: "file",
    problem: /is not UTF-8/,
    remedy: /encoding UTF-8/,
  },
  {
    kind: "an empty file",
    change: (files) => {
      files[casino] = "  \n";
    },
    field: "file",
    problem: /is empty/,
    remedy: /write front matter/,
  },
  {
    kind: "no front matter",
    change: (files) => {
      files[casino] = "## Words alone\n";
    },
    field: "file",
    problem: /no front matter/,
    remedy: /line ---/,
  },
  {
    kind: "HTML that could run script",
    change: append(casino, '<p onclick="go()">Press</p>'),
    at: "onclick",
    field: "text",
    problem: /could run script: onclick=/,
    remedy: /write Markdown/,
  },
  {
    kind: "a script element",
    change: append(casino, "<script>go()</script>"),
    at: "<script>",
    field: "text",
    problem: /could run script: <script/,
    remedy: /write Markdown/,
  },
  {
    kind: "an alias that is a page's address",
    change: replace(casino, "order: 1", "order: 1\naliases: [/contact]"),
    at: "aliases:",
    field: "aliases[0]",
    problem: /already an address of the site/,
    remedy: /no longer used/,
  },
  {
    kind: "an alias that is no path",
    change: replace(casino, "order: 1", 'order: 1\naliases: ["casinos/"]'),
    at: "aliases:",
    field: "aliases[0]",
    problem: /right form: “casinos\/”/,
    remedy: /such as \/services\/kitchen-remodel/,
  },
  {
    kind: "an offer that the business does not make",
    change: replace("content/business.yml", "id: commercial-construction", "id: other-work"),
    file: casino,
    at: "offer:",
    field: "offer",
    problem: /business\.yml does not offer/,
    remedy: /other-work, residential-construction/,
  },
  {
    kind: "a group that is not one of the two",
    change: replace(casino, "group: commercial", "group: industrial"),
    at: "group:",
    field: "group",
    problem: /is “industrial”/,
    remedy: /commercial, residential/,
  },
  {
    kind: "too few questions",
    change: replace(casino, / {2}- question: Which question is number 3\?\n.*\n/, ""),
    at: "questions:",
    field: "questions",
    problem: /a list of 2: too few/,
    remedy: /at least 3 entries/,
  },
  {
    kind: "a slug that cannot be an address",
    change: (files) => {
      files["content/services/My Casino/index.md"] = service("Mine", "mine");
      files["content/services/My Casino/mine.jpg"] = files["content/services/casino/casino.jpg"]!;
    },
    file: "content/services/My Casino/index.md",
    field: "file",
    problem: /address “My Casino”/,
    remedy: /lower-case/,
  },
  {
    kind: "a file where no page is looked for",
    change: (files) => {
      files["content/notes.md"] = "words";
    },
    file: "content/notes.md",
    field: "file",
    problem: /no page or picture is looked for/,
    remedy: /content\/services\/<slug>\/index\.md/,
  },
  {
    kind: "an id of the FAQ twice",
    change: replace("content/faq.yml", "id: money", "id: deposit"),
    file: "content/faq.yml",
    at: "- id: deposit",
    field: "groups[0].entries[0].id",
    problem: /“deposit” stands twice/,
    remedy: /id of its own/,
  },
  {
    kind: "a phone number in another form",
    change: replace("content/business.yml", "+1 702-555-0142", "702.555.0142"),
    file: "content/business.yml",
    at: "phone:",
    field: "phone",
    problem: /right form: “702\.555\.0142”/,
    remedy: /\+1 702-555-0142/,
  },
  {
    kind: "a missing data file",
    change: (files) => delete files["content/clients.yml"],
    file: "content/clients.yml",
    field: "file",
    problem: /is missing/,
    remedy: /restore it/,
  },
];

test("the sound project has no mistake", async () => {
  expect(await mistakesAfter(() => undefined)).toEqual([]);
});

test("more than thirty kinds of mistakes are tried", () => {
  expect(new Set(cases.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
});

test.each(cases)("$kind", async ({ change, file = casino, at, field, problem, remedy }) => {
  let written = "";
  const mistakes = await mistakesAfter((files) => {
    change(files);
    written = String(files[file] ?? "");
  });
  const mistake = mistakes.find(
    (candidate) => candidate.file === file && candidate.field === field,
  );
  expect(mistake).toBeDefined();
  expect(mistake?.problem).toMatch(problem);
  expect(mistake?.remedy).toMatch(remedy);
  if (at) expect(written.split("\n")[mistake!.line - 1]).toContain(at);
  else expect(mistake?.line).toBeGreaterThanOrEqual(1);
});

test("a picture too small for its place", async () => {
  const small = await sharp({
    create: { width: 640, height: 400, channels: 3, background: "#fff" },
  })
    .jpeg()
    .toBuffer();
  const mistakes = await mistakesAfter((files) => {
    files["content/services/casino/casino.jpg"] = small;
  });
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    "hero.src names a picture only 640 pixels wide, ./casino.jpg",
    "text names a picture only 640 pixels wide, ./casino.jpg",
  ]);
});

test("a hundred mistakes are all reported at once", async () => {
  const mistakes = await mistakesAfter((files) => {
    for (let number = 0; number < 100; number += 1) {
      files[`content/services/broken-${number}/index.md`] = `---\ntitle: [${number}\n---\n`;
    }
  });
  const broken = new Set(mistakes.map(({ file }) => file));
  expect(broken.size).toBe(100);
  const report = formatMistakes(mistakes);
  for (const file of broken) expect(report).toContain(`${file}:`);
});
