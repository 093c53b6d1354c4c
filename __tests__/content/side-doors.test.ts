/**
 * What a stranger's pull request could try, twenty of each kind: every one is a mistake with its
 * file, and none crashes the check or keeps it busy.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllRedirects } from "@netlify/redirect-parser";
import sharp from "sharp";
import { stringify } from "yaml";
import { sourceFaults } from "../../src/content/source-faults";
import { redirectLine } from "../../src/hosting/redirects";
import {
  about,
  append,
  casino,
  checkedProject,
  guide,
  pageNamed,
  replace,
  type Files,
} from "../support/content-fixture";

const found = async (change: (files: Files) => void) => (await checkedProject(change)).mistakes;

const aliases = [
  ...[
    "/*",
    "/es/*",
    "/:splat",
    "/old/:slug/end",
    "/contact?project=casino",
    "/CONTACT",
    "/contact/",
  ],
  ...["/contact/index.html", "/%63ontact", "/Contact.htm", "/STATIC/a.js", "/admin", "/es"],
  ...["/ES/contact", "//evil.example", "/\\evil.example", "/%2Fevil.example", "/%5Cevil.example"],
  ...["/../contact", "/a/./contact", "/.well-known/security.txt", "/_headers", "/feed.es.xml"],
  ...[
    "https://evil.example/",
    "/%E0%A4%A",
    "/a\n/* https://evil.example 301",
    "/a\t/b",
    "/a%0A/b",
    "/404",
  ],
  ...["/old?*", "/old?a=:b", "/old#part", "/Search-Index/a.json", "/contact%2F", "/contact?"],
  ...["/%73itemap.xml?x=1", "/%66avicon.ico?v=1", "/contact%2Evcf?x=1", "/robots%2Etxt?x=1"],
  ...["/%5Fheaders?x=1", "/sitemap.xml/?x=1", "/Sitemap.xml?x=1", "/share/contact.jpg", "/Share"],
  ...[
    "/styles.391bda80a495e17e5c2f.css",
    "/app-1.js?v=1",
    "/app-1.js.map",
    "/.netlify/functions/x",
  ],
  ...["/%2Enetlify/x", "/_gatsby/x", "/fonts/other.woff2", "/.well-known/change-password"],
  ...[
    "/contact%3Fx=1",
    "/contact%23x",
    "/old?x=%2A",
    "/old?a=b&&c=d",
    "/old?a",
    "/old?=b",
    "/old?",
  ],
  ...["/old?301=1", "/old?/thanks=1", "/old?a=b&a=c", "/old?__proto__=1", "/old?https:x=1"],
  ...["/old?a=1&301=2", "/old?é=1", "/old?a[]=1", "/old?-a=1"],
  ...["/old?x=%E0%A4%A", "/\ud83d", "/old\u202egpj", "/\u200bcontact", "/old%E2%80%AEx"],
];

test("an address that takes visitors from others is no alias", async () => {
  const acceptedOf = async (all: string[]) => {
    const list = `order: 1\naliases: [${all.map((one) => JSON.stringify(one)).join(", ")}]`;
    const mistakes = await found((files) => {
      for (const name of ["favicon.ico", "fonts/text.woff2"]) files[`static/${name}`] = "words";
      replace(casino, "order: 1", list)(files);
    });
    const fields = mistakes.map(({ field }) => field);
    return all.filter((_alias, index) => !fields.includes(`aliases[${index}]`));
  };
  // The site is asked about what has the form of an address at all.
  expect(await acceptedOf(await acceptedOf(aliases))).toEqual([]);
});

/** Returns the rules that the host reads in lines of `_redirects`. */
async function readByHost(lines: string) {
  const folder = mkdtempSync(join(tmpdir(), "redirects-"));
  const file = join(folder, "_redirects");
  writeFileSync(file, lines);
  const options = { redirectsFiles: [file], configRedirects: [], minimal: true };
  const { redirects, errors } = await parseAllRedirects(options);
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
  return redirects;
}

