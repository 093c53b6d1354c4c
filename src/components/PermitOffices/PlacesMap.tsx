import * as styles from "./PermitOffices.module.css";
import { usePlaces } from "./usePlaces";
import { addressIn } from "../../content/language";
import { useWords } from "../../words/words";

/**
 * The places as outlines, each a link to its office on the contact page. `PermitOffices` has the same links as a list, so
 * keyboards and screen readers skip the drawing. The outlines are in a separate file, which `src/build/map` writes.
 */
export function PlacesMap() {
  const { allPlace } = usePlaces();
  const { language, map } = useWords();
  const file = addressIn(language.code, "/places.svg");
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 600 932" aria-hidden="true">
        {allPlace.nodes.map(({ entryId, office }) => (
          <a key={entryId} href={addressIn(language.code, `/contact#${office.id}`)} tabIndex={-1}>
            <use href={`${file}#${entryId}`} />
          </a>
        ))}
        <use href={`${file}#labels`} />
      </svg>
      <figcaption className="note">{map}</figcaption>
    </figure>
  );
}
