import { Link } from "../Link/Link";
import { useText } from "../../i18n";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The pages below the home page, down to the current page. */
  trail: readonly { title: string; path: string }[];
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useText();
  return (
    <nav aria-label={t("breadcrumbs.label")} className="no-print">
      <ol className={styles.trail}>
        <li>
          <Link to="/" className="target">
            {t("breadcrumbs.home")}
          </Link>
        </li>
        {trail.map(({ title, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path} className="target">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
