/**
 * What authors lost or saw come out wrong, each as it was reported (issue “An author's first week”). The number of a fault stands
 * in the name of its test.
 */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { stringify } from "yaml";
import { fillFacts } from "../../src/content/facts";
import {
  append,
  casino,
  checkedProject,
  guide,
  replace,
  translated,
  type Files,
} from "../support/content-fixture";

const codesAfter = async (...changes: ((files: Files) => void)[]) =>
  (await checkedProject((files) => changes.forEach((change) => change(files)))).mistakes.map(
    ({ code }) => code,
  );

test.each([
  ["fault 7: ## without a space", "##Heading", "heading-space"],
  ["fault 7: a reference that is nowhere defined", "[x][undefined]", "link-markup"],
  ["fault 7: a link in HTML to nowhere", '<a href="/nowhere">x</a>', "link-missing"],
  ["fault 7: a link by reference to nowhere", "[x][r]\n\n[r]: /nowhere", "link-missing"],
  ["fault 8: http is told as what it is", "[x](http://example.com)", "link-http"],
  ["fault 8: a picture in HTML", '<img src="./casino.jpg" alt="A casino">', "element-dropped"],
  ["fault 10: a comment that is not closed", "Words <!-- a note", "html-markup"],
  ["fault 10: a comment that swallows the rest", "<!-- a note\n\n## Last", "comment-open"],
  ["fault 10: ## and a no-break space", "##\u00a0Heading", "heading-space"],
  ["fault 10: a hyphen and a no-break space", "-\u00a0item", "list-mark"],
  ["fault 10: bullets", "•\tone\n•\ttwo", "list-mark"],
  ["fault 10: a space inside a link", "See [text] (/contact).", "link-markup"],
  ["fault 10: a space inside bold", "**Note: **words", "emphasis-markup"],
  ["fault 10: a table without a rule", "| a | b |\n| 1 | 2 |", "table-rule"],
  ["fault 10: a picture with blanks", "![A kitchen](./my kitchen.jpg)", "picture-markup"],
  ["fault 10: a text that was decoded twice", "The clientâ€™s kitchen, cafÃ©", "character"],
  ["fault 10: a private-use character", "\uf0b7 item", "character"],
  ["fault 10: a replacement character", "caf\ufffd", "character"],
  ["fault 10: a picture from the root", "![A kitchen](/photo.jpg)", "picture-missing"],
  [
    "fault 10: a picture that another folder lacks",
    "![A room](../hotel/none.jpg)",
    "picture-missing",
  ],
  ["fault 6: a footnote without its note", "Words[^1]", "footnote-markup"],
  ["fault 6: an element that is taken out", "<font color=red>x</font>", "element-dropped"],
])("%s is refused", async (_name, text, code) => {
  expect(await codesAfter(append(casino, text))).toContain(code);
});

test.each([
  ["fault 8: a bare address", "See www.nevada.gov."],
  ["fault 8: the site's own files", "[Feed](/feed.xml), [map](/sitemap.xml), [Atom](/feed.es.xml)"],
  ["fault 10: a picture of another page", "![The hall of a hotel](../hotel/hotel.jpg)"],
  ["fault 1: a picture by its bare name", "![The hall of a casino](casino.jpg)"],
  ["fault 10: a picture with blanks, in angle brackets", "![The hall of a casino](<./casino.jpg>)"],
  [
    "fault 4: references in other blocks",
    "[x][ref] and\n\n![The hall][pic]\n\n[ref]: /contact\n[pic]: ./casino.jpg",
  ],
  [
    "fault 6: what GitHub shows",
    "- [x] done\n\n> [!NOTE]\n> Words[^1] <mark>x</mark>\n\n[^1]: A note.",
  ],
])("%s is accepted", async (_name, text) => {
  expect(await codesAfter(append(casino, text))).toEqual([]);
});

test("fault 7 and 10: a field that # cuts is refused, with what to write", async () => {
  const cut = replace(casino, "title: Casino", "title: Casino Work #7 and more");
  const { mistakes } = await checkedProject(cut);
  expect(mistakes).toMatchObject([
    {
      file: casino,
      line: 2,
      code: "cut-text",
      remedy: expect.stringContaining('"Casino Work #7 and more"'),
    },
  ]);
});

test("fault 7: a title of two lines is refused", async () => {
  const codes = await codesAfter(replace(casino, "title: Casino", "title: |\n  Casino\n  floors"));
  expect(codes).toContain("two-lines");
});

