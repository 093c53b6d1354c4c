import * as styles from "./PermitOffices.module.css";
import { usePlaces } from "./usePlaces";
import { addressIn } from "../../content/language";
import { useText } from "../../i18n";

/**
 * The places as outlines, each a link to its office on the contact page. `PermitOffices` has the same links as a list, so
 * keyboards and screen readers skip the drawing. The outlines are in static/places.svg.
 */
export function PlacesMap() {
  const places = usePlaces();
  const { t, language } = useText();
  const file = addressIn(language, "/places.svg");
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 600 932" aria-hidden="true">
        {places.map(({ entryId, office }) => (
          <a key={entryId} href={addressIn(language, `/contact#${office.id}`)} tabIndex={-1}>
            <use href={`${file}#${entryId}`} />
          </a>
        ))}
        <use href={`${file}#labels`} />
      </svg>
      <figcaption className="note">{t("map.note")}</figcaption>
    </figure>
  );
}
