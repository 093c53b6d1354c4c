import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { unbroken } from "../../i18n";
import { Facts, type Fact } from "../Facts/Facts";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import * as styles from "./Cards.module.css";

interface CardsProps<Page> {
  pages: readonly Page[];
  /** How wide the pictures are shown, except the lead's. */
  sizes: string;
  /** Gives the first card a row, with its words beside the picture where there is room. */
  lead?: boolean;
  /** Shows the pictures large on phones too, where they otherwise stand small beside the words. */
  covers?: boolean;
  label?: (page: Page) => string;
  facts?: (page: Page) => readonly Fact[];
  /** Stands over each card. */
  tag?: ReactNode;
  level?: 2 | 3 | 4;
  /** Loads the first picture at once. */
  eager?: boolean;
}

/** Pages as cards in columns: picture, title and summary. A whole card is one link. */
export function Cards<Page extends Queries.Cards_pageFragment>({
  pages,
  sizes,
  lead = false,
  covers = false,
  label,
  facts,
  tag,
  level = 3,
  eager = false,
}: CardsProps<Page>) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {pages.map((page, index) => {
        const isLead = lead && index === 0;
        return (
          <li key={page.id}>
            <article
              className={clsx(styles.card, isLead && styles.wide, !covers && styles.compact)}
            >
              <div className={styles.words}>
                {tag}
                <Heading className={clsx(styles.name, "stretched")}>
                  <Link to={page.path}>{unbroken(page.title)}</Link>
                </Heading>
                {label ? <p className="note">{unbroken(label(page))}</p> : null}
                <p className={isLead ? "quiet" : "note"}>{unbroken(page.summary)}</p>
                {isLead && facts ? (
                  <div className="after wide-only">
                    <Facts facts={facts(page)} />
                  </div>
                ) : null}
              </div>
              <Picture
                picture={page.hero}
                sizes={isLead ? "(min-width: 48rem) 46rem, 92vw" : sizes}
                alt=""
                eager={eager && index === 0}
                className="cover rounded"
              />
            </article>
          </li>
        );
      })}
    </ul>
  );
}

export const query = graphql`
  fragment Cards_page on ContentPage {
    id
    path
    title
    summary
    hero {
      ...Picture_picture
    }
  }
`;
