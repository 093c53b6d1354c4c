import { code, object, text } from "../../content/fields";
import { dataKind } from "../../content/kind";

const schema = object(
  "PlacesMap",
  "The drawing of the places: content/map.svg has a group for each, by its id.",
  {
    viewBox: code(/^0 0 \d+ \d+$/, "The drawing's box: 0 0 width height."),
    note: text(
      10,
      200,
      "What stands below the drawing: what its hatching means, and whose outlines they are.",
    ),
  },
);

/** The map; without its file, places stand in a list alone. */
export const placesMap = dataKind({
  name: "placesMap",
  labels: { one: "Map", many: "Map" },
  files: "map.yml",
  isOptional: true,
  schema,
  fileSchema: schema,
});
