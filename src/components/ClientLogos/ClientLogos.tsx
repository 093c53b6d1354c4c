import { graphql } from "gatsby";
import * as styles from "./ClientLogos.module.css";

interface ClientLogosProps {
  marks: readonly Queries.ClientLogos_markFragment[];
}

/** The marks of clients, in the color of the text. Samples say that they are. */
export function ClientLogos({ marks }: ClientLogosProps) {
  if (marks.length === 0) return null;
  return (
    <figure>
      <ul className={styles.list}>
        {marks.map((mark) => (
          <li key={mark.markId}>
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
    markId
    name
    viewBox
    drawing
    sample
  }
`;
