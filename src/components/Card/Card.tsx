import { graphql } from "gatsby";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import * as styles from "./Card.module.css";

interface CardProps {
  page: Queries.Card_pageFragment;
  sizes: string;
  /** Words beside the picture rather than below it, where there is room. */
  wide?: boolean;
  /** A line over the name: a date, a kind. */
  label?: string;
  level?: 2 | 3;
  /** Whether its picture is in the first view, and loaded at once. */
  eager?: boolean;
}

/** A page as a picture, its name and one line. The whole card is the link. */
export function Card({ page, sizes, wide = false, label, level = 3, eager = false }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${(wide ? styles.wide : styles.card) ?? ""} framed`}>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={page.path}>{page.title}</Link>
        </Heading>
        {label ? <p className={styles.label}>{label}</p> : null}
        <p className={styles.summary}>{page.summary}</p>
      </div>
      <Picture picture={page.hero} sizes={sizes} alt="" eager={eager} className={styles.picture} />
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
