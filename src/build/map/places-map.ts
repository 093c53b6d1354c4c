/**
 * The map of places as an SVG file. Pages show its parts by id with `<use>`, so that no outline is in HTML or script. Colors
 * are custom properties, which the parts inherit from the page. Pure.
 */
import type { Language } from "../../content/language";
import { escapeXml } from "../publish/xml";
import { hatch, labelPoint, onSheet, pathOf, project, type Outline, type Point } from "./outline";

interface Office {
  government: string;
}

export interface MapPlace {
  entryId: string;
  name: string;
  outline: string;
  order: number;
  office: Office;
}

/** A place, projected onto the map. */
interface Shape extends Omit<MapPlace, "outline"> {
  outlineId: string;
  outline: Outline;
  isInValley: boolean;
  /** Name of a custom property. */
  color: string;
}

/** The map's size, the same as in `components/PermitOffices/PlacesMap.tsx`: the valley at the top, the region in a strip below it. */
const width = 600;
const valley = { west: -115.445, north: 36.448, scale: 10.8 };
const valleyHeight = 676;
const region = { west: -118, north: 36.93, scale: 1.15 };
const regionHeight = 256;

const paradise = "3254600";
/** The Strip, from Russell Road to Sahara Avenue, in degrees; the Census Bureau's data has no roads. */
const strip: readonly Point[] = [
  [-115.1729, 36.0866],
  [-115.1727, 36.1147],
  [-115.169, 36.1225],
  [-115.1567, 36.1425],
];

/** Vertical position of the names of counties in the strip for the region, by the Census Bureau's number. */
const countyLabels = new Map([
  ["32003", 54],
  ["04015", 184],
]);

/** The label of the Strip on wide screens. */
const stripNames: Readonly<Record<Language, string>> = { en: "The Strip", es: "El Strip" };

/** Custom properties for colors. Counties are also hatched, so that they differ in print. */
const cityColors = ["action", "sage", "edge", "quiet"];
const countyColors = ["accent", "quiet", "edge"];

/**
 * Returns the SVG file for a language.
 * @param places the places, with their names in that language
 * @param outlines in degrees, by the Census Bureau's number
 * @throws Error if there is no outline for a place
 */
export function placesMap(
  places: readonly MapPlace[],
  outlines: ReadonlyMap<string, Outline>,
  language: Language,
) {
  const colorOf = (own: Office) => {
    const governments = places
      .map(({ office }) => office)
      .filter((office) => isCounty(office) === isCounty(own));
    const position = [...new Set(governments.map(({ government }) => government))].indexOf(
      own.government,
    );
    const colors = isCounty(own) ? countyColors : cityColors;
    return colors[position % colors.length] ?? "ink";
  };
  const shapes = places.map((place): Shape => {
    const degrees = outlines.get(place.outline);
    if (!degrees)
      throw new Error(
        `content/places.yml: ${place.name}: there is no outline with the number ${place.outline}`,
      );
    const isInValley = degrees.flat().every((point) => {
      const [x, y] = project(point, valley);
      return x > 0 && x < width && y > 0 && y < valleyHeight;
    });
    const outline = onSheet(degrees, isInValley ? valley : region);
    return {
      ...place,
      outlineId: place.outline,
      isInValley,
      outline,
      color: colorOf(place.office),
    };
  });
  const drawn = (shape: Shape) => {
    const d = pathOf(shape.outline);
    const lines = isCounty(shape.office)
      ? `<path d="${hatch(shape.outline, 9)}" stroke="var(--${shape.color})" stroke-width=".8" opacity=".6"/>`
      : "";
    return `<path fill="var(--${shape.color})" fill-opacity="var(--over,${lines ? 0.06 : 0.24})" fill-rule="evenodd" stroke="var(--ink)" d="${d}"/>${lines}`;
  };
  const groups = shapes.map((shape) =>
    shape.isInValley
      ? `<g id="${shape.entryId}">${drawn(shape)}</g>`
      : `<svg id="${shape.entryId}" y="${valleyHeight}" width="${width}" height="${regionHeight}">${drawn(shape)}</svg>`,
  );

  const [stripX, stripY] = project([-115.1728, 36.1], valley);
  const labels = (isWide: boolean) =>
    shapes
      .map((shape) => {
        if (!shape.isInValley) return regionLabel(shape, isWide ? "" : `${shape.order} `);
        const avoid = shape.outlineId === paradise ? stripY : undefined;
        const [x, y] = labelPoint(shape.outline, isWide ? 16 : 24, avoid);
        if (!isWide) return text([x, y + 9], String(shape.order));
        const xs = shape.outline.flat().map(([x]) => x);
        const right = Math.max(...xs);
        if (right - Math.min(...xs) > 5 * shape.name.length) return text([x, y + 5], shape.name);
        // Too narrow for its name: one word per line, aligned with its right edge.
        const lines = shape.name.split(" ");
        return lines.map((line, row) => text([right - 2, y + 19 * row], line, "end")).join("");
      })
      .join("");
  const road = strip.map((point) => project(point, valley).map(Math.round).join(" ")).join("L");
  const [left = 0, top = 0] = project([valley.west, valley.north], region).map(Math.round);
  const share = region.scale / valley.scale;
  const inset = `<rect x="${left}" y="${top + valleyHeight}" width="${Math.round(width * share)}" height="${Math.round(valleyHeight * share)}"/>`;
  const named = (isWide: boolean) =>
    `<g display="var(--${isWide ? "names" : "numbers"})" font-size="${isWide ? 15 : 26}">${labels(isWide)}${text([stripX + 8, stripY + 4], isWide ? stripNames[language] : "Strip", "start")}</g>`;

  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}<g id="labels" pointer-events="none"><g fill="none" stroke="var(--ink)"><path stroke="var(--accent)" stroke-width="4" d="M${road}"/>${inset}</g><g text-anchor="middle" fill="var(--ink)" stroke="var(--paper)" stroke-width="4" stroke-linejoin="round" paint-order="stroke" font-weight="600">${named(true)}${named(false)}</g></g></svg>\n`;
}

const isCounty = ({ government }: Office) => /county|condado/i.test(government);

/** Labels a place of the region: beside a small place, on the side with more space; inside a county, where no place is. */
function regionLabel({ office, outline, name, ...place }: Shape, before: string) {
  const points = outline.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const county = countyLabels.get(place.outlineId);
  if (county !== undefined)
    return text(
      [(left + right) / 2, valleyHeight + county],
      before + office.government.replace(/,.*/, ""),
    );
  const y = valleyHeight + Math.max(22, (Math.min(...ys) + Math.max(...ys)) / 2 + 6);
  return right < width / 2
    ? text([left - 8, y], before + name, "end")
    : text([right + 8, y], before + name, "start");
}

const text = ([x, y]: Point, words: string, anchor?: "start" | "end") =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}"${anchor ? ` text-anchor="${anchor}"` : ""}>${escapeXml(words)}</text>`;
