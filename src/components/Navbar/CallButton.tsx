import { OpenStatus } from "../OpenStatus/OpenStatus";
import { useText } from "../../i18n";
import type { Site } from "../../i18n/site";
import * as styles from "./Navbar.module.css";

/** The phone number with the opening status, as one link. On a phone, the icon alone. */
export function CallButton({ business }: { business: Site["business"] }) {
  const { t } = useText();
  return (
    <a className={`${styles.call} target`} href={business.phoneHref}>
      <svg className={styles.icon} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M3 3h6l1 5-3 3a15 15 0 0 0 6 6l3-3 5 1v6A18 18 0 0 1 3 3z" />
      </svg>
      <span className={styles.callText}>
        <span className={`${styles.number} nums`}>
          <span className="visually-hidden">{t("navbar.call")} </span>
          {business.phoneDisplay}
        </span>
        <OpenStatus hours={business.hours} />
      </span>
    </a>
  );
}
