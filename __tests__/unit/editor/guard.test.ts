/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkContent } from "../../../src/content/check";
import { kindNamed } from "../../../src/content/registry";
import { sourceOf } from "../../../src/content/translation";
import { readContent } from "../../../src/content/content-file";
import { placeOf } from "../../../src/content/paths";
import { siteData } from "../../../src/content/site-data";
import { guard, type Backend, type Plan } from "../../../src/editor/guard";
import type { showNotice } from "../../../src/editor/notice";
import { contentProject } from "../../support/content-fixture";

const casino = "content/services/casino/index.md";
const hotel = "content/services/hotel/index.md";

const read = (file: string, raw: string) =>
  readContent(placeOf(file.replace("content/", ""))!, file, Buffer.from(raw)).content!;

/** Returns a guarded backend with its files in memory. `answer` is the button that the author presses in dialogs. */
async function desk(answer = "OK") {
  const { root, remove } = await contentProject();
  const site = await siteData(root);
  const text = readFileSync(`${root}/${hotel}`, "utf8");
  const files = new Map(
    site.facts
      .filter(({ file }) => file.startsWith("content/"))
      .map(({ file }) => [file, readFileSync(`${root}/${file}`, "utf8")]),
  );
  const guide = await checkContent(root).then(({ pages }) =>
    pages.find(({ slug }) => slug === "guide"),
  );
  files.set(
    "content/blog/guide/index.es.md",
    `---\nsource: "${sourceOf(guide!)}"\n---\n\nVea [el casino](/services/casino).\n`,
  );
  files.set(
    "content/planner/schedules.es.yml",
    `schedules:
  - title: Un casino
    service: casino
    longer: >-
      se mueven paredes o
      techos
  # Del hotel
  - title: Un hotel
    service: hotel
    longer: se mueven puertas
`,
  );
  await remove();
  const deleted: string[] = [];
  const saved: string[][] = [];
  const backend: Backend = {
    getEntry: (path) => {
      const data = files.get(path);
      return data === undefined ? Promise.reject(new Error("404")) : Promise.resolve({ data });
    },
    persistEntry: ({ dataFiles, assets }) => {
      saved.push(dataFiles.map(({ path }) => path));
      for (const { path, newPath, raw } of dataFiles) {
        files.delete(path);
        files.set(newPath ?? path, raw);
      }
      return Promise.resolve(assets);
    },
    deleteFiles: (paths) => {
      deleted.push(...paths);
      return Promise.resolve();
    },
    getMediaFile: (path) => Promise.resolve({ file: new Blob([`bytes of ${path}`]) }),
    getMedia: (folder) =>
      Promise.resolve([{ path: `${folder}/hotel.jpg` }, { path: `${folder}/old.jpg` }]),
  };
  const said: string[] = [];
  const ask: typeof showNotice = ({ paragraphs, compared = {} }) => {
    said.push(...paragraphs, ...Object.values(compared));
    return Promise.resolve(answer);
  };
  const plans = new Map<string, Plan>();
  guard(backend, site, plans, ask);
  return { backend, files, deleted, text, said, plans, site, saved };
}

