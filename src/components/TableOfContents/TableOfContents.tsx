import { graphql } from "gatsby";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContents_headingFragment[];
}

/** The page's second-level headings as links. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <nav className={`${styles.contents ?? ""} no-print`} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={styles.title}>
        On this page
      </h2>
      <ol className={styles.list}>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

export const query = graphql`
  fragment TableOfContents_heading on Heading {
    id
    title
    depth
  }
`;
