import { CostFigures } from "../../../components/CostFigures/CostFigures";
import { Link } from "../../../components/Link/Link";
import { addDays, currentDay } from "../../../content/day";
import { prefixOf } from "../../../content/language";
import { mailtoHref } from "../../../forms/summary";
import { useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { shortWeekdayText } from "./day-text";
import { approvalsIn, planOf, type Plan, type PlannerData } from "./plan";
import { costsOf, pricesOf } from "./plan-cost";
import { OwnPrice } from "./PlanCost";
import { planQuestions } from "./plan-questions";
import { notesOf, statusText, verdictText } from "./plan-text";
import { answersAddress, readAnswers, type Answers } from "./questions";
import { openingSpan, siteStart, type MinMax } from "./schedule";
import * as styles from "./quick-plan.module.css";

export interface QuickAnswerProps {
  data: PlannerData;
  answers: Answers;
}

/** How many prices fit a card. */
const mostPrices = 2;

/** The answer to three choices in one card, nothing of it folded. */
export function QuickAnswer({ data, answers }: QuickAnswerProps) {
  const text = useText();
  const { t, language } = text;
  const { areas, phoneHref, phoneDisplay } = useBusiness();
  const questions = planQuestions(text, data);
  const { state } = readAnswers(new URLSearchParams(answers).toString(), questions);
  const plan = planOf(data, state, { areas, today: currentDay() });
  if (!plan) return null;
  const verdict = verdictText(text, plan);
  const address = answersAddress("/plan", questions, state);
  const own = pricesOf(plan.schedule, state).slice(0, mostPrices);
  const published = costsOf(data.costs, plan.schedule, state).slice(0, mostPrices);
  const approvals = [
    plan.place?.office.government ?? t("planner.noPlace"),
    ...approvalsIn(plan).map(({ what }) => what),
  ];
  const mail = mailtoHref("", `${plan.schedule.title}: ${t("planner.yours")}`, [
    { label: plan.schedule.title, value: verdict },
    {
      label: t("planner.quick.whole"),
      value: window.location.origin + prefixOf(language) + address,
    },
  ]).href;
  return (
    <article className={styles.answer} aria-label={t("planner.yours")}>
      <p role="status" className="visually-hidden">
        {statusText(text, plan)}
      </p>
      {/* A new element for every answer: page translators change texts in ways that React cannot update. */}
      <div key={address} className={styles.parts}>
        <div className="stack">
          <p className="title">
            <strong>{verdict}</strong>
          </p>
          {notesOf(text, plan)
            .slice(0, 1)
            .map((note) => (
              <p key={note}>{note}</p>
            ))}
          {plan.isOffered ? <QuickBar plan={plan} /> : null}
        </div>
        {plan.isOffered ? (
          <div className="stack">
            <h3 className="label">{t("planner.cost")}</h3>
            <ul>
              {own.map((price) => (
                <li key={price.figure}>
                  <OwnPrice price={price} />
                </li>
              ))}
            </ul>
            {own.length > 0 ? null : (
              <>
                <p className="note">
                  {t(published.length > 0 ? "planner.costPublished" : "planner.costNone")}
                </p>
                {published.length > 0 ? <CostFigures costs={published} /> : null}
              </>
            )}
          </div>
        ) : null}
        {plan.isOffered ? (
          <div className="stack">
            <h3 className="label">{t("planner.approvals")}</h3>
            <ol className={styles.approvals}>
              {approvals.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ol>
          </div>
        ) : null}
        <p className="actions">
          <Link className="button primary" to={address}>
            {t("planner.quick.whole")}
          </Link>
          <a className="button" href={mail}>
            {t("planner.quick.send")}
          </a>
          {plan.isOffered ? (
            <a className="button" href={phoneHref}>
              {t("planner.quick.call", { phone: phoneDisplay })}
            </a>
          ) : null}
        </p>
      </div>
    </article>
  );
}

/** One bar from today to the handover: before the permit, its review, and the work, each with the day on which it comes. */
function QuickBar({ plan }: { plan: Plan }) {
  const { t, locale } = useText();
  const { spans, ready, workdays, count, verdict } = plan;
  const site = siteStart(spans);
  if (!site || verdict?.kind === "over") return null;
  const begin = count?.begin ?? plan.begin ?? plan.today;
  const permit = spans.find(({ phase }) => phase.permit)?.end;
  const short = (days: number) =>
    shortWeekdayText(days === 0 ? begin : workdays.onOrAfter(addDays(begin, days)), locale);
  const range = ({ min, max }: MinMax) => {
    // Counted back, what comes before a day has one day at the latest.
    if (count?.from === "end" || min === max) return short(max);
    return t("tools.days", { from: short(min), to: short(max) });
  };
  const steps = [
    { id: "begin", title: t("planner.run.begin"), at: { min: 0, max: 0 } },
    ...(permit ? [{ id: "permit", title: t("planner.quick.permit"), at: permit }] : []),
    { id: "site", title: t("planner.run.site"), at: site },
    {
      id: "ready",
      title: t(openingSpan(spans) ? "planner.run.setup" : "planner.run.ready"),
      at: ready,
    },
  ];
  const percent = (days: number) => `${Math.round((days / ready.max) * 1000) / 10}%`;
  return (
    <div>
      <svg className={styles.bar} aria-hidden="true">
        {steps.slice(0, -1).map(({ id, at }, index) => {
          const next = steps[index + 1]?.at.max ?? ready.max;
          return (
            <rect
              key={id}
              data-step={id}
              x={percent(at.max)}
              width={percent(Math.max(0, next - at.max))}
              height="100%"
            />
          );
        })}
      </svg>
      <dl className={styles.steps}>
        {steps.map(({ id, title, at }) => (
          <div key={id} data-step={id}>
            <dt className="note">{title}</dt>
            <dd className="small">{range(at)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
