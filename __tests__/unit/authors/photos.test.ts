/** @jest-environment node */
import { copyFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { frontMatterLines } from "../../../scripts/photos/captions";
import { nameFor } from "../../../scripts/photos/names";
import { preparePhotos } from "../../../scripts/photos/run";
import { checkContent } from "../../../src/content/check";
import { leftoverMark } from "../../../src/content/check/leftovers";
import { tellsPlace } from "../../../src/content/check/location";
import { parse } from "yaml";
import { contentProject } from "../../support/content-fixture";

const heic = "__tests__/unit/authors/camera.heic";

/** Returns a photo like a phone's: rotated, with place and time in its EXIF data. Upright, its upper half is red. */
async function cameraFile(width = 3200, height = 2000, day = "2026:11:18 09:30:00") {
  const red = await sharp({
    create: { width: width / 2, height, channels: 3, background: "#c02010" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#2040a0" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone" },
      IFD2: { DateTimeOriginal: day },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 6/1 52/1", GPSLongitude: "115/1 12/1 53/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

let root: string;
const said: string[] = [];
const say = (text: string) => void said.push(text);
const inside = (name: string) => path.join(root, name);

beforeEach(async () => {
  said.length = 0;
  root = await mkdtemp(path.join(tmpdir(), "photos-"));
  await mkdir(inside("card"));
  await mkdir(inside("page"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("a camera file is rotated, resized and stripped of its metadata", async () => {
  await writeFile(inside("card/IMG_0042.JPG"), await cameraFile());
  expect(tellsPlace(await sharp(inside("card/IMG_0042.JPG")).metadata())).toBe(true);
  expect(await preparePhotos(root, { folder: "card", to: "page" }, say)).toEqual(["img-0042.jpg"]);
  const made = sharp(inside("page/img-0042.jpg"));
  const { width, height, exif, xmp, orientation } = await made.metadata();
  expect([width, height, exif, xmp, orientation]).toEqual([
    1600,
    2560,
    undefined,
    undefined,
    undefined,
  ]);
  const [r = 0, , b = 0] = await made
    .clone()
    .extract({ left: 800, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(b);
  // The card is unchanged.
  expect(await readdir(inside("card"))).toEqual(["IMG_0042.JPG"]);
});

test("HEIC becomes JPEG", async () => {
  copyFileSync(heic, inside("card/IMG_1.HEIC"));
  await preparePhotos(root, { folder: "card", to: "page" }, say);
  const made = sharp(inside("page/img-1.jpg"));
  expect(await made.metadata()).toMatchObject({ format: "jpeg", width: 160, height: 96 });
  const [r = 0, , b = 0] = await made
    .extract({ left: 20, top: 50, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(b).toBeGreaterThan(r);
  expect(said.join()).toContain("too small, pages need 800 pixels");
});

test("a file that is no picture is reported with a remedy, and the others are processed", async () => {
  await writeFile(inside("card/broken.heic"), "nothing");
  await writeFile(
    inside("card/Good One.png"),
    await sharp({ create: { width: 1300, height: 900, channels: 3, background: "white" } })
      .png()
      .toBuffer(),
  );
  await writeFile(inside("card/notes.txt"), "nothing");
  const made = preparePhotos(root, { folder: "card", to: "page" }, say);
  await expect(made).rejects.toThrow("2 of 3 files could not be taken.");
  expect(await readdir(inside("page"))).toContain("good-one.png");
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/^✗ broken\.heic cannot be read .* export it as JPEG\.$/),
    "✗ notes.txt is no photograph: only JPEG, PNG, WebP, HEIC, TIFF and AVIF are taken.",
  ]);
});

test("in the page's own folder the originals are moved away, and a second run does nothing", async () => {
  await writeFile(inside("page/DSC 7.jpg"), await cameraFile(1500, 1000));
  await preparePhotos(root, { folder: "page" }, say);
  expect(await readdir(inside("page"))).toEqual(["dsc-7.jpg"]);
  expect(await readdir(inside(".photo-originals/page"))).toEqual(["DSC 7.jpg"]);
  const before = await readFile(inside("page/dsc-7.jpg"));
  expect(await preparePhotos(root, { folder: "page" }, say)).toEqual([]);
  expect(said.at(-1)).toContain("nothing to do");
  expect(await readFile(inside("page/dsc-7.jpg"))).toEqual(before);
});

test("pictures with a common name are numbered in the order in which they were taken", async () => {
  await writeFile(inside("card/a.jpg"), await cameraFile(900, 600, "2026:11:19 12:00:00"));
  await writeFile(inside("card/b.jpg"), await cameraFile(900, 600, "2026:11:18 08:00:00"));
  await preparePhotos(root, { folder: "card", to: "page", name: "Kitchen" }, say);
  expect(said[0]).toContain("b.jpg → kitchen-01.jpg");
  expect(said[1]).toContain("a.jpg → kitchen-02.jpg");
});

test("the printed lines have places to fill in, for front matter and for the text", async () => {
  await writeFile(inside("page/index.md"), "---\ntitle: A\n---\n\nText.\n");
  await writeFile(inside("card/a.jpg"), await cameraFile(900, 600));
  await preparePhotos(root, { folder: "card", to: "page", write: true }, say);
  expect(await readFile(inside("page/index.md"), "utf8")).toMatch(
    new RegExp(
      String.raw`Text\.\n\n!\[${leftoverMark} [^\]]+\]\(\./a\.jpg "${leftoverMark} [^"]+"\)\n$`,
    ),
  );
  expect(parse(frontMatterLines(["a.jpg"]))).toMatchObject({
    src: "./a.jpg",
    alt: expect.stringMatching(`^${leftoverMark} `),
  });
  await preparePhotos(root, { folder: "card", to: "page" }, say);
  expect(said.join("\n")).toContain("src: ./a-2.jpg");
});

test.each([
  ["IMG_0042.JPG", "img-0042.jpg"],
  ["Küche — nachher (2).jpeg", "kuche-nachher-2.jpg"],
  ["….png", "photo.jpg"],
])("%s is renamed to %s", (file, name) => {
  expect(nameFor(file, new Set(), "jpg")).toBe(name);
  expect(nameFor(file, new Set([name]), "jpg")).toBe(name.replace(".jpg", "-2.jpg"));
});

test("a missing folder is reported", async () => {
  await expect(preparePhotos(root, { folder: "none" }, say)).rejects.toThrow(
    "There is no folder none.",
  );
});

test("a picture with GPS data fails the content check until npm run photos removes them", async () => {
  const photo = await cameraFile();
  const project = await contentProject((files) => {
    files["content/services/casino/casino.jpg"] = photo;
    files["content/services/casino/unused.jpg"] = photo;
  });
  const { mistakes } = await checkContent(project.root);
  expect(mistakes.map(({ file, problem }) => [file, problem])).toEqual(
    ["casino", "unused"].map((name) => [
      `content/services/casino/${name}.jpg`,
      "tells where the photograph was taken (GPS)",
    ]),
  );
  expect(mistakes[0]!.remedy).toContain("npm run photos -- content/services/casino");
  await preparePhotos(project.root, { folder: "content/services/casino" }, say);
  expect((await checkContent(project.root)).mistakes).toEqual([]);
  await project.remove();
});

test.each([
  ["XMP", { xmp: Buffer.from('<rdf exif:GPSLatitude="36,6.8N"/>') }, true],
  ["XMP without a place", { xmp: Buffer.from("<rdf/>") }, false],
  ["EXIF that cannot be read", { exif: Buffer.from("Exif??????????") }, true],
  ["no metadata", {}, false],
])("%s: %j", (_name, metadata, expected) => {
  expect(tellsPlace(metadata)).toBe(expected);
});