test("former addresses of other systems are aliases, in two ways of writing one as well", async () => {
  const list = [
    ...["/old", "/old.html", "/Our_Work", "/index.php?p=7", "/about.php", "/files/a.css"],
    ...["/old?a=b&c=d", "/old?_a.b-c=/x", "/old?a=", "/old?a=[1]", "/old?Country=us", "/old;x,y"],
    ...["/old?a=301", "/old?constructor=1", "/old?a=1!", "/año?a=ñ", "/a%20b?c=d%20e", "/old&x"],
  ];
  const fields = `order: 1\naliases: ${JSON.stringify(list)}`;
  expect(await found(replace(casino, "order: 1", fields))).toEqual([]);
  for (const alias of list) {
    const [from = "", query] = encodeURI(decodeURI(alias)).split("?");
    expect(await readByHost(redirectLine({ path: alias, toPath: "/about", status: 301 }))).toEqual([
      expect.objectContaining({
        ...{ from, to: "/about", status: 301, conditions: {}, force: query !== undefined },
        query: Object.fromEntries((query?.split("&") ?? []).map((part) => part.split("="))),
      }),
    ]);
  }
});

test.each([
  ["/old", "/OLD/"],
  ["/old", "/old.html"],
  ["/old", "/%6Fld"],
  ["/old", "/old/index.html"],
  ["/old?a=b&c=d", "/old?c=d&a=b"],
])("an alias of two pages is told, written as %s and as %s", async (one, other) => {
  const mistakes = await found((files) => {
    replace(casino, "order: 1", `order: 1\naliases: ["${one}"]`)(files);
    replace(guide, "title: ", `aliases: ["${other}"]\ntitle: `)(files);
  });
  expect(mistakes).toEqual([expect.objectContaining({ field: "aliases[0]", code: "unique" })]);
});

test.each(["e", "x", "e1", "es-", "", "es-MX"])(
  "%j is no language, and told with its line",
  async (code) => {
    const mistakes = await found((files) => {
      files["content/glossary.yml"] =
        `terms:\n  - name: casita\n    words:\n      - language: "${code}"\n        word: casita\n`;
    });
    const ofLanguage = mistakes.filter(({ field }) => field.endsWith("language"));
    expect(ofLanguage).toEqual([expect.objectContaining({ line: 4 })]);
  },
);

const folders = [
  ...["admin", "static", "page-data", "es", "en", "404", "index", "search-index", "UPPER", "a b"],
  ...["a?b", "a#b", "*", "a*", ":slug", "a.html", "feed.xml", "-a", "a--b", "ñandú", "%2e%2e"],
  ...[
    "share",
    "_gatsby",
    ".netlify",
    "a%2Fb",
    "__proto__",
    "a\nb",
    "it's",
    "<b>",
    "a;b",
    "a|b",
    "_headers",
    ".hidden",
    "a@b",
    "a".repeat(81),
    ...["fonts", "drawings", "fr", "de", "zh"],
  ],
];

test.each(["services", "pages"])(
  "a folder of %s is no pattern, and not the site's",
  async (kind) => {
    const mistakes = await found((files) => {
      for (const name of folders) files[`content/${kind}/${name}/index.md`] = "words";
    });
    const named = mistakes.filter(({ code }) => code.startsWith("file-")).map(({ file }) => file);
    const accepted = folders.filter((name) => !named.includes(`content/${kind}/${name}/index.md`));
    expect(accepted).toEqual([]);
  },
);

