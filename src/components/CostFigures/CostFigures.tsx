import { original } from "../../content/language";
import { unbroken, useText } from "../../i18n";

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
}

/** Prices that others have published, each with what it leaves out; a source stands under the last figure from it. */
export function CostFigures({ costs, checked }: CostFiguresProps) {
  const { language } = useText();
  return (
    <ul className="ruled">
      {costs.map(
        ({ figure, unit, market, year, sentence, without, credit, source, day }, index) => (
          <li key={figure} className="spaced-links">
            {sentence ? (
              <p>{unbroken(sentence)}</p>
            ) : (
              <p>
                <strong className="title nums">{figure}</strong> <br />
                {unbroken(unit ?? "")} · {market}, {year}
              </p>
            )}
            <p className="note">{without}</p>
            {!source || source.url === costs[index + 1]?.source?.url ? null : (
              <>
                {credit ? (
                  <p className="note" lang={original}>
                    {credit}
                  </p>
                ) : null}
                <p className="note">
                  <a href={source.url} lang={language === original ? undefined : original}>
                    {unbroken(source.title)}
                  </a>{" "}
                  · {checked(day)}
                </p>
              </>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
