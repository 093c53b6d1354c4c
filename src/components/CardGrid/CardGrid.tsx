import { Children, type ReactNode } from "react";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  children: ReactNode;
  /** Gives the first card a row of its own. */
  lead?: boolean;
}

/** Cards in columns. */
export function CardGrid({ children, lead = false }: CardGridProps) {
  return (
    <ul className={styles.grid} data-lead={lead || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
