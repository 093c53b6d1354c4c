import { Link } from "../components/Link/Link";
import { useBusiness } from "../components/site/useSite";
import * as styles from "./QuickContact.module.css";

/** What the service layout adds on small screens: a bar at the bottom of the window, to call or to ask for a quote for this service. */
export function QuickContact({ path }: { path: string }) {
  const { phoneHref } = useBusiness();
  const slug = /^\/services\/([^/]+)$/.exec(path)?.[1];
  return (
    <nav className={styles.bar} aria-label="Quick contact">
      <a className={styles.call} href={phoneHref}>
        Call now
      </a>
      <Link className={styles.quote} to={slug ? `/contact?project=${slug}` : "/contact"}>
        Get a quote
      </Link>
    </nav>
  );
}
