import type { ReactNode } from "react";
import * as styles from "./Bars.module.css";

interface BarsProps {
  caption: string;
  rows: readonly {
    label: ReactNode;
    value: ReactNode;
    /** Length of the bar. */
    of: number;
    /** The part of the bar that is drawn in full color: all of it unless given. */
    part?: number;
  }[];
}

/** Figures as bars on a common scale, each with its label and value. */
export function Bars({ caption, rows }: BarsProps) {
  const longest = Math.max(...rows.map((row) => row.of));
  const length = (value: number) => (value / longest) * 100;
  return (
    <figure className={`${styles.bars} small after no-print`}>
      <figcaption className="label">{caption}</figcaption>
      <ul className="ruled">
        {rows.map(({ label, value, of, part = of }, index) => (
          <li key={index}>
            <span>{label}</span> <b>{value}</b>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              {part < of ? <rect width={length(of)} height="1" opacity=".25" /> : null}
              <rect width={length(part)} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
