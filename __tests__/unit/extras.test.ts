/** @jest-environment node */
/** The extras: the list has all of them, and one that is off is nowhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { place } from "../../src/content/kinds/place";
import type { SiteFile } from "../../src/content/site-file";

const folders = readdirSync("src/extras", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Loads modules while only some extras are on. */
async function withExtras<Loaded>(extras: readonly string[], load: () => Promise<Loaded>) {
  jest.resetModules();
  const { site } = await import("../../src/content/site-file");
  (site as { extras: SiteFile["extras"] }).extras = extras;
  return load();
}

const loadContent = async () => ({
  ...(await import("../../src/content/paths")),
  ...(await import("../../src/content/registry")),
  ...(await import("../../src/content/extras")),
  ...(await import("../../src/i18n/read-catalog")),
});

it("the folder of each is listed, and no other", async () => {
  const { extras } = await import("../../src/extras");
  expect(extras.map(({ name }) => name)).toEqual(folders);
});

it("the list of what they show is up to date", async () => {
  const { slotsFile, slotsOf } = await import("../../scripts/extra-slots");
  const { slots } = await import("../../src/extras/slots");
  expect(readFileSync(slotsFile, "utf8")).toBe(slotsOf());
  const shown = folders.filter((name) => existsSync(`src/extras/${name}/slots.tsx`));
  expect(Object.keys(slots)).toEqual(shown);
});

it("queries of the core ask for nothing where all are taken out", async () => {
  const { slotsOf } = await import("../../scripts/extra-slots");
  const text = slotsOf([]);
  expect(text).not.toContain('/slots"');
  expect(text).toMatch(/fragment FaqPage_extras on Query \{\s+__typename\s+\}/);
});

// Each of them may be taken out, and all.
for (const name of folders) {
  it(`${name} has no page, kind or label while it is off`, async () => {
    const others = folders.filter((other) => other !== name);
    const on = await withExtras(folders, loadContent);
    const off = await withExtras(others, loadContent);
    const { extras } = await import("../../src/extras");
    const own = extras.find((extra) => extra.name === name);
    for (const address of own?.addresses ?? []) {
      const file = `pages${address}/index.md`;
      expect(on.placeOf(file)?.kind.name).toBe("ownPage");
      expect(off.placeOf(file)).toBeUndefined();
      expect(off.isSwitchedOff(file)).toBe(true);
      expect(off.isOffAt(address)).toBe(true);
      expect(off.isOffAt(`${address}-of-another`)).toBe(false);
    }
    const needed = extras.filter((extra) => extra.name !== name).flatMap(({ kinds = [] }) => kinds);
    const kinds = (own?.kinds ?? []).filter((kind) => !needed.includes(kind));
    for (const kind of kinds) {
      expect(on.registry.kinds.map((each) => each.name)).toContain(kind.name);
      expect(off.registry.kinds.map((each) => each.name)).not.toContain(kind.name);
      // Queries name its type.
      expect(off.declaredKinds.map((each) => each.name)).toContain(kind.name);
    }
    const labels = Object.keys(off.readCatalog("en", [name]));
    const core = Object.keys(off.readCatalog("en", []));
    const shown = Object.keys(off.readCatalog("en"));
    expect(shown.filter((key) => labels.includes(key) && !core.includes(key))).toEqual([]);
  });

  it(`${name} has its kinds while no other extra is on`, async () => {
    const { registry } = await withExtras([name], loadContent);
    const { extras } = await import("../../src/extras");
    const own = extras.find((extra) => extra.name === name)?.kinds ?? [];
    const kinds = registry.kinds.map((kind) => kind.name);
    expect(kinds).toEqual(expect.arrayContaining(own.map((kind) => kind.name)));
  });
}

describe("fields that an extra adds to the entries of another's kind", () => {
  /** Loads modules while the extra `tour`, which adds one, is on or off. */
  const withTour = (isOn: boolean) => {
    jest.doMock("../../src/extras", () => ({
      extras: [
        { name: "guide", description: "What has the offices.", kinds: [place] },
        {
          name: "tour",
          description: "What says when one may be seen.",
          kinds: [place],
          fields: { PermitOffice: { seen: z.string().meta({ description: "When." }).optional() } },
        },
      ],
    }));
    return withExtras(isOn ? ["guide", "tour"] : ["guide"], async () => ({
      ...(await loadContent()),
      ...(await import("../../src/editor/config")),
      ...(await import("../../src/gatsby/types")),
      ...(await import("../../scripts/schemas")),
    }));
  };
  afterAll(() => jest.dontMock("../../src/extras"));

  it.each([
    ["on", true],
    ["off", false],
  ])("are offered only while it is on: %s", async (_state, isOn) => {
    const { contentTypes, editorConfig, jsonSchemas, kindNamed } = await withTour(isOn);
    const editor = JSON.stringify(editorConfig(new Map(), "https://site.test", "owner/repository"));
    expect(editor).toContain('"planningPhone"');
    expect(editor.includes('"seen"')).toBe(isOn);
    const types = contentTypes((key) => key).types;
    const { seen, url } = types.find(({ name }) => name === "PermitOffice")!.fields;
    // GraphiQL folds them away.
    expect(seen).toMatchObject({ type: "String" });
    expect([seen, url].map((field) => field?.deprecationReason !== undefined)).toEqual([
      !isOn,
      false,
    ]);
    // What was written while it was on stays right: for the check, and in a text editor.
    const { fileSchema } = kindNamed("place");
    const office = { id: "city", seen: "On Mondays" };
    const issues = fileSchema.safeParse({ offices: [office] }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.at(-1))).not.toContain("seen");
    expect(issues.map(({ code }) => code)).not.toContain("unrecognized_keys");
    expect(JSON.stringify(jsonSchemas()["place.schema.json"])).toContain('"seen"');
  });

  it("are unknown where it is taken out", async () => {
    jest.doMock("../../src/extras", () => ({
      extras: [{ name: "guide", description: "What has the offices.", kinds: [place] }],
    }));
    const { jsonSchemas } = await withExtras(["guide"], () => import("../../scripts/schemas"));
    expect(JSON.stringify(jsonSchemas()["place.schema.json"])).not.toContain('"seen"');
  });
});

it("an office leads to the page that an extra has of all, and nowhere without", () => {
  const { path } = place.computed.PermitOffice;
  const office = { id: "city" } as never;
  const site = { day: () => "2026-11-20", rule: () => undefined };
  expect(path.resolve(office, { ...site, entryPage: () => "/offices" })).toBe("/offices#city");
  expect(path.resolve(office, site)).toBeNull();
});
