import { useBusiness } from "../site/useSite";
import * as styles from "./AreaList.module.css";

/** The service areas, each with the office that issues building permits there. */
export function AreaList() {
  const { areas } = useBusiness();
  return (
    <dl className="ruled">
      {areas.map((area) => (
        <div key={area.name} className={styles.area}>
          <dt className={styles.name}>{area.name}</dt>
          <dd className={styles.office}>
            {area.notice ? <>{area.notice} Permits: </> : null}
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