test("a page whose address is a folder of static/ is told with the file that lies there", async () => {
  const mistakes = await found((files) => {
    files["static/flyers/text.pdf"] = "words";
    Object.assign(files, pageNamed("flyers"));
  });
  expect(mistakes).toEqual([
    expect.objectContaining({
      file: "static/flyers/text.pdf",
      problem: "lies in a folder that the site has for the page /flyers, flyers/",
    }),
  ]);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><g id="art">${inside}</g></svg>`;

test("a file is the picture that its name says", async () => {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: "#888" } });
  const huge = sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: "#888" },
  });
  const as = (format: "jpeg" | "png" | "webp" | "gif" | "tiff" | "avif") =>
    image.clone().toFormat(format).toBuffer();
  const [jpeg, png, webp] = await Promise.all([as("jpeg"), as("png"), as("webp")]);
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const files: Record<string, string | Buffer> = {
    "gif.jpg": await as("gif"),
    "tiff.jpg": await as("tiff"),
    "avif.webp": await as("avif"),
    "avif.jpg": await as("avif"),
    "png.jpg": png,
    "jpeg.png": jpeg,
    "webp.jpeg": webp,
    "jpeg.webp": jpeg,
    "cut.jpg": half(jpeg),
    "cut.png": half(png),
    "cut.webp": half(webp),
    "empty.jpg": "",
    "empty.svg": "",
    "words.png": "words",
    "page.jpg": "<!doctype html><script>alert(1)</script>",
    "script.jpg": svg("<script>alert(1)</script>"),
    "pdf.png": "%PDF-1.7\n%%EOF",
    "zip.webp": Buffer.from("PK\u0003\u0004"),
    "huge.png": await huge.png().toBuffer(),
    "head.png": png.subarray(0, 12),
    "zeros.jpg": Buffer.alloc(5_000),
    "open.svg": svg("<path").slice(0, 90),
    "entity.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&c;")}`,
    "words.svg": "words",
  };
  const folder = "content/services/casino";
  const mistakes = await found((all) => {
    for (const [name, bytes] of Object.entries(files)) all[`${folder}/${name}`] = bytes;
    all[`${folder}/photo.heic`] = "words";
    all[`${folder}/photo.avif`] = "words";
  });
  const accepted = Object.keys(files).filter(
    (name) =>
      !mistakes.some(({ file, code }) => file === `${folder}/${name}` && code === "picture-file"),
  );
  expect(accepted).toEqual([]);
  for (const name of ["photo.heic", "photo.avif"])
    expect(mistakes).toContainEqual(
      expect.objectContaining({ file: `${folder}/${name}`, code: "file-location" }),
    );
});

const deep = 101;
const texts: Record<string, string> = {
  quotes: `${">".repeat(deep)} word`,
  "quotes with blanks": `${"> ".repeat(deep)}word`,
  lists: `${"- ".repeat(deep)}word`,
  "lists by lines": Array.from({ length: deep }, (_, level) => `${"  ".repeat(level)}- x`).join(
    "\n",
  ),
  "bold elements": `${"<b>".repeat(deep)}word`,
  "divisions on lines": "<div>\n".repeat(deep),
  "elements in capitals": "<DIV >".repeat(deep),
  "numbered lists": `${"1. ".repeat(deep)}word`,
  "numbered lists in quotes": `${"> 1. ".repeat(deep)}word`,
  "numbered lists in a list": `- a\n  ${"1) ".repeat(deep)}word`,
  "quotes without words": ">".repeat(deep),
  "lists without words": "+ ".repeat(deep),
  "elements that others end": "<b></i> ".repeat(deep),
  "tags on two lines": "<b\n>".repeat(deep),
  "quotes after an old end of a line": `word\r${"> ".repeat(deep)}word`,
  "instructions that stay open": "a <? ".repeat(1_001),
  "declarations that stay open": "<!a ".repeat(1_001),
  "details in quotes": `> ${"<details>".repeat(deep)}`,
  "a data address": `![A photo](data:image/png;base64,${"A".repeat(40_000)})`,
  "base64 alone": "QUJD".repeat(25_000),
  asterisks: "*".repeat(5_000),
  "opened brackets": "[".repeat(5_000),
  backticks: "`".repeat(5_000),
  "a long address": `https://example.com/${"a/".repeat(300)}`,
  "asterisks in words": "a*b ".repeat(20_000),
  "double asterisks in words": "a**b ".repeat(20_000),
  underscores: "a_ ".repeat(20_000),
  tildes: "a~b ".repeat(20_000),
  "ends of links": "a](b ".repeat(12_000),
  "asterisks on lines": "a*b\n".repeat(20_000),
  "thousands of headings": "# a\n".repeat(20_000),
  "thousands of underlined headings": "a\n===\n".repeat(10_000),
  "thousands of lines of a list": "- a\n".repeat(20_000),
  "thousands of quotes": "> a\nb\n".repeat(13_000),
  "thousands of headings with old ends of lines": "# a\r".repeat(20_000),
  "elements with names that no element has": "<b.> x ".repeat(1000),
  "elements of another language": "<b:> ".repeat(3000),
  "elements with a quote in their names": '<b"> '.repeat(150),
  "cells inside of a drawing": `<svg>\n${"<td> ".repeat(150)}`,
  "a word of emoji": "🏠".repeat(400),
  "a file without an end": "word ".repeat(80_000),
};

