import { place } from "../../content/kinds/place";
import { jurisdiction, rule } from "../../content/kinds/rule";
import type { Extra } from "../extra";
import { checkMap } from "./check";
import { drawings } from "./drawings";
import { placesMap } from "./kinds";

/** The extra `map`. */
export const map: Extra = {
  name: "map",
  description: "The map of the places where the business works, with their permit offices.",
  fragments: { Places_extras: ["PlacesMap_places"] },
  kinds: [placesMap, place, rule, jurisdiction],
  check: checkMap,
  files: drawings,
};
