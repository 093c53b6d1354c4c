import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../../content/in-language";
import { useText } from "../../i18n";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./ClientLogos.module.css";

/**
 * The logos of clients in the color of quiet text; while there are none, samples of logos as a
 * specimen.
 */
export function ClientLogos() {
  const { t, language } = useText();
  const { allClientLogo } = useStaticQuery<Queries.ClientLogosQuery>(graphql`
    query ClientLogos {
      allClientLogo(sort: { order: ASC }) {
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
  const logos = inLanguage(language, allClientLogo);
  const own = logos.filter(({ sample }) => !sample);
  const isOwn = own.length > 0;
  if (logos.length === 0) return null;
  const list = (
    <ul className={clsx(styles.logos, "quiet")}>
      {(isOwn ? own : logos).map((logo) => (
        <li key={logo.entryId}>
          <svg viewBox={logo.viewBox} role="img" aria-label={logo.name}>
            <path d={logo.drawing} />
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
