import clsx from "clsx";
import { graphql } from "gatsby";
import { breadcrumbTrail } from "../../seo/page";
import { Picture } from "../Picture/Picture";
import { Link } from "../Link/Link";
import { unbroken, useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { dataAttribute } from "../../styles/data-attributes";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  page: Queries.PageHeader_pageFragment | Queries.PageHeader_ownPageFragment;
  /** Under the headline: one or two sentences, or paragraphs of their own. */
  lead?: React.ReactNode;
  /** Shown below the lead: actions, a line of facts. */
  children?: React.ReactNode;
  /** On wide screens beside the words, bleeding off the right edge. */
  picture?: Queries.Picture_pictureFragment | null | undefined;
  /** The file that is shown in its place in dark colors. */
  dark?: Queries.Picture_fileFragment | null | undefined;
}

/** Headline, lead and, where a page has one, its first picture. */
export function PageHeader({ page, lead, children, picture, dark }: PageHeaderProps) {
  const { t } = useText();
  const { settings } = useSite();
  return (
    <header className={picture ? styles.besidePicture : "page-head"}>
      <div className={clsx(styles.words, !picture && "wrap")}>
        <nav aria-label={t("breadcrumbs.label")} className="no-print">
          <ol className={styles.trail}>
            <li>
              <Link to="/" className="target">
                {t("breadcrumbs.home")}
              </Link>
            </li>
            {breadcrumbTrail(page, settings).map(({ name, path }) => (
              <li key={path}>
                {path === page.path ? (
                  <span aria-current="page">{unbroken(name)}</span>
                ) : (
                  <Link to={path} className="target">
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={styles.headline}>{unbroken(page.heading)}</h1>
        {lead ? (
          <div className="lead quiet">{typeof lead === "string" ? <p>{lead}</p> : lead}</div>
        ) : null}
        {children}
      </div>
      {picture ? (
        <div>
          <Hero picture={picture} dark={dark} />
        </div>
      ) : null}
    </header>
  );
}

interface HeroProps {
  picture: Queries.Picture_pictureFragment;
  dark?: PageHeaderProps["dark"];
  /** Full: as wide as the window. Split: beside the headline. */
  kind?: "full" | "split";
}

/** The first, large picture of a page. */
export function Hero({ picture, dark, kind = "split" }: HeroProps) {
  return (
    <figure className={styles.hero} {...dataAttribute("hero", kind)}>
      <Picture
        picture={picture}
        dark={dark}
        sizes={kind === "full" ? "100vw" : "(min-width: 64rem) 50vw, 100vw"}
        priority
        className="cover"
      />
      {picture.caption ? (
        <figcaption className="note">{unbroken(picture.caption)}</figcaption>
      ) : null}
    </figure>
  );
}

export const query = graphql`
  fragment PageHeader_page on ContentPage {
    path
    title
    heading
  }

  fragment PageHeader_ownPage on Page {
    path
    title
    heading
  }
`;
