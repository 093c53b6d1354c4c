import { useEffect } from "react";
import { CostFigures } from "../../../components/CostFigures/CostFigures";
import { Link } from "../../../components/Link/Link";
import { addDays, currentDay, daysBetween } from "../../../content/day";
import { prefixOf } from "../../../content/language";
import { mailtoHref } from "../../../forms/summary";
import { useText, type Text } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { shortWeekdayText } from "./day-text";
import { approvalsIn, planOf, type Plan, type PlannerData } from "./plan";
import { costsOf, pricesOf } from "./plan-cost";
import { CostNote, OwnPrice } from "./PlanCost";
import { planQuestions } from "./plan-questions";
import { planTitle, statusText, verdictText, weeksNote } from "./plan-text";
import { answersAddress, readAnswers, type Answers } from "./questions";
import { openingSpan, siteStart, type MinMax } from "./schedule";
import { dataAttribute } from "../../../styles/data-attributes";
import * as styles from "./quick-plan.module.css";

/** What has been chosen, and all that answers it. */
export interface QuickAnswerProps {
  data: PlannerData;
  answers: Answers;
  /** Is given what a screen reader is told, for an element that has been in the page before. */
  onStatus: (status: string) => void;
}

/** How many prices fit a card. */
const mostPrices = 2;

