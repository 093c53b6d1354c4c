import type { ReactNode } from "react";
import { breadcrumbTrail } from "../../seo/breadcrumb-trail";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  /** The page's own title and address, from which the way to it follows. */
  page: { title: string; path: string };
  title: string;
  /** One or two sentences under the headline. */
  lead?: ReactNode;
  /** What follows the lead: actions, a line of facts. */
  children?: ReactNode;
  /** A picture: beside the words on wide screens, running out of the window on the right. */
  picture?: ReactNode;
}

/** Words that hold a hyphen, each kept on one line: a headline has no room for "build-" and "outs". */
function unbroken(title: string): ReactNode {
  return title.split(/(\S*[a-z]-[a-z]\S*)/i).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Headline, lead and, where a page has one, its first picture. */
export function PageHeader({ page, title, lead, children, picture }: PageHeaderProps) {
  return (
    <header className={picture ? styles.split : `${styles.plain ?? ""} page-head`}>
      <div className={styles.words}>
        <Breadcrumbs trail={breadcrumbTrail(page.path, page.title)} />
        <h1 className={styles.title}>{unbroken(title)}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
      {picture ? <div>{picture}</div> : null}
    </header>
  );
}
