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

interface SectionProps {
  title: string;
  /** An `li` for each page. */
  children: readonly ReactNode[];
}

/** A list under a heading of its own; nothing where it is empty. */
const ListSection = ({ title, children }: SectionProps) =>
  children.length === 0 ? null : (
    <section aria-label={title}>
      <Fold title={title} size="xl">
        <ul className="ruled">{children}</ul>
      </Fold>
    </section>
  );

interface RelatedListProps {
  title: string;
  pages: readonly Queries.RelatedList_pageFragment[];
}

/** Pages to read next, each with its picture and summary. */
export const RelatedList = ({ title, pages }: RelatedListProps) => (
  <ListSection title={title}>
    {pages.map(({ id, path, title: name, summary, hero }) => (
      <li key={id} className={clsx(styles.pictured, "linked")}>
        <Picture picture={hero} sizes="9rem" alt="" className="cover rounded" />
        <div>
          <h3 className="stretched">
            <Link to={path}>{name}</Link>
          </h3>
          <p className="note">{unbroken(summary)}</p>
        </div>
      </li>
    ))}
  </ListSection>
);

interface RelatedTitlesProps {
  title: string;
  pages: readonly Queries.RelatedList_titleFragment[];
}

/** Pages to read next by their titles alone. */
export const RelatedTitles = ({ title, pages }: RelatedTitlesProps) => (
  <ListSection title={title}>
    {pages.map(({ id, path, title: name }) => (
      <li key={id} className="linked">
        <p className="label stretched">
          <Link to={path}>{name}</Link>
        </p>
      </li>
    ))}
  </ListSection>
);

export const query = graphql`
  fragment RelatedList_title on ContentPage {
    id
    path
    title
  }
  fragment RelatedList_page on ContentPage {
    ...RelatedList_title
    summary
    hero {
      ...Picture_picture
    }
  }
`;
