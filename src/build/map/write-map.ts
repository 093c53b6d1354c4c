/** Writes the map's files, in every build and during development. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { addressIn, languages, type Language } from "../../content/language";
import type { Outline } from "./outline";
import { placesMap, type MapPlace } from "./places-map";

const mapFile = "/places.svg";

interface Feature {
  properties: { geoid: string };
  geometry: { coordinates: Outline };
}

/** Reads the Census Bureau's outlines of counties and places, by number. */
export async function readOutlines(root: string): Promise<Map<string, Outline>> {
  const file = path.join(root, "src", "build", "map", "places.geojson");
  const { features } = JSON.parse(await readFile(file, "utf8")) as { features: Feature[] };
  return new Map(
    features.map(({ properties, geometry }) => [properties.geoid, geometry.coordinates]),
  );
}

/** Writes a file for each language: `/places.svg`, `/es/places.svg`. */
export async function writeMap(
  root: string,
  placesIn: (language: Language) => readonly MapPlace[],
): Promise<void> {
  const outlines = await readOutlines(root);
  for (const language of languages) {
    const file = path.join(root, "public", addressIn(language, mapFile));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, placesMap(placesIn(language), outlines, language));
  }
}
