import { Link } from "gatsby";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The way from the home page, which is left out, to the page that is shown. */
  trail: readonly { title: string; path: string }[];
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" className="no-print">
      <ol className={styles.trail}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {trail.map(({ title, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
