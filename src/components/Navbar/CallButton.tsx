import { OpenStatus } from "../OpenStatus/OpenStatus";
import type { Site } from "../site/useSite";
import * as styles from "./CallButton.module.css";

interface CallButtonProps {
  business: NonNullable<Site["business"]>;
}

/** The phone number with the opening status, as one link. On a phone, the icon alone. */
export function CallButton({ business }: CallButtonProps) {
  return (
    <a className={styles.call} href={business.phoneHref}>
      <svg className={styles.phone} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1.02z" />
      </svg>
      <span className={styles.callText}>
        <span className={styles.number}>
          <span className="visually-hidden">Call </span>
          {business.phoneDisplay}
        </span>
        <OpenStatus hours={business.hours} />
      </span>
    </a>
  );
}