test.each(Object.entries(texts))("%s are told with file and line", async (_kind, text) => {
  const mistakes = await found(append(casino, text));
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      file: casino,
      code: expect.stringMatching(/^(?:nested|word-long|file-long|signs)$/) as string,
      line: expect.any(Number) as number,
    }),
  );
});

test("a text on one line of YAML is as deep as it would be in a text", () => {
  const faults = sourceFaults(`groups:\n  - answer: "${"> ".repeat(deep)}word"\n`, "list");
  expect(faults).toEqual([expect.objectContaining({ code: "nested", line: 2 })]);
});

/** Gives the casino a description, as it is written in YAML. */
const described = (value: string) => (files: Files) => {
  const text = String(files[casino]);
  files[casino] = text.replace(/^description: .*$/m, () => `description: ${value}`);
};

const hiddenDepths: Record<string, string> = {
  "folded lines": `>-\n${`    ${"> ".repeat(40)}\n`.repeat(4)}    word`,
  "characters by their numbers": `"${"\\x3e ".repeat(120)}word"`,
  "lines that are escaped": `"${"- \\\n    ".repeat(120)}word"`,
};

test.each(Object.entries(hiddenDepths))(
  "a text of YAML that only becomes deep when it is read, by %s, is told with its field",
  async (_kind, value) => {
    const mistakes = await found(described(value));
    expect(mistakes).toContainEqual(
      expect.objectContaining({ file: casino, code: "nested", field: "description" }),
    );
  },
);

