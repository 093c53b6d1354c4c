import { graphql } from "gatsby";
import { LicenseLine } from "../LicenseLine/LicenseLine";
import { heroSizes } from "../../styles/hero-sizes";
import { Picture } from "../Picture/Picture";
import { pagePicture } from "../Picture/page-picture";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { useBusiness } from "../site/useSite";
import { useTheme } from "../ThemeSwitch/theme";
import * as styles from "./HomeHero.module.css";

interface HomeHeroProps {
  picture: Queries.Picture_fileFragment | null;
  /** The same view after sunset, for the dark scheme. */
  dusk?: Queries.Picture_fileFragment | null;
}

export const homePicture = (file: Queries.Picture_fileFragment | null) =>
  pagePicture(
    file,
    "Single-story desert house at golden hour, its glazed living room lit under a deep roof overhang",
  );

/** When the dusk counts, by theme; src/visit/inline/head.ts says the same before React is there. */
const darkMedia = { system: "(prefers-color-scheme:dark)", light: "not all", dark: "" };

/** The top of the home page: the headline over the picture, and a panel of facts like the title block of a drawing. */
export function HomeHero({ picture: file, dusk = null }: HomeHeroProps) {
  const theme = useTheme();
  const { hours, areas, license } = useBusiness();
  const served = areas.filter(({ notice }) => !notice);
  const picture = homePicture(file);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          Your Las Vegas general contractor, from permit to final inspection
        </h1>
        <div className={styles.actions}>
          <QuoteActions />
        </div>
      </div>
      {picture ? (
        <Picture picture={picture} sizes={heroSizes.home} priority className={styles.picture}>
          {dusk?.childImageSharp?.gatsbyImageData.images.sources?.map(({ type, srcSet }) => (
            <source
              key={type}
              media={darkMedia[theme]}
              type={type}
              srcSet={srcSet}
              sizes={heroSizes.home}
            />
          ))}
        </Picture>
      ) : null}
      <div className={styles.sheet}>
        <div className={styles.block}>
          <p className={styles.promise}>
            We build, fit out and remodel for businesses and homeowners, and plan each job around
            its permits, its inspections and the people who use the place.
          </p>
          <dl className={styles.facts}>
            {license.label ? (
              <div>
                <dt>License</dt>
                <dd>
                  <LicenseLine />
                </dd>
              </div>
            ) : null}
            <div>
              <dt>Hours</dt>
              <dd>{hours.text}</dd>
            </div>
            <div>
              <dt>Where</dt>
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
