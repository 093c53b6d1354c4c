import { graphql } from "gatsby";
import { Link } from "../components/Link/Link";
import { Section } from "../components/Section/Section";
import { original } from "../content/language";
import { serviceSections } from "../content/sections";
import { useText } from "../i18n";
import { spansOf, type Phase } from "./schedule";
import { weeksText } from "./ServiceSchedule";

interface ServiceCostProps {
  costs: readonly Queries.ServiceCost_costFragment[];
  schedule: Queries.ServiceSchedule_scheduleFragment | null;
  phases: readonly Phase[];
}

/** What others have published about the price of a service, or which paper gives one; and when its work could begin. */
export function ServiceCost({ costs, schedule, phases }: ServiceCostProps) {
  const { t, rich, language } = useText();
  const work = spansOf(phases, schedule?.weeks ?? []).find(({ phase }) =>
    /^(build|setup)$/.test(phase.entryId),
  );
  return (
    <Section id={serviceSections.cost} title={t("cost.title")} beside tone>
      <div>
        {costs.length > 0 ? (
          <ul className="ruled">
            {costs.map(
              ({ figure, unit, place, year, sentence, without, credit, source, day }, index) => (
                <li key={figure} className="spaced-links">
                  {sentence ? (
                    <p>{sentence}</p>
                  ) : (
                    <p>
                      <strong className="title nums">{figure}</strong>
                      <br />
                      {unit} · {place}, {year}
                    </p>
                  )}
                  <p className="note">{without}</p>
                  {credit && credit !== costs[index + 1]?.credit ? (
                    <p className="note" lang={original}>
                      {credit}
                    </p>
                  ) : null}
                  <p className="note">
                    <a href={source.url} lang={language === original ? undefined : original}>
                      {source.title}
                    </a>{" "}
                    · {t("cost.checked", { day })}
                  </p>
                </li>
              ),
            )}
          </ul>
        ) : null}
        <p className="after">
          {rich(costs.length > 0 ? "cost.published" : "cost.none", {
            paper: (words) => <Link to="/papers/written-price">{words}</Link>,
            moves: (words) => <a href="#what-drives-the-price">{words}</a>,
          })}
        </p>
        {work ? (
          <p className="after">
            {t("cost.weeks", {
              site: weeksText(t, work.weeks.min, work.weeks.max),
              wait: weeksText(t, Math.round(work.start.min / 7), Math.round(work.start.max / 7)),
            })}{" "}
            <Link to={`/plan?project=${schedule?.service?.slug ?? ""}`}>{t("service.plan")}</Link>
          </p>
        ) : null}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceCost_cost on Cost {
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
    day: checked(formatString: "MMMM D, YYYY")
  }
`;
