/** @jest-environment node */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { uprightFile, type FileNode } from "../../../src/gatsby/upright";

jest.mock("gatsby-plugin-sharp", () => ({}));

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "upright-"))));
afterEach(() => rm(folder, { recursive: true }));

/** A photograph of 160 by 90 pixels with the orientation that its camera has noted. */
async function photograph(orientation: number): Promise<FileNode> {
  const absolutePath = path.join(folder, `${orientation}.jpg`);
  const create = { width: 160, height: 90, channels: 3, background: "#888" } as const;
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(absolutePath);
  const internal = { type: "File", contentDigest: `digest-${orientation}` };
  return { absolutePath, ext: ".jpg", internal } as FileNode;
}

it("takes a photograph that is upright as it is", async () => {
  const file = await photograph(1);
  expect(await uprightFile(file, folder)).toBe(file);
});

it.each([3, 6, 8])("turns a photograph of orientation %i, whole, and keeps it", async (turn) => {
  const file = await photograph(turn);
  const upright = await uprightFile(file, path.join(folder, "upright"));
  const { width, height, orientation } = await sharp(upright.absolutePath).metadata();
  expect([width, height]).toEqual(turn === 3 ? [160, 90] : [90, 160]);
  expect(orientation ?? 1).toBe(1);
  expect(upright.internal.contentDigest).not.toBe(file.internal.contentDigest);
  expect(await uprightFile(file, path.join(folder, "upright"))).toEqual(upright);
});
