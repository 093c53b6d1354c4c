import { graphql } from "gatsby";
import { Link } from "../components/Link/Link";
import { Section } from "../components/Section/Section";
import { original } from "../content/language";
import { priceHeading, serviceSections } from "../content/sections";
import { unbroken, useText } from "../i18n";
import { spansOf, type Phase } from "./schedule";
import { weeksText, lengthText } from "./weeks-text";

interface ServiceCostProps {
  costs: readonly Queries.ServiceCost_costFragment[];
  schedule: Queries.ServiceSchedule_scheduleFragment | null;
  phases: readonly Phase[];
}

/** What others have published about the price of a service, or which paper gives one; and when its work could begin. */
export function ServiceCost({ costs, schedule, phases }: ServiceCostProps) {
  const { t, rich, language } = useText();
  const spans = spansOf(phases, schedule?.weeks ?? []);
  // Every schedule ends with the work itself and its handover.
  const [work, handover] = spans.slice(-2);
  const time = work && handover && (
    <>
      <strong className="title nums">{lengthText(t, spans)}</strong>
      <br />
      {t("cost.weeks", {
        wait: weeksText(t, Math.round(work.start.min / 7), Math.round(work.start.max / 7)),
        site: weeksText(t, work.weeks.min, work.weeks.max),
        handover: weeksText(t, handover.weeks.min, handover.weeks.max),
      })}{" "}
      {schedule?.opening}{" "}
      <Link to={`/plan?project=${schedule?.service?.slug ?? ""}`}>{t("service.plan")}</Link>
    </>
  );
  const hasCosts = costs.length > 0;
  const price = rich(hasCosts ? "cost.published" : "cost.none", {
    kind: t(costs[0]?.figure.includes("–") ? "cost.range" : "cost.average"),
    paper: (words) => <Link to="/papers/written-price">{words}</Link>,
    moves: (words) => <a href={`#${priceHeading}`}>{words}</a>,
  });
  const figures = (
    <div>
      <ul className="ruled">
        {costs.map(
          ({ figure, unit, place, year, sentence, without, credit, source, day }, index) => (
            <li key={figure} className="spaced-links">
              {sentence ? (
                <p>{unbroken(sentence)}</p>
              ) : (
                <p>
                  <strong className="title nums">{figure}</strong>
                  <br />
                  {unbroken(unit)} · {place}, {year}
                </p>
              )}
              <p className="note">{without}</p>
              {source.url === costs[index + 1]?.source.url ? null : (
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
          ),
        )}
      </ul>
      <p className="after">{price}</p>
    </div>
  );
  return (
    <Section
      id={serviceSections.cost}
      title={t("cost.title")}
      intro={hasCosts ? time : price}
      beside
      tone
    >
      {/* Where nobody publishes a price, the time takes the place of the figures. */}
      {hasCosts ? figures : time ? <p className="measure">{time}</p> : null}
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
    day: checkedText
  }
`;
