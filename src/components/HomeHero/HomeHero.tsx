import clsx from "clsx";
import { graphql } from "gatsby";
import { LicenseLine } from "../LicenseLine/LicenseLine";
import { Picture } from "../Picture/Picture";
import { pagePicture } from "../Picture/page-picture";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { useBusiness } from "../site/useSite";
import { useTheme } from "../ThemeSwitch/theme";
import { useNamespace } from "../../words/words";
import * as styles from "./HomeHero.module.css";

interface HomeHeroProps {
  picture: Queries.Picture_fileFragment | null;
  /** The same view after sunset, for the dark color scheme. */
  dusk?: Queries.Picture_fileFragment | null;
}

/** Phones crop the picture to its middle. */
const sizes = "(min-width: 48rem) 100vw, 160vw";

/** Media query for the picture after sunset, by theme; src/visit/inline/head.ts sets the same before React runs. */
const darkMedia = { system: "(prefers-color-scheme:dark)", light: "not all", dark: "" };

/** The top of the home page: the headline over the picture, and a panel of facts like the title block of a drawing. */
export function HomeHero({ picture: file, dusk = null }: HomeHeroProps) {
  const theme = useTheme();
  const { hours, areas, license } = useBusiness();
  const served = areas.filter(({ notice }) => !notice);
  const words = useNamespace("home");
  const picture = pagePicture(file, words.alt);
  return (
    <div className={styles.hero} data-hero="home" data-print="plain">
      <div className={clsx(styles.words, "wrap")}>
        <h1>{words.title}</h1>
        <QuoteActions />
      </div>
      {picture ? (
        <Picture picture={picture} sizes={sizes} priority className={styles.picture}>
          {dusk?.childImageSharp?.gatsbyImageData.images.sources?.map(({ type, srcSet }) => (
            <source key={type} media={darkMedia[theme]} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
        </Picture>
      ) : null}
      <div className={styles.sheet}>
        <div className={clsx(styles.block, "wrap")}>
          <p className="lead">{words.promise}</p>
          <dl className={styles.facts}>
            {license.label ? (
              <div>
                <dt>{words.license}</dt>
                <dd>
                  <LicenseLine />
                </dd>
              </div>
            ) : null}
            <div>
              <dt>{words.hours}</dt>
              <dd>{hours.text}</dd>
            </div>
            <div>
              <dt>{words.where}</dt>
              <dd>{served.map(({ name }) => name).join(", ")}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment HomeHero_picture on File {
    ...Picture_file
  }
`;
