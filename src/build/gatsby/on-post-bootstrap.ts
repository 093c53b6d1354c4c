import type { GatsbyNode } from "gatsby";
import { writeMap } from "../map/write-map";
import type { MapPlace } from "../map/places-map";
import { writeIcons } from "../publish/icons";
import { wordsOf, type Translated } from "./translated-node";

/** Writes the icons and the map, for a build and while developing. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
  getNode,
  createNodeId,
}) => {
  const places = (getNodesByType("Place") as (Translated & MapPlace)[]).sort(
    (a, b) => a.order - b.order,
  );
  const find = (key: string) => getNode(createNodeId(key));
  await writeIcons(process.cwd());
  await writeMap(process.cwd(), (language) =>
    places.map((place) => wordsOf(place, language, find) ?? place),
  );
};
