import clsx from "clsx";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import * as styles from "./ServiceMosaic.module.css";

interface ServiceMosaicProps {
  services: readonly Queries.Cards_pageFragment[];
  /** Columns of small pictures on a wide screen; with the large one they fill a rectangle. */
  columns: 3 | 4;
}

/** Services as pictures: the first is large, the others are small around it. */
export function ServiceMosaic({ services, columns }: ServiceMosaicProps) {
  return (
    <ul className={styles.mosaic} data-columns={columns} data-print="grid">
      {services.map((service, index) => (
        <li key={service.id} className={clsx(styles.tile, "linked")}>
          <Picture
            picture={service.hero}
            sizes={
              index === 0 ? "(min-width: 64rem) 42rem, 92vw" : "(min-width: 64rem) 26rem, 46vw"
            }
            alt=""
            className="cover rounded"
          />
          <p className="stretched">
            <Link to={service.path}>{service.title}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
