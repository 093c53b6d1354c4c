import { Table } from "../../../components/Table/Table";
import { addDays } from "../../../content/day";
import { useText } from "../../../i18n";
import { shortWeekdayText } from "./day-text";
import { AnswerPart } from "./AnswerPart";
import type { Plan } from "./plan";
import { beginOf } from "./plan-text";
import { openingSpan, siteStart, type Pace } from "./schedule";
import { ScheduleTable } from "./ScheduleTable";
import { lengthText } from "./weeks-text";

/** About how long each phase takes, and when it comes where a day is known. */
export function PlanSchedule({ plan }: { plan: Plan }) {
  const { t, locale } = useText();
  const { schedule, spans, placed, count } = plan;
  const facts = openingSpan(spans) ? "planner.factsBooth" : "planner.facts";
  const { onOrAfter, onOrBefore } = plan.workdays;
  // Counted back, the days are the latest: what falls on a weekend is due before it.
  const workday = count?.from === "end" ? onOrBefore : onOrAfter;
  // Counted back on the longest run, of which the first days have passed.
  const isTooLong = count?.from === "end" && plan.verdict?.kind === "tight" && !plan.started;
  const opening = placed.findIndex(({ phase }) => phase.opens);
  const datesOf = (span: (typeof spans)[number]) => {
    const index = spans.indexOf(span);
    const { start, end, isGiven } = placed[index] ?? span;
    // Nothing is dismantled on a day that is only reckoned: it waits until the show closes.
    if (opening >= 0 && index > opening && plan.closes === undefined) return undefined;
    const isInHall = opening >= 0 && index >= opening;
    const short = (days: number) => {
      const day = addDays(count?.begin ?? "", days);
      return shortWeekdayText(isInHall ? day : workday(day), locale);
    };
    const range = ({ min, max }: { min: number; max: number }) =>
      min === max ? short(min) : t("tools.days", { from: short(min), to: short(max) });
    if (isTooLong && !isGiven && addDays(count.begin, start.max) < plan.today)
      return addDays(count.begin, end.max) < plan.today
        ? t("planner.span.short")
        : t("planner.span.shortTo", { end: short(end.max) });
    return count?.from === "end" && !isGiven
      ? t("planner.span.latest", { start: short(start.max), end: short(end.max) })
      : t("planner.span.earliest", { start: range(start), end: range(end) });
  };
  if (spans.length === 0) return null;
  return (
    <AnswerPart title={t("planner.times")}>
      <p>{t(facts, { weeks: lengthText(t, spans), longer: plan.longer })}</p>
      <ScheduleTable title={schedule.title} spans={spans} dates={count ? datesOf : undefined} />
      <p className="small quiet">{t("planner.legend")}</p>
    </AnswerPart>
  );
}

/** The shortest and the longest run side by side, from the day on which planning begins. */
export function PlanRuns({ plan }: { plan: Plan }) {
  const { t, locale } = useText();
  const { verdict, spans, ready, ends } = plan;
  const site = siteStart(spans);
  if (!verdict || verdict.kind === "over" || verdict.kind === "late" || !site) return null;
  const isKept =
    verdict.kind === "begun" ||
    (plan.begin !== undefined && (plan.started || plan.begin >= plan.today));
  const begin = isKept ? verdict.begin : plan.today;
  // A day that was given stands as it was given.
  const first = isKept ? beginOf(plan, verdict) : plan.workdays.onOrAfter(plan.today);
  const day = (days: number) =>
    shortWeekdayText(days === 0 ? first : ends.onOrAfter(addDays(begin, days)), locale);
  const isBooth = openingSpan(spans) !== undefined;
  const rows = [
    [t("planner.run.begin"), { min: 0, max: 0 }],
    [t(isBooth ? "planner.run.moveIn" : "planner.run.site"), site],
    // Once its move-in day is known, a booth is set up from that day on.
    ...(plan.setup === undefined
      ? [[t(isBooth ? "planner.run.setup" : "planner.run.ready"), ready] as const]
      : []),
  ] as const;
  const paces: readonly Pace[] = ["min", "max"];
  return (
    <Table
      caption={t("planner.runs")}
      head={["", ...paces.map((pace) => t(`planner.run.${pace}`))]}
      rows={rows.map(([title, days]) => [title, ...paces.map((pace) => day(days[pace]))])}
    />
  );
}
