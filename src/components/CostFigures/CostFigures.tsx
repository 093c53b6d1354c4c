import type { ReactNode } from "react";
import { original } from "../../content/language";
import { unbroken, useText } from "../../i18n";
import { dataAttribute } from "../../styles/data-attributes";

/** A price that somebody has published: content/costs.yml. */
export interface PublishedCost {
  figure: string;
  unit: string | null;
  market: string | null;
  year: number | null;
  sentence: string | null;
  without: string | null;
  credit: string | null;
  source: { title: string; url: string } | null;
  /** The day on which it was checked, in words. */
  day: string;
}

interface CostFiguresProps {
  costs: readonly PublishedCost[];
  /** Says on which day a figure was checked. */
  checked: (day: string) => string;
  /** The words that each source is folded behind; when left out, sources are not folded. */
  foldedBehind?: string;
  /** Whether sentences stand for the figures that their publisher allows in no other form. */
  leads?: boolean;
}

interface SentenceProps {
  sentence: string;
  figure: string;
  /** Whether no figure stands above it. */
  leads: boolean;
}

/** A sentence with the price in it set off, and large where it leads. */
function Sentence({ sentence, figure, leads }: SentenceProps) {
  const [before = "", after] = sentence.split(figure);
  return after === undefined ? (
    <p>{unbroken(sentence)}</p>
  ) : (
    <p>
      {unbroken(before)}
      <strong className={leads ? "title nums" : "nums"}>{figure}</strong>
      {unbroken(after)}
    </p>
  );
}

/**
 * Prices that others have published, each with what it leaves out; a source stands under the last
 * figure from it.
 */
export function CostFigures({ costs, checked, foldedBehind, leads = false }: CostFiguresProps) {
  const { language } = useText();
  return (
    <ul className="ruled">
      {costs.map(
        ({ figure, unit, market, year, sentence, without, credit, source, day }, index) => (
          <li key={figure} className="spaced-links">
            {sentence ? (
              <Sentence sentence={sentence} figure={figure} leads={leads} />
            ) : (
              <p>
                <strong className="title nums">{figure}</strong> <br />
                {unbroken(unit ?? "")}
                {`\u00a0· ${market}, ${year}`}
              </p>
            )}
            <p className="note">{without}</p>
            {!source || source.url === costs[index + 1]?.source?.url ? null : (
              <Source foldedBehind={foldedBehind}>
                {credit ? (
                  <p className="note" lang={original}>
                    {credit}
                  </p>
                ) : null}
                <p className="note running">
                  <a href={source.url} lang={language === original ? undefined : original}>
                    {unbroken(source.title)}
                  </a>
                  {`\u00a0· ${checked(day)}`}
                </p>
              </Source>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

interface SourceProps {
  foldedBehind: string | undefined;
  children: ReactNode;
}

/** Whose a price is, where it is folded behind a line of its own. */
const Source = ({ foldedBehind, children }: SourceProps) =>
  foldedBehind ? (
    <details className="note" {...dataAttribute("print", "open")}>
      <summary className="chevron no-print">{foldedBehind}</summary>
      {children}
    </details>
  ) : (
    children
  );
