import { Link } from "../Link/Link";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The way from the home page, which is left out, to the page that is shown. */
  trail: readonly { title: string; path: string }[];
  /** Name of the landmark, where a page holds more than one of them. */
  label?: string;
}

/** The way from the home page to the page that is shown. */
export function Breadcrumbs({ trail, label = "Breadcrumbs" }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print">
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
