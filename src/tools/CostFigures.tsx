import { graphql } from "gatsby";
import { original } from "../content/language";
import { unbroken, useText } from "../i18n";

/** Prices that others have published, each with what it leaves out; a source stands under the last figure from it. */
export function CostFigures({ costs }: { costs: readonly Queries.ServiceCost_costFragment[] }) {
  const { t, language } = useText();
  return (
    <ul className="ruled">
      {costs.map(({ figure, unit, place, year, sentence, without, credit, source, day }, index) => (
        <li key={figure} className="spaced-links">
          {sentence ? (
            <p>{unbroken(sentence)}</p>
          ) : (
            <p>
              <strong className="title nums">{figure}</strong>
              <br />
              {unbroken(unit ?? "")} · {place}, {year}
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
                · {t("cost.checked", { day })}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ServiceCost_cost on Cost {
    own
    includes
    figure
    unit
    place
    year
    sentence
    without
    credit
    source {
      title
      url
    }
    day: checkedText
  }
`;
