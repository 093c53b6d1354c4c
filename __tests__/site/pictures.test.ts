/** No original is published: a camera writes into it where and when it was taken, and a phone appends a film. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { publicFolder } from "../support/built";

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => path.join(folder, name));
const hashOf = (file: string) => createHash("sha1").update(readFileSync(file)).digest("hex");

const published = picturesIn(path.join(publicFolder, "static"));

it("fault 10: no picture of content is published byte for byte", () => {
  const originals = new Map(
    picturesIn(path.join(siteFolder, "content")).map((file) => [hashOf(file), file]),
  );
  expect(published.length).toBeGreaterThan(0);
  expect(published.map((file) => originals.get(hashOf(file))).filter(Boolean)).toEqual([]);
});

it("fault 10: nothing of a camera is published", async () => {
  for (const file of published) {
    const { exif, xmp } = await sharp(file).metadata();
    expect([file, exif, xmp]).toEqual([file, undefined, undefined]);
  }
});
