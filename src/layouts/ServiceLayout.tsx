import { Link } from "../components/Link/Link";
import { useBusiness } from "../components/site/useSite";
import { DefaultLayout, type LayoutProps } from "./DefaultLayout";
import * as styles from "./ServiceLayout.module.css";

/** The default layout, and on small screens a bar at the bottom of the window: call, or ask for a quote for this service. */
export function ServiceLayout({ path, children }: LayoutProps) {
  const { phoneHref } = useBusiness();
  const slug = /^\/services\/([^/]+)$/.exec(path)?.[1];
  return (
    <div className={styles.layout} data-layout="service">
      <DefaultLayout path={path}>{children}</DefaultLayout>
      <nav className={styles.bar} aria-label="Quick contact">
        <a className={styles.call} href={phoneHref}>
          Call now
        </a>
        <Link className={styles.quote} to={slug ? `/contact?project=${slug}` : "/contact"}>
          Get a quote
        </Link>
      </nav>
    </div>
  );
}
