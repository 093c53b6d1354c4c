import { Children, type ReactNode } from "react";
import * as styles from "./CardGrid.module.css";

interface CardGridProps {
  children: ReactNode;
  /** The first card takes a whole row. */
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
