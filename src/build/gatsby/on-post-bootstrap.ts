import type { GatsbyNode } from "gatsby";
import { writeMap } from "../map/write-map";
import type { MapPlace } from "../map/places-map";
import { writeIcons } from "../publish/icons";

/** Writes the icons and the map, for a build and while developing. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType }) => {
  const places = getNodesByType("Place") as unknown as MapPlace[];
  await writeIcons(process.cwd());
  await writeMap(
    process.cwd(),
    [...places].sort((a, b) => a.order - b.order),
  );
};
