import clsx from "clsx";
import { graphql } from "gatsby";
import { FactStrip, type Fact } from "../FactStrip/FactStrip";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import * as styles from "./Card.module.css";

interface CardProps {
  page: Queries.Card_pageFragment;
  sizes: string;
  /** Puts the words beside the picture rather than below it, where there is room. */
  wide?: boolean;
  /** A line above the name, such as a date. */
  label?: string;
  /** Shown below the summary of a card that has room for them. */
  facts?: readonly Fact[] | undefined;
  level?: 2 | 3;
  /** Loads the picture at once, because it is in the first view. */
  eager?: boolean;
}

/** A page as a card: its picture, title and summary. The whole card is one link. */
export function Card({
  page,
  sizes,
  wide = false,
  label,
  facts,
  level = 3,
  eager = false,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={clsx(styles.card, wide && styles.wide)}>
      <div className={styles.words}>
        <Heading className={clsx(styles.name, "stretched")}>
          <Link to={page.path}>{page.title}</Link>
        </Heading>
        {label ? <p className="note">{label}</p> : null}
        <p className={clsx(styles.summary, "note")}>{page.summary}</p>
        {facts ? (
          <div className={styles.facts}>
            <FactStrip facts={facts} />
          </div>
        ) : null}
      </div>
      <Picture picture={page.hero} sizes={sizes} alt="" eager={eager} className="cover rounded" />
    </article>
  );
}

export const query = graphql`
  fragment Card_page on ContentPage {
    id
    path
    title
    summary
    hero {
      ...Picture_card
    }
  }
`;
