import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../../content/in-language";
import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./ClientLogos.module.css";

/**
 * The logos of clients in the color of quiet text; while there are none, samples of logos as a
 * specimen, or its words alone.
 */
export function ClientLogos() {
  const { t, language } = useText();
  const { sample: isSample } = useBusiness();
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
  if (!isOwn && !isSample) return null;
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
                <p className="note">
                  {t(logos.length > 0 ? "clientLogos.sample" : "clientLogos.sample.none")}
                </p>
                {logos.length > 0 ? list : null}
              </>
            )}
          </Specimen>
        )}
      </div>
    </section>
  );
}
