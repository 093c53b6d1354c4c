import clsx from "clsx";
import { graphql } from "gatsby";
import { contentsId } from "../../content/sections";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContents_headingFragment[];
}

/** Links to the second-level headings of the page. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <nav className={clsx(styles.contents, "no-print")} aria-labelledby={contentsId}>
      <h2 id={contentsId} className={styles.title}>
        On this page
      </h2>
      <ol className={clsx(styles.list, "ruled")}>
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
