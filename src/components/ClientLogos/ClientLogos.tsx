import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../../content/in-language";
import { useText } from "../../i18n";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./ClientLogos.module.css";

/** The marks of clients in the color of quiet text; while there are none, samples of marks as a specimen. */
export function ClientLogos() {
  const { t, language } = useText();
  const { allClientMark } = useStaticQuery<Queries.ClientLogosQuery>(graphql`
    query ClientLogos {
      allClientMark(sort: { order: ASC }) {
        nodes {
          language
          entryId
          name
          viewBox
          drawing
          sample
        }
      }
    }
  `);
  const marks = inLanguage(language, allClientMark);
  const own = marks.filter(({ sample }) => !sample);
  const isOwn = own.length > 0;
  if (marks.length === 0) return null;
  const list = (
    <ul className={clsx(styles.marks, "quiet")}>
      {(isOwn ? own : marks).map((mark) => (
        <li key={mark.entryId}>
          <svg viewBox={mark.viewBox} role="img" aria-label={mark.name}>
            <path d={mark.drawing} />
          </svg>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="section" aria-label={t("clientLogos.label")}>
      <div className="wrap">
        {isOwn ? (
          list
        ) : (
          <Specimen>
            {() => (
              <>
                <p className="note">{t("clientLogos.sample")}</p>
                {list}
              </>
            )}
          </Specimen>
        )}
      </div>
    </section>
  );
}
