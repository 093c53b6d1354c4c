import clsx from "clsx";
import { unbroken } from "../../i18n";
import * as styles from "./Facts.module.css";

/** A fact with the term that names it. */
export interface Fact {
  term: string;
  text: React.ReactNode;
}

/**
 * Returns facts as they were queried, in the order of the query, each with the label of its field,
 * without those that a page leaves out.
 */
export const factsOf = <Name extends string>(
  facts: Readonly<Record<Name, string | null>>,
  label: (name: Name) => string,
): Fact[] =>
  Object.entries<string | null>(facts).flatMap(([name, text]) =>
    text === null ? [] : [{ term: label(name as Name), text }],
  );

interface FactsProps {
  facts: readonly Fact[];
  /** Gives each fact a row of its own. */
  rows?: boolean;
  /** Shows a strip of figures large. */
  large?: boolean;
}

/** Facts with their terms: a strip like the title block of a drawing, or rows. */
export function Facts({ facts, rows = false, large = false }: FactsProps) {
  return (
    <dl className={rows ? styles.rows : clsx(styles.strip, large && styles.large)}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="quiet">{term}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
