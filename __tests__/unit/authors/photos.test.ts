/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

test("npm run photos makes camera files upright, small, and free of place and camera data", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
  const [from, to] = [path.join(folder, "camera"), path.join(folder, "page")];
  await Promise.all([mkdir(from), mkdir(to)]);
  const create = { width: 3000, height: 2000, channels: 3, background: "#888" } as const;
  await sharp({ create })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: "36/1 10/1 0/1" } })
    .jpeg()
    .toFile(path.join(from, "IMG 0001.JPG"));
  await copyFile(path.join(__dirname, "camera.heic"), path.join(from, "IMG_0002.HEIC"));
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/photos.ts", from, "--to", to];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(stdout).toContain("✓ IMG 0001.JPG → img-0001.jpg  1707 × 2560");
  expect(status).toBe(0);
  expect((await readdir(to)).sort()).toEqual(["img-0001.jpg", "img-0002.jpg"]);
  const { exif, orientation } = await sharp(path.join(to, "img-0001.jpg")).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  await rm(folder, { recursive: true });
}, 60_000);