test("fault 8: a number that is too small is told as one", async () => {
  const { mistakes } = await checkedProject(replace(casino, "order: 1", "order: 0"));
  const problem = expect.stringMatching(/Too small: expected number to be >=1$/) as string;
  expect(mistakes).toMatchObject([{ field: "order", problem }]);
});

test("fault 10: a page that would be published before its day is refused, a draft is not", async () => {
  const future = replace(guide, "published: 2026-11-20", "published: 2026-12-24");
  expect(await codesAfter(future)).toEqual(["day"]);
  expect(await codesAfter(future, replace(guide, "title:", "draft: true\ntitle:"))).toEqual([]);
});

test("fault 10: aliases are the addresses that other systems made", async () => {
  const aliases = ["/Our_Work/Casino.html", "/index.php?p=7", "/casinos/"];
  const list = `aliases: ${JSON.stringify(aliases)}\ngroup:`;
  expect(await codesAfter(replace(casino, "group:", list))).toEqual([]);
  expect(await codesAfter(replace(casino, "group:", "aliases: [casino.html]\ngroup:"))).toEqual([
    "field-invalid-format",
  ]);
});

test("fault 10: the lock of an editor is no content", async () => {
  const locks = [".#index.md", "index.md~", "~$index.md", "#index.md#", ".index.md.swp"];
  expect(
    await codesAfter((files) => {
      for (const name of locks) files[`content/services/casino/${name}`] = "x";
    }),
  ).toEqual([]);
});

test("fault 10: a transparent PNG is published as a PNG, not black as a JPEG", () => {
  const asked = readFileSync("gatsby-config.ts", "utf8").match(/formats: .*/g);
  expect(asked).toEqual(['formats: ["auto", "avif"],']);
});

test("fault 10: the place where a photograph was taken is refused, used or not", async () => {
  const create = { width: 1280, height: 800, channels: 3, background: "#888" } as const;
  const picture = await sharp({ create })
    .withExif({ IFD3: { GPSLatitude: "36/1 10/1 0/1" } })
    .jpeg()
    .toBuffer();
  const unused = (files: Files) => (files["content/services/casino/unused.jpg"] = picture);
  expect(await codesAfter(unused)).toEqual(["picture-location"]);
});

test("a file that is too deep, or has a word without end, is refused before it is parsed", async () => {
  for (const [text, code] of [
    ["> ".repeat(4000) + "word", "nested"],
    ["- ".repeat(200) + "word", "nested"],
    ["<b> ".repeat(6000), "nested"],
    ["x".repeat(1_000_000), "file-long"],
    ["x".repeat(100_000), "word-long"],
  ] as const) {
    const started = performance.now();
    const { mistakes } = await checkedProject(append(casino, text));
    expect(mistakes).toMatchObject([{ file: casino, code }]);
    expect(performance.now() - started).toBeLessThan(5000);
  }
});

test("a picture that ends too early is named, and no page that shows it", async () => {
  const cut = (files: Files) => {
    const name = "content/services/casino/casino.jpg";
    const whole = files[name] as Buffer;
    files[name] = whole.subarray(0, Math.floor(whole.length / 2));
  };
  const { mistakes } = await checkedProject(cut);
  expect(mistakes).toMatchObject([
    { file: "content/services/casino/casino.jpg", code: "picture-file" },
  ]);
});

test("what an operating system leaves in a folder is no content", async () => {
  const left = ["Thumbs.db", "desktop.ini", ".DS_Store"];
  const change = (files: Files) =>
    left.forEach((name) => (files[`content/services/casino/${name}`] = "x"));
  expect(await codesAfter(change)).toEqual([]);
});

test.each(["constructor", "toString", "valueOf", "hasOwnProperty", "prototype", "phones"])(
  "{%s} is an unknown name, which no page fills in",
  async (name) => {
    expect(await codesAfter(append(casino, `Call {${name}} or tel:{${name}} now.`))).toContain(
      "fact",
    );
    expect(fillFacts(`{${name}}`, () => ({ phone: "1" }))).toBe(`{${name}}`);
  },
);

test("a word of the glossary is no pattern", async () => {
  const words = ["(a+)+$", "[x", "a.o", "*", "\\\\d", "anticipo"];
  const term = { name: "deposit", spanish: "depósito", not: words };
  const { mistakes, advice } = await checkedProject((files) => {
    translated(files);
    files["content/glossary.yml"] = stringify({ terms: [term] });
    append("content/services/casino/index.es.md", `El anticipo, ${"a".repeat(400)} año.`)(files);
  });
  expect(mistakes.filter(({ code }) => code === "crash")).toEqual([]);
  const found = advice.filter(({ code }) => code === "glossary").map(({ problem }) => problem);
  expect(found).toEqual(["says “anticipo”"]);
});
