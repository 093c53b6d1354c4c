import clsx from "clsx";
import { graphql } from "gatsby";
import { contentsId } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { useText } from "../../i18n";
import * as styles from "./TableOfContents.module.css";

/** Links to the second-level headings of the page. */
export function TableOfContents({
  headings,
}: {
  headings: readonly Queries.TableOfContents_headingFragment[];
}) {
  const { t } = useText();
  return (
    <nav className="no-print" aria-labelledby={contentsId}>
      <Fold id={contentsId} title={t("contents.title")}>
        <ol className={clsx(styles.list, "ruled small")}>
          {headings
            .filter(({ depth }) => depth === 2)
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
        </ol>
      </Fold>
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
