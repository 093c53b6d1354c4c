import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { unbroken, useText } from "../../i18n";
import * as styles from "./ScheduleBars.module.css";

interface BarRow {
  id: string;
  title: ReactNode;
  time: ReactNode;
  /** In weeks from the beginning of the project, as are the other figures of a row. */
  start: number;
  end: number;
  /** The latest end, where the end is not known exactly. */
  late?: number;
  /** Whether a decision is due by its beginning. */
  decision?: boolean;
  inspections: readonly { at: number; what: string }[];
}

interface ScheduleBarsProps {
  caption: string;
  rows: readonly BarRow[];
  /** The number of the first week. */
  first?: number;
  /** Weeks in which the client is without something, counted like those of the rows. */
  shade?: { start: number; end: number } | undefined;
  /** Whether each bar stands below its words, which are long, and not beside them. */
  isStacked?: boolean;
}

/**
 * Phases as bars on a grid of weeks, in a table with the same figures; diamonds are inspections.
 */
export function ScheduleBars({
  caption,
  rows,
  first = 0,
  shade,
  isStacked = false,
}: ScheduleBarsProps) {
  const { t } = useText();
  const grid = useId();
  const total = Math.max(...rows.map(({ end, late = end }) => late));
  // Rounded to half a percent: precision below two pixels would only cost bytes.
  const place = (week: number) => Math.round((week / total) * 200) / 2;
  const at = (week: number) => `${place(week)}%`;
  const long = (from: number, to: number) => `${Math.max(0.5, place(to) - place(from))}%`;
  const step = [1, 2, 4, 8, 12, 26].find((weeks) => total / weeks <= 9) ?? 52;
  const lines = Array.from({ length: Math.ceil(total / step) }, (_, index) => index * step);
  return (
    <table className={clsx(styles.schedule, isStacked && styles.stacked)}>
      <caption className="visually-hidden">{unbroken(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("scheduleBars.phase")}</th>
          <th scope="col">{t("scheduleBars.time")}</th>
          <td className={styles.cell} aria-hidden="true">
            <svg className={styles.bar} overflow="visible">
              {lines.map((week) => (
                <text key={week} x={at(week)} y="75%">
                  {week + first}
                </text>
              ))}
              <g id={grid}>
                {shade ? (
                  <rect
                    className={styles.shade}
                    x={at(shade.start)}
                    width={long(shade.start, shade.end)}
                    height="100%"
                  />
                ) : null}
                {lines.map((week) => (
                  <rect key={week} x={at(week)} width="1" height="100%" />
                ))}
              </g>
            </svg>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, time, start, end, late = end, decision, inspections }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{time}</td>
            <td className={styles.cell} aria-hidden="true">
              <svg className={styles.bar} overflow="visible">
                <use href={`#${grid}`} />
                <svg y="50%" overflow="visible">
                  {late > end ? (
                    <rect
                      fillOpacity="0.35"
                      x={at(start)}
                      y="-5"
                      width={long(start, late)}
                      height="10"
                    />
                  ) : null}
                  <rect x={at(start)} y="-5" width={long(start, end)} height="10" />
                  {decision ? (
                    <rect className={styles.mark} x={at(start)} y="-10" width="2" height="20" />
                  ) : null}
                  {inspections.map((inspection) => (
                    <svg key={inspection.what} x={at(inspection.at)} overflow="visible">
                      <path className={styles.mark} d="M0-7l7 7-7 7-7-7z" />
                    </svg>
                  ))}
                </svg>
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
