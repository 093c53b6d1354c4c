/**
 * No original is published: a camera writes into it where and when it was taken, and a phone
 * appends a film.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { walkFiles } from "../../src/content/walk-files";
import { publicFolder } from "../support/built";

const picturesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => path.join(folder, name));
const hashOf = (file: string) => createHash("sha1").update(readFileSync(file)).digest("hex");

const published = picturesIn(path.join(publicFolder, "static"));

it("no picture of content is published byte for byte", () => {
  const originals = new Map(
    picturesIn(path.join(siteFolder, "content")).map((file) => [hashOf(file), file]),
  );
  expect(published.map((file) => originals.get(hashOf(file))).filter(Boolean)).toEqual([]);
});

it("nothing of a camera is published", async () => {
  for (const file of published) {
    const { exif, xmp } = await sharp(file).metadata();
    expect([file, exif, xmp]).toEqual([file, undefined, undefined]);
  }
});

it("AVIF is encoded with the options that src/gatsby/pictures.ts adds to the plugin's", async () => {
  const files = await walkFiles(publicFolder);
  const pictures = files.filter((name) => name.endsWith(".avif"));
  for (const name of pictures) {
    const bytes = readFileSync(path.join(publicFolder, name));
    // The third byte of the configuration (AV1 in ISOBMFF, 2.3): colors have half of the width and
    // of the height.
    const flags = bytes[bytes.indexOf("av1C") + "av1C".length + 2] ?? 0;
    expect([name, flags & 0b1100]).toEqual([name, 0b1100]);
  }
});
