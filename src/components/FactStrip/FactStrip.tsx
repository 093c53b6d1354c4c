import type { ReactNode } from "react";
import * as styles from "./FactStrip.module.css";

export interface Fact {
  term: string;
  text: ReactNode;
}

/** A strip of facts, laid out like the title block of a drawing. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
