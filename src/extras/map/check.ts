/** Checks the drawing of the map: what is in it, and which places it lacks. Pure. */
import { labelledDrawingFault } from "../../content/check/drawing";
import type { Pictures } from "../../content/check/read-pictures";
import type { ContentFile } from "../../content/content-file";
import type { Mistake } from "../../content/front-matter";
import { fault, mistakeAt } from "../../content/issues";
import { fileIn, languages } from "../../content/language";
import { drawing } from "./address";
import { place } from "../../content/kinds/place";
import { placesMap } from "./kinds";

interface Office {
  places: readonly { id: string }[];
}

/**
 * Returns a mistake for each drawing that is not there or holds what a map may not, and for each
 * place that one does not have.
 */
export function checkMap(files: readonly ContentFile[], pictures: Pictures): Mistake[] {
  const map = files.find(({ kind }) => kind.name === placesMap.name);
  if (!map) return [];
  return languages
    .map((language) => fileIn(language, drawing))
    .flatMap((name) => {
      const svg = pictures.get(name)?.svg;
      if (svg !== undefined) return [...contents(name, svg), ...missingPlaces(files, name, svg)];
      const remedy = "draw it as src/extras/map/README.md says, or delete content/map.yml";
      const found = fault("file-missing", "is missing, and content/map.yml is there", remedy);
      return [{ file: `content/${name}`, line: 1, field: "file", ...found }];
    });
}

function contents(name: string, svg: string): Mistake[] {
  const wrong = labelledDrawingFault(svg);
  const remedy = "draw it as src/extras/map/README.md says";
  return wrong === undefined
    ? []
    : [{ file: `content/${name}`, line: 1, field: "file", ...fault("map-drawing", wrong, remedy) }];
}

function missingPlaces(files: readonly ContentFile[], name: string, svg: string): Mistake[] {
  const drawn = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return files
    .filter(({ kind }) => kind.name === place.name)
    .flatMap((content) =>
      ((content.data as { offices?: readonly Office[] }).offices ?? []).flatMap((office, at) =>
        office.places.flatMap(({ id }, index) => {
          if (drawn.has(id)) return [];
          const problem = `is “${id}”, which content/${name} has no group for`;
          const remedy = `draw it there as <g id="${id}">`;
          const found = fault("map-place", problem, remedy);
          const where = ["offices", at, "places", index, "id"];
          return [{ ...mistakeAt(content, where, found), file: content.file }];
        }),
      ),
    );
}
