/** What the lists of pages to read next have in common. */
import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { unbroken } from "../../i18n";
import { Fold } from "../Fold/Fold";
import { Link } from "../Link/Link";
import { Deferred } from "../FirstView/FirstView";
import { Picture } from "../Picture/Picture";
import * as styles from "./RelatedList.module.css";

/** The lists of a page, side by side where there is room. */
export const Related = ({ children }: { children: ReactNode }) => (
  <Deferred>
    <div className="section no-print">
      <div className="grid wrap">{children}</div>
    </div>
  </Deferred>
);

interface RelatedListProps {
  title: string;
  pages: readonly Queries.RelatedList_pageFragment[];
  /** Shows each page's first picture. */
  pictured?: boolean;
  /** Shows titles alone. */
  brief?: boolean;
}

/** Pages to read next under a heading of their own; nothing where there are none. */
export const RelatedList = ({ title, pages, pictured = false, brief = false }: RelatedListProps) =>
  pages.length === 0 ? null : (
    <section aria-label={title}>
      <Fold title={title} size="xl">
        <ul className="ruled">
          {pages.map(({ id, path, title: name, summary, hero }) => (
            <li key={id} className={clsx(pictured && styles.pictured, "linked")}>
              {pictured ? (
                <Picture picture={hero} sizes="9rem" alt="" className="cover rounded" />
              ) : null}
              <div>
                {brief ? (
                  <p className="label stretched">
                    <Link to={path}>{name}</Link>
                  </p>
                ) : (
                  <>
                    <h3 className="stretched">
                      <Link to={path}>{name}</Link>
                    </h3>
                    <p className="note">{unbroken(summary)}</p>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );

export const query = graphql`
  fragment RelatedList_page on ContentPage {
    id
    path
    title
    summary
    hero {
      ...Picture_picture
    }
  }
`;
