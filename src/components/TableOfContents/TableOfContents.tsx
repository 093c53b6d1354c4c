import clsx from "clsx";
import { graphql } from "gatsby";
import { contentsId } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { Fold } from "../Fold/Fold";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  page: Queries.TableOfContents_pageFragment;
}

/** Links to the second-level headings of a text; nothing where it has none. */
export function TableOfContents({ page }: TableOfContentsProps) {
  const { t } = useText();
  const headings = page.tableOfContents.filter(({ depth }) => depth === 2);
  return headings.length === 0 ? null : (
    <nav className="no-print" aria-labelledby={contentsId}>
      <Fold id={contentsId} title={t("contents.title")}>
        <ol className={clsx(styles.contents, "ruled columns small")}>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{unbroken(title)}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

export const query = graphql`
  fragment TableOfContents_page on ContentPage {
    tableOfContents {
      id
      title
      depth
    }
  }
`;
