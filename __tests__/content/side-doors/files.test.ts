/**
 * Files that a stranger's pull request could bring: every one that is not what its name says, or
 * would be more than a file, is a mistake.
 */
import sharp from "sharp";
import { mistakesAfter } from "../../support/content-fixture";

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
  const mistakes = await mistakesAfter((all) => {
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
  const mistakes = await mistakesAfter((files) => (files["static/own.svg"] = text));
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: "static/own.svg", code: "static-drawing" }),
  );
});

test.each([
  ["static/own.svg", "<svg xmlns='http://www.w3.org/2000/svg'><path></svg>"],
  ["static/own.svg", "GIF89a"],
  ["static/flyer.jpg", "GIF89a"],
])("%s is told where it is not what its name says: %s", async (file, text) => {
  const mistakes = await mistakesAfter((files) => (files[file] = text));
  expect(mistakes).toContainEqual(expect.objectContaining({ file, code: "picture-file" }));
});

test("a photograph of static/ that tells its place is told", async () => {
  const create = { width: 64, height: 64, channels: 3, background: "#888" } as const;
  const exif = { IFD3: { GPSLatitude: "36/1 10/1 0/1" } };
  const picture = await sharp({ create }).withExif(exif).jpeg().toBuffer();
  const mistakes = await mistakesAfter((files) => (files["static/flyer.jpg"] = picture));
  expect(mistakes).toMatchObject([{ file: "static/flyer.jpg", code: "picture-location" }]);
});

test.each([
  "promo.html",
  "promo.htm",
  "a.xhtml",
  "own.xml",
  "a.xsl",
  "promo.js",
  "a.mjs",
  "a.css",
  "admin.html",
  "404.html",
  "index.html",
  "es.html",
  "own.svgz",
  "a.wasm",
  "admin",
  "a.json",
])("static/%s, which would be a page or a script of the site, is told", async (name) => {
  const mistakes = await mistakesAfter((files) => (files[`static/${name}`] = "<p>x</p>"));
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
  expect(await mistakesAfter((files) => (files["static/own.svg"] = own))).toEqual([]);
});
