import { graphql } from "gatsby";
import { Action, Actions } from "../Action/Action";
import { LicenseLine } from "../LicenseLine/LicenseLine";
import { heroSizes } from "../PageHeader/hero-sizes";
import { Picture } from "../Picture/Picture";
import { pagePicture } from "../Picture/page-picture";
import { RatingLine } from "../RatingLine/RatingLine";
import { useBusiness } from "../site/useSite";
import * as styles from "./HomeHero.module.css";

interface HomeHeroProps {
  picture: Queries.Picture_fileFragment | null;
}

export const homePicture = (file: Queries.Picture_fileFragment | null) =>
  pagePicture(
    file,
    "Single-story desert house at golden hour, its glazed living room lit under a deep roof overhang",
  );

/** The first thing a visitor sees: one sentence in the sky of the picture, and a title block in the sheet's corner. */
export function HomeHero({ picture: file }: HomeHeroProps) {
  const { phoneDisplay, phoneHref, hours, areas } = useBusiness();
  const picture = homePicture(file);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          Your Las Vegas general contractor, from permit to final inspection
        </h1>
        <div className={styles.actions}>
          <Actions>
            <Action to="/contact">Request a quote</Action>
            <Action to={phoneHref} kind="quiet">
              Call {phoneDisplay}
            </Action>
          </Actions>
        </div>
      </div>
      {picture ? (
        <Picture picture={picture} sizes={heroSizes.home} priority className={styles.picture} />
      ) : null}
      <div className={styles.sheet}>
        <div className={styles.block}>
          <p className={styles.promise}>
            We build, fit out and remodel for businesses and homeowners, and plan each job around
            its permits, its inspections and the people who use the place.
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>License</dt>
              <dd>
                <LicenseLine />
              </dd>
            </div>
            <div>
              <dt>Hours</dt>
              <dd>{hours.text}</dd>
            </div>
            <div>
              <dt>Where</dt>
              <dd>{areas.map(({ name }) => name).join(", ")}</dd>
            </div>
            <div>
              <dt>Rating</dt>
              <dd>
                <RatingLine />
              </dd>
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
