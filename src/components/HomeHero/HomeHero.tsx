import clsx from "clsx";
import { Action, Actions } from "../Action/Action";
import { LicenseLine } from "../BusinessLines/BusinessLines";
import { unbroken } from "../PageHeader/PageHeader";
import { Picture } from "../Picture/Picture";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { useBusiness } from "../../i18n/site";
import { useTheme } from "../ThemeSwitch/theme";
import { useText } from "../../i18n";
import { RichText } from "../RichText/RichText";
import * as styles from "./HomeHero.module.css";

interface HomeHeroProps {
  page: Queries.StandalonePage_pageFragment;
  /** The view of the page's picture after sunset, for the dark color scheme. */
  dusk?: Queries.Picture_fileFragment | null;
}

/** Phones crop the picture to its middle. */
const sizes = "(min-width: 48rem) 100vw, 160vw";

/** Media query for the picture after sunset, by theme; src/visit/inline/head.ts sets the same before React runs. */
const darkMedia = { system: "(prefers-color-scheme:dark)", light: "not all", dark: "" };

/** The top of the home page: the headline over the picture, and a card that asks which services a visitor looks for. */
export function HomeHero({ page, dusk = null }: HomeHeroProps) {
  const theme = useTheme();
  const { license } = useBusiness();
  const { t } = useText();
  const { picture } = page;
  return (
    <div className={styles.hero} data-hero="home" data-print="plain">
      <div className={clsx(styles.words, "wrap")}>
        <h1>{unbroken(page.heading)}</h1>
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
          <RichText className="lead" html={page.lead.html} />
          <div className="stack">
            <nav aria-label={t("home.choose")}>
              <Actions>
                <Action to="#residential" kind="quiet">
                  {t("home.residential")}
                </Action>
                <Action to="#commercial" kind="quiet">
                  {t("home.commercial")}
                </Action>
              </Actions>
            </nav>
            {license.label ? (
              <p className="small">
                <LicenseLine />
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}