test("a page that others link to is not deleted, and another one is deleted with its folder", async () => {
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

test("a service is deleted with its schedule, in every language, and nothing else of that file", async () => {
  const { backend, files, site } = await desk();
  const before = files.get("content/planner/schedules.yml")!;
  await backend.deleteFiles([hotel], "Delete the hotel");
  const after = files.get("content/planner/schedules.yml")!;
  expect(after).not.toContain("service: hotel");
  expect(before.startsWith(after)).toBe(true);
  expect(after).toContain("service: casino");
  expect(files.get("content/planner/schedules.es.yml")).toMatch(
    /^schedules:\n {2}- title: Un casino\n[^]*\n {6}techos\n {2}# Del hotel\n$/,
  );
  expect(site.facts.find(({ kind }) => kind === "schedule")?.covers).toEqual(["service casino"]);
});

test("links that were saved since the editor was opened are considered", async () => {
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

test("references to a page are updated when its address changes", async () => {
  const { backend, files, plans, site, saved } = await desk();
  const to = "content/services/casinos/index.md";
  const kind = kindNamed("service");
  const raw = files.get(casino)!.replace("checked:", "aliases:\n  - /services/casino\nchecked:");
  plans.set(casino, { move: { kind, from: "casino", to: "casinos", path: to } });
  await backend.persistEntry({ dataFiles: [{ path: casino, raw }], assets: [] }, {});

  expect(files.has(casino)).toBe(false);
  expect(files.get(to)).toBe(raw);
  expect(Object.keys(site.addresses)).toContain("/services/casinos");
  expect(files.get("content/planner/schedules.yml")).toContain("service: casinos");
  expect(files.get("content/planner/schedules.es.yml")).toContain("    service: casinos\n");
  const guide = read("content/blog/guide/index.md", files.get("content/blog/guide/index.md")!);
  expect(files.get("content/blog/guide/index.es.md")).toBe(
    `---\nsource: "${sourceOf(guide)}"\n---\n\nVea [el casino](/services/casinos).\n`,
  );
  expect(saved).toHaveLength(1);
  for (const file of [...files.keys()]) if (file.includes(".es.")) files.delete(file);
  const project = await contentProject((all) => {
    all["content/services/casinos/casino.jpg"] = all["content/services/casino/casino.jpg"]!;
    for (const name of [casino, "content/services/casino/casino.jpg"])
      Reflect.deleteProperty(all, name);
    Object.assign(all, Object.fromEntries(files));
  });
  expect((await checkContent(project.root)).mistakes).toEqual([]);
  await project.remove();
});

test("reordering a page reorders the others of its group in the same save", async () => {
  const { backend, files, text } = await desk();
  expect([text, files.get(casino)].map((raw) => /^order: (\d)$/m.exec(raw!)?.[1])).toEqual([
    "2",
    "1",
  ]);
  const raw = text.replace("order: 2", "order: 1");
  await backend.persistEntry({ dataFiles: [{ path: hotel, raw }], assets: [] }, {});
  expect(files.get(hotel)).toContain("\norder: 1\n");
  expect(files.get(casino)).toContain("\norder: 2\n");
});

test("a copied page gets only the pictures that it shows", async () => {
  const { backend, text, plans } = await desk();
  const copy = "content/services/motel/index.md";
  const copies = ["hotel.jpg", "old.jpg"].map((name) => `content/services/hotel/${name}`);
  plans.set(copy, { copies });
  const saved = await backend.persistEntry(
    { dataFiles: [{ path: copy, raw: text }], assets: [] },
    {},
  );
  const [asset, ...others] = saved as { path: string; toBase64: () => Promise<string> }[];
  expect([asset?.path, others]).toEqual(["content/services/motel/hotel.jpg", []]);
});

test("pictures are copied once: later saves keep what has replaced them since", async () => {
  const { backend, text, plans } = await desk();
  const copy = "content/services/motel/index.md";
  plans.set(copy, { copies: ["content/services/hotel/hotel.jpg"] });
  const save = () =>
    backend.persistEntry({ dataFiles: [{ path: copy, raw: text }], assets: [] }, {});
  expect(await save()).toHaveLength(1);
  expect(await save()).toEqual([]);
});

test.each(["Go back", "Publish mine"])(
  "another author's change is shown before it is overwritten: %s",
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

test("a stopped server is reported as such", async () => {
  const { backend, text } = await desk();
  const fetchFails = () => Promise.reject(new TypeError("Failed to fetch"));
  const stopped: Backend = { ...backend, persistEntry: fetchFails };
  guard(stopped, { facts: [], addresses: {}, pages: [], singles: {}, rules: [] });
  const entry = { dataFiles: [{ path: hotel, raw: text }], assets: [] };
  await expect(stopped.persistEntry(entry, {})).rejects.toThrow("server does not answer");
});

test("translations are not entries, and are deleted with their page", async () => {
  const { root, remove } = await contentProject();
  const site = await siteData(root);
  // Schedules are tested above.
  site.facts = site.facts.filter(({ kind }) => kind !== "schedule");
  await remove();
  const deleted: string[] = [];
  const cursor = Symbol("cursor");
  const spanish = hotel.replace(".md", ".es.md");
  const list = () =>
    Promise.resolve(
      Object.assign(
        [hotel, spanish, "content/rules/liens.es.yml"].map((path) => ({ file: { path } })),
        { [cursor]: "page 1" },
      ),
    );
  const backend: Backend = {
    getEntry: (path) =>
      path === spanish ? Promise.resolve({ data: "Un hotel." }) : Promise.reject(new Error("404")),
    persistEntry: () => Promise.resolve(),
    deleteFiles: (paths) => Promise.resolve(deleted.push(...paths)),
    getMedia: () => Promise.resolve([]),
    getMediaFile: () => Promise.reject(new Error("404")),
    entriesByFolder: list,
    allEntriesByFolder: list,
  };
  guard(backend, site);
  for (const listed of [backend.entriesByFolder, backend.allEntriesByFolder]) {
    const entries = await listed?.("content/services", "md", 2);
    expect(entries?.map(({ file }) => file.path)).toEqual([hotel]);
    expect(Reflect.get(entries ?? [], cursor)).toBe("page 1");
  }
  await backend.deleteFiles([hotel], "");
  expect(deleted).toEqual([hotel, spanish]);
});

test("links to the entries of a file that was saved are known at once", async () => {
  const { backend, files, site } = await desk();
  const file = "content/faq.yml";
  const raw = files.get(file)!.replace("- id: deposit", "- id: permit");
  await backend.persistEntry({ dataFiles: [{ path: file, raw }], assets: [] }, {});
  expect(site.addresses["/faq"]).toEqual(expect.arrayContaining(["money", "permit"]));
  expect(site.addresses["/faq"]).not.toContain("deposit");
});

test("a page with a comment beside its number is renumbered too", async () => {
  const { backend, files } = await desk();
  files.set(hotel, files.get(hotel)!.replace("order: 2", "order: 2 # the last"));
  const raw = files.get(casino)!.replace("order: 1", "order: 2");
  await backend.persistEntry({ dataFiles: [{ path: casino, raw }], assets: [] }, {});
  expect(files.get(hotel)).toContain("\norder: 1 # the last\n");
});
