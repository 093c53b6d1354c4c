import clsx from "clsx";
import { graphql } from "gatsby";
import { useText } from "../../i18n";
import * as styles from "./ClientLogos.module.css";

/** A section of clients' logos in the color of quiet text. Renders nothing when there are none. */
export function ClientLogos({ marks }: { marks: readonly Queries.ClientLogos_markFragment[] }) {
  const { t } = useText();
  if (marks.length === 0) return null;
  return (
    <section className="section" aria-label={t("clientLogos.label")}>
      <ul className={clsx(styles.list, "wrap")}>
        {marks.map((mark) => (
          <li key={mark.entryId}>
            <svg viewBox={mark.viewBox} role="img" aria-label={mark.name}>
              <path d={mark.drawing} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment ClientLogos_mark on ClientMark {
    entryId
    name
    viewBox
    drawing
  }
`;
