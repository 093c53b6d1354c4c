import { graphql } from "gatsby";
import * as styles from "./ClientLogos.module.css";

interface ClientLogosProps {
  marks: readonly Queries.ClientLogos_markFragment[];
}

/** Clients' logos in the color of the text, labeled as samples where they are. */
export function ClientLogos({ marks }: ClientLogosProps) {
  if (marks.length === 0) return null;
  return (
    <figure>
      <ul className={styles.list}>
        {marks.map((mark) => (
          <li key={mark.entryId}>
            <svg className={styles.mark} viewBox={mark.viewBox} role="img" aria-label={mark.name}>
              <path d={mark.drawing} />
            </svg>
          </li>
        ))}
      </ul>
      {marks.some(({ sample }) => sample) ? (
        <figcaption className={styles.caption}>
          Sample marks, drawn to show the place: clients are named here once they agree to it.
        </figcaption>
      ) : null}
    </figure>
  );
}

export const query = graphql`
  fragment ClientLogos_mark on ClientMark {
    entryId
    name
    viewBox
    drawing
    sample
  }
`;
