import { useBusiness } from "../site/useSite";
import * as styles from "./SampleNotice.module.css";

/** Says that the business is a sample, as long as it is one: who has no license has to say so (NRS 624.720). */
export function SampleNotice() {
  if (!useBusiness().sample) return null;
  return (
    <aside className={styles.notice} aria-label="Notice">
      <p className="wrap">
        Sample website. No contractor’s license has been issued to this business, and no work is
        offered.
      </p>
    </aside>
  );
}
