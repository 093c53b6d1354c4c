/** @jest-environment node */
import { readFileSync } from "node:fs";
import { nodesOf } from "../../../src/build/gatsby/nodes";
import { placesMap, type MapPlace } from "../../../src/build/map/places-map";
import { readOutlines } from "../../../src/build/map/write-map";
import { readContent } from "../../../src/content/content-file";
import { placeOf } from "../../../src/content/paths";
import { registry } from "../../../src/content/registry";

const file = "content/places.yml";
const { content } = readContent(placeOf("places.yml")!, file, readFileSync(file));
const places = nodesOf(content!, { registry, idOf: (key) => key }).map(
  ({ fields }) => fields as unknown as MapPlace,
);

it("draws each of the site's places, with its name and its number", async () => {
  const svg = placesMap(places, await readOutlines(process.cwd()), "en");
  for (const { entryId } of places) expect(svg).toMatch(new RegExp(` id="${entryId}"[^>]*><path`));
  const paradise = places.find(({ entryId }) => entryId === "paradise");
  expect(svg).toContain(">Paradise</text>");
  expect(svg).toContain(`>${paradise?.order}</text>`);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it("hatches places where a county permits, and tints cities", async () => {
  const svg = placesMap(places, await readOutlines(process.cwd()), "en");
  const partOf = (id: string) => svg.split(` id="${id}"`)[1]?.split(" id=")[0] ?? "";
  expect(partOf("paradise").match(/<path/g)).toHaveLength(2);
  expect(partOf("paradise")).toContain("--accent");
  expect(partOf("henderson").match(/<path/g)).toHaveLength(1);
  expect(partOf("las-vegas")).toContain("--action");
});

it("names the Strip in the language", async () => {
  const outlines = await readOutlines(process.cwd());
  expect(placesMap(places, outlines, "en")).toContain(">The Strip</text>");
  expect(placesMap(places, outlines, "es")).toContain(">El Strip</text>");
});

it("reports a place without an outline", () => {
  expect(() => placesMap(places, new Map(), "en")).toThrow(
    "content/places.yml: Paradise: there is no outline with the number 3254600",
  );
});
