import { unbroken } from "../../i18n";
import * as styles from "./FactStrip.module.css";

export interface Fact {
  term: string;
  text: React.ReactNode;
}

interface FactStripProps {
  facts: readonly Fact[];
  /** A look other than a strip: `ruled terms` gives each fact a row. */
  className?: string;
}

/** Facts, laid out like the title block of a drawing. */
export function FactStrip({ facts, className = styles.strip }: FactStripProps) {
  return (
    <dl className={className}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="quiet">{term}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
