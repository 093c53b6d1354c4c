/** What authors write that would be lost, or come out wrong, and what they may write. */
import sharp from "sharp";
import { stringify } from "yaml";
import config from "../../gatsby-config";
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
  ["## without a space", "##Heading", "heading-space"],
  ["a reference that is nowhere defined", "[x][undefined]", "link-markup"],
  ["a link in HTML to nowhere", '<a href="/nowhere">x</a>', "link-missing"],
  ["a link by reference to nowhere", "[x][r]\n\n[r]: /nowhere", "link-missing"],
  ["http is told as what it is", "[x](http://example.com)", "link-http"],
  ["a picture in HTML", '<img src="./casino.jpg" alt="A casino">', "element-dropped"],
  ["a comment that is not closed", "Words <!-- a note", "html-markup"],
  ["a comment that swallows the rest", "<!-- a note\n\n## Last", "comment-open"],
  ["## and a no-break space", "##\u00a0Heading", "heading-space"],
  ["a hyphen and a no-break space", "-\u00a0item", "list-mark"],
  ["bullets", "•\tone\n•\ttwo", "list-mark"],
  ["a space inside a link", "See [text] (/contact).", "link-markup"],
  ["a space inside bold", "**Note: **words", "emphasis-markup"],
  ["a table without a rule", "| a | b |\n| 1 | 2 |", "table-rule"],
  ["a picture with blanks", "![A kitchen](./my kitchen.jpg)", "picture-markup"],
  ["a text that was decoded twice", "The clientâ€™s kitchen, cafÃ©", "character"],
  ["a private-use character", "\uf0b7 item", "character"],
  ["a replacement character", "caf\ufffd", "character"],
  ["a picture from the root", "![A kitchen](/photo.jpg)", "picture-missing"],
  ["a picture that another folder lacks", "![A room](../hotel/none.jpg)", "picture-missing"],
  ["a footnote without its note", "Words[^1]", "footnote-markup"],
  ["an element that is taken out", "<font color=red>x</font>", "element-dropped"],
])("%s is refused", async (_name, text, code) => {
  expect(await codesAfter(append(casino, text))).toContain(code);
});

test.each([
  ["a bare address", "See www.nevada.gov."],
  ["the site's own files", "[Feed](/feed.xml), [map](/sitemap.xml), [Atom](/feed.es.xml)"],
  ["a picture of another page", "![The hall of a hotel](../hotel/hotel.jpg)"],
  ["a picture by its bare name", "![The hall of a casino](casino.jpg)"],
  ["a picture with blanks, in angle brackets", "![The hall of a casino](<./casino.jpg>)"],
  [
    "references in other blocks",
    "[x][ref] and\n\n![The hall][pic]\n\n[ref]: /contact\n[pic]: ./casino.jpg",
  ],
  ["what GitHub shows", "- [x] done\n\n> [!NOTE]\n> Words[^1] <mark>x</mark>\n\n[^1]: A note."],
])("%s is accepted", async (_name, text) => {
  expect(await codesAfter(append(casino, text))).toEqual([]);
});

