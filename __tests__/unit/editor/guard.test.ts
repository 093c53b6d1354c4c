/** @jest-environment node */
import { readFileSync } from "node:fs";
import { siteData } from "../../../src/content/site-data";
import { guard, type Backend } from "../../../src/editor/guard";
import type { tell } from "../../../src/editor/notice";
import { contentProject } from "../../support/content-fixture";

const business = readFileSync("content/business.yml", "utf8");
const casino = "content/services/casino/index.md";
const hotel = "content/services/hotel/index.md";

/** A backend that keeps files in memory, and the buttons that an author presses in dialogs. */
async function desk(answer = "OK") {
  const { root, remove } = await contentProject(business);
  const site = await siteData(root);
  const text = readFileSync(`${root}/${hotel}`, "utf8");
  await remove();
  const files = new Map([[hotel, text]]);
  const deleted: string[] = [];
  const backend: Backend = {
    getEntry: (path) => {
      const data = files.get(path);
      return data === undefined ? Promise.reject(new Error("404")) : Promise.resolve({ data });
    },
    persistEntry: ({ dataFiles, assets }) => {
      for (const { path, raw } of dataFiles) files.set(path, raw);
      return Promise.resolve(assets);
    },
    deleteFiles: (paths) => {
      deleted.push(...paths);
      return Promise.resolve();
    },
    getMedia: (folder) =>
      Promise.resolve([{ path: `${folder}/hotel.jpg` }, { path: `${folder}/old.jpg` }]),
  };
  const said: string[] = [];
  const ask: typeof tell = ({ text: words, compared = {} }) => {
    said.push(...words, ...Object.values(compared));
    return Promise.resolve(answer);
  };
  guard(backend, site, ask);
  return { backend, files, deleted, text, said };
}

test("a page that others link to is not deleted, and another one takes its folder along", async () => {
  const { backend, deleted, said } = await desk();
  await expect(backend.deleteFiles([casino], "")).rejects.toThrow("Other pages need it.");
  expect(said).toEqual([
    expect.stringMatching(
      /need this one: “Guide”.*write \/services\/casino under “Aliases: earlier addresses”/,
    ),
  ]);
  expect(deleted).toEqual([]);
  await backend.deleteFiles([hotel], "");
  expect(deleted).toEqual([
    hotel,
    "content/services/hotel/hotel.jpg",
    "content/services/hotel/old.jpg",
  ]);
});

test("links that were saved since the editor was opened count", async () => {
  const { backend, text, said } = await desk();
  const raw = text.replace("(/contact)", "(/blog/guide)");
  await backend.persistEntry({ dataFiles: [{ path: hotel, raw }], assets: [] }, {});
  await expect(backend.deleteFiles(["content/blog/guide/index.md"], "")).rejects.toThrow();
  expect(said.join()).toContain("“Hotel”");
});

test("a picture that a page shows is not deleted", async () => {
  const { backend, said } = await desk();
  const picture = "content/services/casino/casino.jpg";
  await expect(backend.deleteFiles([picture], "")).rejects.toThrow();
  expect(said.join()).toContain("is shown by “Casino”");
});

test("only the pictures that are used are saved", async () => {
  const { backend, text } = await desk();
  const assets = ["hotel.jpg", "other.jpg"].map((name) => ({
    path: `content/services/hotel/${name}`,
  }));
  const saved = await backend.persistEntry({ dataFiles: [{ path: hotel, raw: text }], assets }, {});
  expect(saved).toEqual([{ path: "content/services/hotel/hotel.jpg" }]);
});

test.each(["Go back", "Publish mine"])(
  "a change that somebody else made is shown before it is overwritten: %s",
  async (answer) => {
    const { backend, files, text, said } = await desk(answer);
    await backend.getEntry(hotel);
    const [theirs, mine] = ["Their line", "My line"].map((words) =>
      text.replace("One line", words),
    );
    files.set(hotel, theirs!);
    const saving = backend.persistEntry(
      { dataFiles: [{ path: hotel, raw: mine! }], assets: [] },
      {},
    );
    await (answer === "Go back" ? expect(saving).rejects.toThrow("changed meanwhile") : saving);
    expect(said.slice(-2)).toEqual(
      ["Their line", "My line"].map((words): unknown =>
        expect.stringMatching(`^summary: ${words}.*$`),
      ),
    );
    expect(files.get(hotel)).toBe(answer === "Go back" ? theirs : mine);
  },
);

test("a server that has stopped is told as that", async () => {
  const { backend, text } = await desk();
  const fetchFails = () => Promise.reject(new TypeError("Failed to fetch"));
  const stopped: Backend = { ...backend, persistEntry: fetchFails };
  guard(stopped, { facts: [], addresses: {}, pages: [], singles: {}, rules: [] });
  const entry = { dataFiles: [{ path: hotel, raw: text }], assets: [] };
  await expect(stopped.persistEntry(entry, {})).rejects.toThrow("server does not answer");
});
