import type { GatsbyNode, Node } from "gatsby";
import { original, type Language } from "../../content/language";
import { inWordsOf } from "../../content/translation";
import { writeMap } from "../map/write-map";
import type { MapPlace } from "../map/places-map";
import { writeIcons } from "../publish/icons";
import { translationKey } from "./nodes";

type Place = Node & MapPlace & { origin: { file: string; entry: number } };

/** Writes the icons and the map, for a build and while developing. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
  getNode,
  createNodeId,
}) => {
  const places = (getNodesByType("Place") as Place[]).sort((a, b) => a.order - b.order);
  const inWords = (place: Place, language: Language) => {
    if (language === original) return place;
    const words = getNode(createNodeId(translationKey(place.origin.file, language)))?.entries;
    return inWordsOf(place, (words as object[] | undefined)?.[place.origin.entry]) as MapPlace;
  };
  await writeIcons(process.cwd());
  await writeMap(process.cwd(), (language) => places.map((place) => inWords(place, language)));
};