const ownSvg = (inner: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inner}</svg>`;

const ownDrawings: Record<string, string> = {
  "a script": ownSvg("<script>alert(1)</script>"),
  "an event": ownSvg('<path d="M0 0"/>', ' onload="alert(1)"'),
  "an event in capitals": ownSvg('<path OnClick="alert(1)" d="M0 0"/>'),
  HTML: ownSvg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  "a link": ownSvg('<a href="https://evil.example"><path d="M0 0"/></a>'),
  "a picture from elsewhere": ownSvg('<image href="https://evil.example/a.png"/>'),
  "a part of another file": ownSvg('<use href="https://evil.example/a.svg#b"/>'),
  "a part of another file, in old words": ownSvg(
    '<use xlink:href="other.svg#b"/>',
    ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  "a fill from elsewhere": ownSvg('<path fill="url(https://evil.example/a.svg#b)" d="M0 0"/>'),
  "a style from elsewhere": ownSvg("<style>@import 'https://evil.example/a.css';</style>"),
  "a style that hides it by a number": ownSvg(
    '<style>@imp&#111;rt "https://evil.example/a.css";</style>',
  ),
  "a style that hides it by a comment": ownSvg(
    "<style>path{fill:u<!-- -->rl(https://evil.example/a.svg#b)}</style>",
  ),
  "another language": ownSvg('<g xmlns="http://www.w3.org/1999/xhtml"><title>x</title></g>'),
  "an attribute that nobody needs": ownSvg('<path ping="https://evil.example" d="M0 0"/>'),
  "half a megabyte": ownSvg(`<title>${"x".repeat(500_000)}</title>`),
  "a style that hides it": ownSvg("<style>@\\69mport 'https://evil.example/a.css';</style>"),
  "an animation of an address": ownSvg(
    '<use href="#a"><set attributeName="href" to="https://evil.example"/></use>',
  ),
  "a style sheet": `<?xml-stylesheet href="https://evil.example/a.css"?>${ownSvg("")}`,
  "an address that is a script": ownSvg('<path style="x:javascript:alert(1)" d="M0 0"/>'),
  "another base": ownSvg('<path xml:base="https://evil.example/" d="M0 0"/>'),
};

test.each(Object.entries(ownDrawings))("an SVG of static/ with %s is told", async (_kind, text) => {
  const mistakes = await found((files) => (files["static/own.svg"] = text));
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: "static/own.svg", code: "static-drawing" }),
  );
});

test.each([
  ["static/own.svg", "<svg xmlns='http://www.w3.org/2000/svg'><path></svg>"],
  ["static/own.svg", "GIF89a"],
  ["static/flyer.jpg", "GIF89a"],
])("%s is told where it is not what its name says: %s", async (file, text) => {
  const mistakes = await found((files) => (files[file] = text));
  expect(mistakes).toContainEqual(expect.objectContaining({ file, code: "picture-file" }));
});

test("a photograph of static/ that tells its place is told", async () => {
  const create = { width: 64, height: 64, channels: 3, background: "#888" } as const;
  const exif = { IFD3: { GPSLatitude: "36/1 10/1 0/1" } };
  const picture = await sharp({ create }).withExif(exif).jpeg().toBuffer();
  const mistakes = await found((files) => (files["static/flyer.jpg"] = picture));
  expect(mistakes).toMatchObject([{ file: "static/flyer.jpg", code: "picture-location" }]);
});

test.each([
  ...["promo.html", "promo.htm", "a.xhtml", "own.xml", "a.xsl", "promo.js", "a.mjs", "a.css"],
  ...["admin.html", "404.html", "index.html", "es.html", "own.svgz", "a.wasm", "admin", "a.json"],
])("static/%s, which would be a page or a script of the site, is told", async (name) => {
  const mistakes = await found((files) => (files[`static/${name}`] = "<p>x</p>"));
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: `static/${name}`, code: "static-kind" }),
  );
});

test("an SVG of static/ has colors, words, styles and parts of its own", async () => {
  const own = ownSvg(
    '<title>Own</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f60"/></linearGradient></defs>' +
      "<style>path{fill:url(#a)}</style>" +
      '<path d="M0 0h9"/><use href="#a"/><text x="1" y="2">Transcript: est. \\ 2020</text>',
  );
  expect(await found((files) => (files["static/own.svg"] = own))).toEqual([]);
});

const slow: Record<string, string> = {
  "headings, as many as may be": "## a\n".repeat(900),
  "underlined headings": "a\n===\n".repeat(450),
  "asterisks, as many as may be": `${"a*b ".repeat(990)}\n\n`.repeat(9),
  "marks of code": `${"a ` ".repeat(990)}\n\n`.repeat(9),
  "tables, as many as may be":
    `${"| a ".repeat(9)}|\n${"| - ".repeat(9)}|\n${`${"| a ".repeat(9)}|\n`.repeat(90)}\n`.repeat(
      9,
    ),
  "addresses of mail": "a@b.co ".repeat(5_400),
  "pairs of elements": "<b>a</b> ".repeat(4_200),
  "lists in lists":
    `${Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}- x`).join("\n")}\n\n`.repeat(
      22,
    ),
  "links on a line": "[a](/contact) ".repeat(2_000),
  "opened links": "[a](".repeat(100).concat(" ").repeat(40),
  "half of bold": "a** ".repeat(5_000),
  "half of emphasis": "_a ".repeat(5_000),
  "a table of many columns": `${"| a ".repeat(1_000)}|\n${"| - ".repeat(1_000)}|\n`,
  "comments that stay open": "<!-- a ".repeat(2_000),
  "attributes that stay open": `<a href=" `.repeat(2_000),
  footnotes: Array.from({ length: 500 }, (_, note) => `a[^${note}]\n\n[^${note}]: b\n`).join("\n"),
  "references to nothing": "[a][b] ".repeat(3_000),
  entities: "&amp; &#x41; &nosuch; ".repeat(1_600),
  rules: ":rule[a]{#b} ".repeat(1_000),
  braces: "{a} {{b}} { ".repeat(3_000),
  "empty lines": "\n".repeat(50_000),
  dollars: "$1,000 - $2,000 ".repeat(2_300),
};

/** Returns the processor's time that a check of the casino's text with more at its end takes, in milliseconds, and what it finds. */
async function timed(text: string) {
  const started = process.cpuUsage();
  const mistakes = await found(append(casino, text));
  const { user, system } = process.cpuUsage(started);
  return { mistakes, taken: (user + system) / 1000 };
}

test.each(Object.entries(slow))("%s do not keep the check busy", async (_kind, text) => {
  await timed("");
  const without = await timed("");
  const { mistakes, taken } = await timed(text);
  expect(mistakes.filter(({ code }) => code === "crash")).toEqual([]);
  // Beside the check of the same project without the text, since machines differ.
  expect(taken / without.taken).toBeLessThan(40);
});

