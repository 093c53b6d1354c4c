/** @jest-environment node */
/** Photographs that a camera holds turned. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { addUpright, uprightPictures, type FileNode } from "../../../src/gatsby/upright";
import { complete } from "../../support/gatsby-nodes";

let folder: string;
const nodes = new Map<string, Node>();
/** The children of nodes, by their ids. */
const links: [parent: string, child: string][] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "upright-"));
  nodes.clear();
  links.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** A photograph of 160 by 90 pixels with the orientation that its camera has noted. */
async function photograph(orientation: number, id = `id-${orientation}`): Promise<FileNode> {
  const absolutePath = path.join(folder, `${id}.jpg`);
  const create = { width: 160, height: 90, channels: 3, background: "#888" } as const;
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(absolutePath);
  const internal = { type: "File", contentDigest: `digest-${orientation}`, owner: "" };
  const file = { sourceInstanceName: "content", name: "bath", ext: ".jpg", absolutePath };
  return { id, ...file, parent: null, children: [], internal };
}

const memory = new Map<string, unknown>();
const add = (node: Node) =>
  addUpright({
    node,
    createNodeId: (key) => key,
    getCache: (name) => ({
      name,
      directory: path.join(folder, "cache"),
      get: async (key) => memory.get(key),
      set: async (key, value: unknown) => memory.set(key, value),
      del: async (key) => void memory.delete(key),
    }),
    actions: {
      createNode: (made) => void nodes.set(made.id, complete(made)),
      createParentChildLink: ({ parent, child }) => void links.push([parent.id, child.id]),
    },
  });

/** What a page shows of a picture's file. */
const shown = (file: Node | null) =>
  uprightPictures.Picture.file.resolve(
    {},
    {},
    { nodeModel: { getNodeById: ({ id }) => nodes.get(id) ?? null } },
    { originalResolver: () => file },
  );

it("a photograph that is upright is shown as it is", async () => {
  const file = await photograph(1);
  await add(file);
  expect(nodes.size).toBe(0);
  expect(await shown({ ...file, children: [] })).toMatchObject({ id: file.id });
  expect(await shown(null)).toBeNull();
});

it.each([3, 6, 8])("one of orientation %i is shown by an upright copy, whole", async (turn) => {
  const file = await photograph(turn);
  await add(file);
  const [copy] = nodes.values();
  expect(copy).toMatchObject({ parent: file.id, name: "bath", ext: ".jpg" });
  expect(links).toEqual([[file.id, copy?.id]]);
  const upright = (await shown({ ...file, children: [copy?.id ?? ""] })) as FileNode;
  expect(upright.id).toBe(copy?.id);
  const { width, height, orientation } = await sharp(upright.absolutePath).metadata();
  expect([width, height]).toEqual(turn === 3 ? [160, 90] : [90, 160]);
  expect(orientation ?? 1).toBe(1);
});

it("the same photograph in two folders has a copy for each", async () => {
  await add(await photograph(6, "a"));
  await add(await photograph(6, "b"));
  expect([...nodes.values()].map(({ parent }) => parent)).toEqual(["a", "b"]);
});

it("leaves alone what is no picture of content", async () => {
  await add({ ...(await photograph(6)), sourceInstanceName: "other" });
  await add({ ...(await photograph(6)), absolutePath: __filename });
  expect(nodes.size).toBe(0);
});
