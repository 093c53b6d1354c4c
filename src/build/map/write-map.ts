/** The map as a file, whenever a site is built or developed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Outline } from "./outline";
import { placesMap, type MapPlace } from "./places-map";

interface Feature {
  properties: { geoid: string };
  geometry: { coordinates: Outline };
}

/** The Census Bureau's outlines of counties and places, by their number. */
export async function readOutlines(root: string): Promise<Map<string, Outline>> {
  const file = path.join(root, "src", "build", "map", "places.geojson");
  const { features } = JSON.parse(await readFile(file, "utf8")) as { features: Feature[] };
  return new Map(
    features.map(({ properties, geometry }) => [properties.geoid, geometry.coordinates]),
  );
}

export async function writeMap(root: string, places: readonly MapPlace[]): Promise<void> {
  const folder = path.join(root, "public");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "places.svg"), placesMap(places, await readOutlines(root)));
}
