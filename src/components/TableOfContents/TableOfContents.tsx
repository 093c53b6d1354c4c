import clsx from "clsx";
import { contentsId } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { useText } from "../../i18n";
import * as styles from "./TableOfContents.module.css";

/** Links to the second-level headings of the page. */
export function TableOfContents({
  headings,
}: {
  headings: Queries.PageText_pageFragment["tableOfContents"];
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
