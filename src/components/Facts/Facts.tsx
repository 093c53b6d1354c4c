import { unbroken } from "../../i18n";
import * as styles from "./Facts.module.css";

export interface Fact {
  term: string;
  text: React.ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Gives each fact a row of its own. */
  rows?: boolean;
}

/** Facts with their terms: a strip like the title block of a drawing, or rows. */
export function Facts({ facts, rows = false }: FactsProps) {
  return (
    <dl className={rows ? "ruled terms" : styles.strip}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="quiet">{term}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
