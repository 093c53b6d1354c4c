import { graphql } from "gatsby";
import { useText } from "../../i18n";

/** A section of clients' logos in the color of quiet text. Renders nothing when there are none. */
export function ClientLogos({ marks }: { marks: readonly Queries.ClientLogos_markFragment[] }) {
  const { t } = useText();
  if (marks.length === 0) return null;
  return (
    <section className="section" aria-label={t("clientLogos.label")}>
      <ul className="quiet row wrap">
        {marks.map((mark) => (
          <li key={mark.entryId}>
            <svg
              viewBox={mark.viewBox}
              height="40"
              fill="currentColor"
              role="img"
              aria-label={mark.name}
            >
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
