import { graphql } from "gatsby";
import { Link } from "../components/Link/Link";
import { ScheduleBars } from "../components/ScheduleBars/ScheduleBars";
import { Section } from "../components/Section/Section";
import { original } from "../content/language";
import { serviceSections } from "../content/sections";
import { unbroken, useText, type Text } from "../i18n";
import { inspectionDays, lengthOf, spansOf, type Phase, type Span } from "./schedule";

/** Returns a range of weeks: “15 to 34 weeks”. */
export function weeksText(t: Text["t"], min: number, max: number): string {
  const least = min === 0.5 ? t("tools.half") : min;
  if (min !== max) return t("tools.weeks", { min: least, count: max });
  return max === 0.5 ? t("tools.halfWeek") : t("tools.weeksExactly", { count: max });
}

/** Returns the length of a whole schedule. */
export function wholeText(t: Text["t"], spans: readonly Span[]): string {
  const { min, max } = lengthOf(spans);
  return weeksText(t, Math.round(min / 7), Math.round(max / 7));
}

interface ScheduleTableProps {
  /** What the schedule is for. */
  title: string;
  spans: readonly Span[];
  /** Returns the dates of a phase, once the beginning is known. */
  dates?: ((span: Span) => string) | undefined;
}

/** The phases as bars, each beside its range of weeks and, once the beginning is known, its dates. */
export function ScheduleTable({ title, spans, dates }: ScheduleTableProps) {
  const { t } = useText();
  return (
    <ScheduleBars
      caption={t("schedule.caption", { title })}
      rows={spans.map((span) => ({
        id: span.phase.entryId,
        title: span.phase.title,
        time: (
          <>
            <span>{weeksText(t, span.weeks.min, span.weeks.max)}</span>
            {dates ? <br /> : null}
            {dates ? <span>{dates(span)}</span> : null}
          </>
        ),
        start: span.start.min / 7,
        end: span.end.min / 7,
        late: span.end.max / 7,
        decision: span.phase.decisions.length > 0,
        inspections: inspectionDays(span).map(({ day: at, what }) => ({ at: at / 7, what })),
      }))}
    />
  );
}

interface ServiceScheduleProps {
  schedule: Queries.ServiceSchedule_scheduleFragment;
  phases: readonly Phase[];
}

/** How long the projects of a service take, on its page. */
export function ServiceSchedule({ schedule, phases }: ServiceScheduleProps) {
  const { t } = useText();
  const spans = spansOf(phases, schedule.weeks);
  return (
    <Section
      id={serviceSections.schedule}
      title={t("schedule.title")}
      intro={
        <>
          {t("schedule.whole", { weeks: wholeText(t, spans) })}{" "}
          <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>{t("schedule.plan")}</Link>
        </>
      }
      beside
      tone
    >
      <div>
        <ScheduleTable title={schedule.title} spans={spans} />
        <p className="small quiet">{t("schedule.key", { longer: schedule.longer })}</p>
      </div>
    </Section>
  );
}

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
      <strong className="title nums">{wholeText(t, spans)}</strong>
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
  return (
    <Section id={serviceSections.cost} title={t("cost.title")} intro={time} beside tone>
      <div>
        {costs.length > 0 ? (
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
        ) : null}
        <p className="after">
          {rich(costs.length > 0 ? "cost.published" : "cost.none", {
            kind: t(costs[0]?.figure.includes("–") ? "cost.range" : "cost.average"),
            paper: (words) => <Link to="/papers/written-price">{words}</Link>,
            moves: (words) => <a href="#what-drives-the-price">{words}</a>,
          })}
        </p>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ScheduleTable_phase on Phase {
    entryId
    title
    beside
    decisions
    inspections {
      at
      what
    }
  }

  fragment ServiceSchedule_schedule on Schedule {
    title
    longer
    opening
    service {
      slug
    }
    weeks {
      min
      max
      beside
      phase {
        entryId
      }
    }
  }

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
