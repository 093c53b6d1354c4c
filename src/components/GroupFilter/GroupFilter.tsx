import { useText } from "../../i18n";
import { useAddress } from "../address";
import * as styles from "./GroupFilter.module.css";

/** The class of the element around a filter and its sections, which has the id `all`. */
export const filtered = styles.filtered;

interface GroupFilterProps {
  /** Each with how many things are in its section, whose heading has its id. */
  groups: readonly { id: string; title: string; count: number }[];
}

/**
 * Links at the top of a page that show one of its sections only, by CSS; nothing where there is one
 * section.
 */
export function GroupFilter({ groups }: GroupFilterProps) {
  const { t } = useText();
  const hash = useAddress("hash");
  const current = groups.find(({ id }) => hash === `#${id}`);
  if (groups.length < 2) return null;
  return (
    <nav className={styles.filter} aria-label={t("services.show")}>
      <a className="target" href="#all" aria-current={current ? undefined : "true"}>
        {t("services.all")} {groups.reduce((sum, { count }) => sum + count, 0)}
      </a>
      {groups.map(({ id, title, count }) => (
        <a
          key={id}
          className="target"
          href={`#${id}`}
          aria-current={current?.id === id ? "true" : undefined}
        >
          {title} {count}
        </a>
      ))}
    </nav>
  );
}