const yaml: Record<string, string> = {
  "aliases that multiply": `a: &a [x, x, x, x, x, x, x, x, x]\n${"bcdefghi"
    .split("")
    .map((key, index) => `${key}: &${key} [${`*${"abcdefgh"[index]}, `.repeat(9)}x]`)
    .join("\n")}`,
  "brackets in brackets": `a: ${"[".repeat(2_000)}`,
  "braces in braces": `a: ${"{a: ".repeat(2_000)}`,
  "maps in maps": Array.from({ length: 120 }, (_, level) => `${" ".repeat(level)}a:`).join("\n"),
  "a prototype": "__proto__: { draft: true }\nconstructor: x",
  "a tag": "a: !!js/function 'function () {}'",
  "a merge": "<<: { draft: true }",
  "an alias of nothing": "a: *b",
  "an alias of itself": "a: &a [*a]",
  "a key that is a list": "? [a, b]\n: c",
  "thousands of fields": Array.from({ length: 5_000 }, (_, index) => `a${index}: b`).join("\n"),
  "thousands of fields on one line": `a: {${Array.from({ length: 15_000 }, (_, index) => `k${index}: 1`).join(", ")}}`,
  "a date as a title": "title2: 2026-01-01",
  "a second document": "---\na: b",
  "a directive": "%YAML 1.2",
  "an octal": "order2: 0o17",
  "an infinite number": "order2: .inf",
  "bytes in base64": "a: !!binary aGVsbG8=",
  "a null character": "a: \0",
  "a BOM": "\ufeffa: b",
  "a set": "a: !!set {a, b}",
};

test.each(Object.entries(yaml))("front matter with %s is told", async (_kind, text) => {
  const started = process.cpuUsage();
  const mistakes = await found(replace(casino, "title: Casino\n", `title: Casino\n${text}\n`));
  const { user, system } = process.cpuUsage(started);
  expect(mistakes).not.toEqual([]);
  for (const { file, line, code } of mistakes) {
    expect(file).toMatch(/^content\//);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(code).not.toBe("crash");
  }
  expect(user + system).toBeLessThan(4_000_000);
});

test("of two files that cannot be read, both are told", async () => {
  const mistakes = await found((files) => {
    files["content/faq.yml"] = stringify({ groups: { length: 3 } });
    files["content/glossary.yml"] = "terms: 7\n";
  });
  const files = new Set(mistakes.map(({ file }) => file));
  for (const file of ["content/faq.yml", "content/glossary.yml"]) expect(files).toContain(file);
});

test.each(["(\\w+ ?)+!", "(a|aa)*b", "(?:a+){2,}", "(?:a|b){40}", "(?:\\w+ ){0,30}x"])(
  "the pattern of a claim %s, which may take for ever, is told",
  async (pattern) => {
    const file = "content/claims/made.yml";
    const claim = { id: "a", problem: "claims a thing of a test", remedy: "take it out of there" };
    const mistakes = await found((files) => {
      files[file] = stringify({ claims: [{ ...claim, patterns: [pattern] }] });
    });
    expect(mistakes).toContainEqual(
      expect.objectContaining({
        file,
        problem: expect.stringContaining("repeats a group") as string,
      }),
    );
  },
);

test.each(["(?:no|our) .*.*.*x", "\\w+ .*\\w+ .*!", "[^.]+ [^,]+ \\S+x"])(
  "the pattern of a claim %s, whose time grows faster than its sentence, is told",
  async (pattern) => {
    const claim = { id: "a", problem: "claims a thing of a test", remedy: "take it out of there" };
    const mistakes = await found((files) => {
      files["content/claims/made.yml"] = stringify({ claims: [{ ...claim, patterns: [pattern] }] });
    });
    expect(mistakes).toContainEqual(
      expect.objectContaining({
        problem: expect.stringContaining("without end more than twice") as string,
      }),
    );
  },
);

test("a text of thousands of elements that close another is told with its name", async () => {
  const mistakes = await found(append(about, "<b></i> ".repeat(4_500)));
  expect(mistakes).toContainEqual(expect.objectContaining({ file: about, code: "nested" }));
});
