import clsx from "clsx";
import { unbroken, useText } from "../../i18n";
import type { Site } from "../../i18n/site";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import { dataAttribute } from "../../styles/data-attributes";
import * as styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  group: Pick<Site["groups"][number], "name" | "pictured">;
  /** The services of the group, in their order. */
  services: readonly Queries.Cards_pageFragment[];
}

/**
 * How many columns so many tiles have where there is room: none is left alone in a row if that can
 * be helped.
 */
const columns = (tiles: number) => (tiles % 3 === 0 ? 3 : 2);

/**
 * The services of a group: the first ones large, with as many pictures as content/site.yml says,
 * and the others by name.
 */
export function ServiceTiles({ group, services }: ServiceTilesProps) {
  const { t } = useText();
  const tiles = services.slice(0, group.pictured ?? services.length);
  const others = services.slice(tiles.length);
  return (
    <>
      <ul
        className={styles.tiles}
        {...dataAttribute("columns", columns(tiles.length))}
        {...dataAttribute("print", "grid")}
      >
        {tiles.map(({ id, hero, path, title }) => (
          <li key={id} className={clsx(styles.tile, "linked")}>
            <Picture
              picture={hero}
              sizes="(min-width: 64rem) 38rem, (min-width: 40rem) 46vw, 92vw"
              alt=""
              className="cover rounded"
            />
            <p className="stretched">
              <Link to={path}>{unbroken(title)}</Link>
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="after">
          <h3 className="label">{t("home.others", { group: group.name })}</h3>
          <ul className={clsx(styles.others, "row spaced-links")}>
            {others.map(({ id, path, title }) => (
              <li key={id}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
