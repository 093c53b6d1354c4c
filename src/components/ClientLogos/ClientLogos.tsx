import { graphql, useStaticQuery } from "gatsby";
import { useText } from "../../i18n";

/** A section of clients' logos in the color of quiet text. Renders nothing when there are none. */
export function ClientLogos() {
  const { t, language } = useText();
  const { nodes } = useStaticQuery<Queries.ClientLogosQuery>(graphql`
    query ClientLogos {
      allClientMark(filter: { sample: { eq: false } }, sort: { order: ASC }) {
        nodes {
          language
          entryId
          name
          viewBox
          drawing
        }
      }
    }
  `).allClientMark;
  const marks = nodes.filter((mark) => mark.language === language);
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
