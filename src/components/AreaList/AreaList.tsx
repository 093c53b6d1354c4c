import { useBusiness } from "../site/useSite";
import * as styles from "./AreaList.module.css";

/** Where the business works, and who permits building work there. */
export function AreaList() {
  const { areas } = useBusiness();
  return (
    <dl className={styles.areas}>
      {areas.map((area) => (
        <div key={area.name} className={styles.area}>
          <dt className={styles.name}>{area.name}</dt>
          <dd className={styles.office}>
            {area.permitUrl ? (
              <a href={area.permitUrl} rel="noopener">
                {area.permitOffice}
              </a>
            ) : (
              area.permitOffice
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