/** The answer to three choices in one card, nothing of it folded. */
export function QuickAnswer({ data, answers, onStatus }: QuickAnswerProps) {
  const text = useText();
  const { t, language } = text;
  const { areas, phoneHref, phoneDisplay } = useBusiness();
  const questions = planQuestions(text, data);
  const { state } = readAnswers(new URLSearchParams(answers).toString(), questions);
  const plan = planOf(data, state, { areas, today: currentDay() });
  const status = plan ? statusText(text, plan) : "";
  useEffect(() => onStatus(status), [status, onStatus]);
  if (!plan) return null;
  const verdict = verdictText(text, plan);
  const weeks = weeksNote(text, plan);
  const address = answersAddress("/plan", questions, state);
  const own = pricesOf(plan.schedule, state).slice(0, mostPrices);
  const published = costsOf(data.costs, plan.schedule, state).slice(0, mostPrices);
  const approvals = [
    plan.place?.office.government ?? t("planner.noPlace"),
    ...approvalsIn(plan).map(({ what }) => what),
  ];
  const mail = mailtoHref("", `${plan.schedule.title}: ${t("planner.yours")}`, [
    { label: planTitle(text, plan), value: verdict },
    ...(plan.isOffered
      ? [{ label: t("planner.quick.approvals"), value: approvals.join("\n") }]
      : []),
    {
      label: t("planner.quick.whole"),
      value: window.location.origin + prefixOf(language) + address,
    },
  ]).href;
  return (
    <article className={styles.answer} aria-label={t("planner.yours")}>
      {/*
       * A new element for every answer: page translators change texts in ways that React cannot
       * update.
       */}
      <div key={address} className={styles.parts}>
        <div className="stack">
          <p className="title">
            <strong>{verdict}</strong>
          </p>
          {weeks ? <p>{weeks}</p> : null}
          {plan.isOffered ? <QuickBar plan={plan} /> : null}
        </div>
        {plan.isOffered ? (
          <div className="stack">
            <h3 className="label">{t("planner.cost")}</h3>
            {own.length > 0 ? (
              <ul>
                {own.map((price) => (
                  <li key={price.figure}>
                    <OwnPrice price={price} />
                  </li>
                ))}
              </ul>
            ) : (
              <>
                <p className="note">
                  <CostNote schedule={plan.schedule} isPublished={published.length > 0} />
                </p>
                {published.length > 0 ? (
                  <CostFigures
                    costs={published}
                    checked={(day) => t("planner.costChecked", { day })}
                  />
                ) : null}
              </>
            )}
          </div>
        ) : null}
        {plan.isOffered ? (
          <div className="stack">
            <h3 className="label">{t("planner.quick.approvals")}</h3>
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

/** A day of the bar: how many days after its beginning it comes, on either run. */
interface Step {
  id: "today" | "begin" | "permit" | "site" | "ready";
  title: string;
  at: MinMax;
}

/** Returns the days of the bar in their order, with the day from which they count. */
function stepsOf({ t }: Text, { spans, ready, count, verdict, today }: Plan, site: MinMax) {
  // What can no longer begin in time is shown from today on.
  const isKept = count?.from === "begin" || verdict?.kind === "likely" || verdict?.kind === "begun";
  const begin = isKept ? (count?.begin ?? today) : today;
  const permit = spans.find(({ phase }) => phase.permit)?.end;
  const isBack = isKept && count?.from === "end";
  // Counted back, what comes before a day has one day at the latest.
  const at = ({ min, max }: MinMax) => ({ min: isBack ? max : min, max });
  const now = daysBetween(begin, today);
  const isBooth = openingSpan(spans) !== undefined;
  const steps: Step[] = [
    { id: "today", title: t("planner.quick.today"), at: { min: now, max: now } },
    { id: "begin", title: t("planner.run.begin"), at: { min: 0, max: 0 } },
    ...(permit
      ? [
          {
            id: "permit" as const,
            // No permit office reviews a booth, but its show and its hall.
            title: t(isBooth ? "planner.quick.review" : "planner.quick.permit"),
            at: at(permit),
          },
        ]
      : []),
    {
      id: "site",
      title: t(isBooth ? "planner.run.moveIn" : "planner.run.site"),
      at: at(site),
    },
    {
      id: "ready",
      title: t(isBooth ? "planner.run.setup" : "planner.run.ready"),
      at: at(ready),
    },
  ];
  return {
    begin,
    isBack,
    steps: steps
      .filter(({ id }) => id !== "begin" || now !== 0)
      .sort((one, other) => one.at.max - other.at.max),
  };
}

/**
 * One bar from today to the handover: planning, its review, and the work, each with the day on
 * which it comes.
 */
function QuickBar({ plan }: { plan: Plan }) {
  const text = useText();
  const { t, locale } = text;
  const { spans, workdays, ends, verdict } = plan;
  const site = siteStart(spans);
  if (!site || verdict?.kind === "over" || verdict?.kind === "late") return null;
  const { begin, isBack, steps } = stepsOf(text, plan, site);
  const short = ({ id }: Step, days: number) => {
    const day = addDays(begin, days);
    // A day that was given stands as it was given.
    const isGiven = id === "today" || (id === "begin" && !isBack);
    const { onOrBefore, onOrAfter } = id === "begin" ? workdays : ends;
    const workday = isBack ? onOrBefore : onOrAfter;
    return shortWeekdayText(isGiven ? day : workday(day), locale);
  };
  const range = (step: Step) => {
    const { min, max } = step.at;
    return min === max
      ? short(step, max)
      : t("tools.days", { from: short(step, min), to: short(step, max) });
  };
  // Where planning has begun, today is a line across the part that it falls in.
  const now = steps.find(({ id }, index) => id === "today" && index > 0);
  const parts = steps.filter((step) => step !== now);
  const first = steps[0]?.at.max ?? 0;
  const length = (steps.at(-1)?.at.max ?? 0) - first;
  const percent = (days: number) => `${Math.round((days / length) * 1000) / 10}%`;
  return (
    <div>
      <svg className={styles.bar} aria-hidden="true">
        {parts.slice(0, -1).map(({ id, at }, index) => (
          <rect
            key={id}
            {...dataAttribute("step", id)}
            x={percent(at.max - first)}
            width={percent((parts[index + 1]?.at.max ?? 0) - at.max)}
            height="100%"
          />
        ))}
        {now ? (
          <rect
            {...dataAttribute("step", "now")}
            x={percent(now.at.max - first)}
            width="2"
            height="100%"
          />
        ) : null}
      </svg>
      <dl className={styles.steps}>
        {steps.map((step) => (
          <div key={step.id} {...dataAttribute("step", step.id)}>
            <dt className="note">{step.title}</dt>
            <dd className="small">{range(step)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
