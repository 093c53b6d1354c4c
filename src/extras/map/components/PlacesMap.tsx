import { graphql } from "gatsby";
import { DrawingFile } from "../../../components/DrawingFile/DrawingFile";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { fileIn } from "../../../content/language";
import { useLanguage } from "../../../i18n";
import { useIsThere, usePageAddress } from "../../../i18n/site";
import { drawingAddress } from "../address";
import * as styles from "./places-map.module.css";

/**
 * The places as outlines, each a link where the site has the page that it leads to. The list beside
 * it has the same links for keyboards and screen readers.
 */
export function PlacesMap({ data, pathOf }: SlotProps["placesMap"]) {
  const file = fileIn(useLanguage(), drawingAddress);
  const addressOf = usePageAddress();
  const isThere = useIsThere();
  const { places, placesMap } = data;
  if (!placesMap) return null;
  return (
    <figure className={styles.map}>
      <svg viewBox={placesMap.viewBox} aria-hidden="true">
        {places.nodes.map((place) => {
          const outline = <DrawingFile key={place.entryId} href={`${file}#${place.entryId}`} />;
          const path = pathOf(place);
          return path !== null && isThere(path) ? (
            <a key={place.entryId} href={addressOf(path)} tabIndex={-1}>
              {outline}
            </a>
          ) : (
            outline
          );
        })}
        <DrawingFile href={`${file}#labels`} />
      </svg>
      <figcaption className="note">{placesMap.note}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment PlacesMap_places on Query {
    places: allPlace(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        name
        office {
          id
          path
          government
          area
        }
      }
    }
    placesMap(language: { eq: $language }) {
      viewBox
      note
    }
  }
`;