test("a field that # cuts is refused, with what to write", async () => {
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

test("a title of two lines is refused", async () => {
  const codes = await codesAfter(replace(casino, "title: Casino", "title: |\n  Casino\n  floors"));
  expect(codes).toContain("two-lines");
});

test("a number that is too small is told as one", async () => {
  const { mistakes } = await checkedProject(replace(casino, "order: 1", "order: 0"));
  const problem = expect.stringMatching(/Too small: expected number to be >=1$/) as string;
  expect(mistakes).toMatchObject([{ field: "order", problem }]);
});

test("a page that would be published before its day is refused, a draft is not", async () => {
  const future = replace(guide, "published: 2026-11-20", "published: 2026-12-24");
  expect(await codesAfter(future)).toEqual(["day"]);
  expect(await codesAfter(future, replace(guide, "title:", "draft: true\ntitle:"))).toEqual([]);
});

test("what is left to write may stand in a draft and in its translation, and nowhere else", async () => {
  const spanish = "content/services/casino/index.es.md";
  const todo = [
    translated,
    replace(
      spanish,
      "promise: Una frase que dice qué recibe el cliente al final.",
      "promise: 'TODO: una frase que dice qué recibe el cliente.'",
    ),
  ];
  expect(await codesAfter(...todo)).toContain("placeholder");
  const draft = replace(casino, "title:", "draft: true\ntitle:");
  expect(await codesAfter(...todo, draft)).not.toContain("placeholder");
});

test("a link of a translation that leads nowhere is refused, though its original has lost it", async () => {
  const spanish = "content/services/casino/index.es.md";
  const { mistakes } = await checkedProject((files) => {
    translated(files);
    replace(spanish, "title: Casino", 'originalHash: "0123456789abcdef"\ntitle: Casino')(files);
    append(spanish, "Vea [la página](/nowhere).")(files);
  });
  const found = mistakes.filter(({ file }) => file === spanish);
  expect(found.map(({ code, remedy }) => [code, remedy])).toEqual([
    ["link-missing", expect.stringContaining("take the link out")],
  ]);
});

test("aliases are the addresses that other systems made", async () => {
  const aliases = ["/Our_Work/Casino.html", "/index.php?p=7", "/casinos/"];
  const list = `aliases: ${JSON.stringify(aliases)}\ngroup:`;
  expect(await codesAfter(replace(casino, "group:", list))).toEqual([]);
  expect(await codesAfter(replace(casino, "group:", "aliases: [casino.html]\ngroup:"))).toEqual([
    "field-invalid-format",
  ]);
});

test("the lock of an editor is no content", async () => {
  const locks = [".#index.md", "index.md~", "~$index.md", "#index.md#", ".index.md.swp"];
  expect(
    await codesAfter((files) => {
      for (const name of locks) files[`content/services/casino/${name}`] = "x";
    }),
  ).toEqual([]);
});

test("a transparent PNG is published as a PNG, not black as a JPEG", () => {
  const sharpOptions = config.plugins!.flatMap((plugin) =>
    typeof plugin === "object" && plugin.resolve === "gatsby-plugin-sharp" ? [plugin.options] : [],
  );
  expect(sharpOptions).toMatchObject([{ defaults: { formats: ["auto", "avif"] } }]);
});

test("the place where a photograph was taken is refused, used or not", async () => {
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
    ["x".repeat(30_000), "word-long"],
  ] as const) {
    const { mistakes } = await checkedProject(append(casino, text));
    expect(mistakes).toMatchObject([{ file: casino, code }]);
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
    ["content/services/casino", "static"].forEach((folder) =>
      left.forEach((name) => (files[`${folder}/${name}`] = "x")),
    );
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

test.each([
  "__proto__",
  "__defineGetter__",
  "0",
  "a.b",
  "tel:phone",
  "boss-phone",
  "teléfono",
  " phone ",
])("{%s} has no form of a name, and is told at its line", async (name) => {
  let lines: string[] = [];
  const { mistakes } = await checkedProject((files) => {
    append(casino, `Words.\n\nCall {${name}} now.`)(files);
    lines = String(files[casino]).split("\n");
  });
  const line = lines.indexOf(`Call {${name}} now.`) + 1;
  expect(mistakes).toMatchObject([{ file: casino, line, field: "text", code: "fact" }]);
});

test.each(["## Words {#words}", "Words \\{word\\}", "Two {words here}", "A {} and a { b"])(
  "“%s” names nothing in braces",
  async (text) => {
    expect(await codesAfter(append(casino, text))).not.toContain("fact");
  },
);

test("a word of the glossary is no pattern", async () => {
  const words = ["(a+)+$", "[x", "a.o", "*", "\\\\d", "anticipo"];
  const term = { name: "deposit", words: [{ language: "es", word: "depósito", not: words }] };
  const { mistakes, advice } = await checkedProject((files) => {
    translated(files);
    files["content/glossary.yml"] = stringify({ terms: [term] });
    append("content/services/casino/index.es.md", `El anticipo, ${"a".repeat(400)} año.`)(files);
  });
  expect(mistakes.filter(({ code }) => code === "crash")).toEqual([]);
  const found = advice.filter(({ code }) => code === "glossary").map(({ problem }) => problem);
  expect(found).toEqual(["says “anticipo”"]);
});
