import { useState, type ReactNode } from "react";
import { addDays, dayText, shortDayText } from "../content/day";
import { unbroken, useText } from "../i18n";
import type { PlannerData } from "./plan";
import { dueDays, spansOf, type Due, type Run } from "./schedule";
import { ScheduleTable } from "./ScheduleTable";
import { lengthText } from "./weeks-text";

interface PartProps {
  title: string;
  /** Without folding. */
  plain?: boolean | undefined;
  items?: readonly ReactNode[];
  /** Whether the order of the items counts. */
  ordered?: boolean;
  children?: ReactNode;
}

/** A part of the answer, which a phone shows folded; nothing where it is empty. */
export function Part({ title, plain, items = [], ordered, children }: PartProps) {
  const [isWide] = useState(() => !plain && window.matchMedia("(min-width: 64rem)").matches);
  if (items.length === 0 && !children) return null;
  const heading = <h3>{title}</h3>;
  const List = ordered ? "ol" : "ul";
  const list = items.map((item, index) => <li key={index}>{unbroken(item)}</li>);
  const content = (
    <>
      {children}
      {list.length > 0 ? <List>{list}</List> : null}
    </>
  );
  return plain ? (
    <>
      {heading}
      {content}
    </>
  ) : (
    <details className="disclosure" data-print="open" open={isWide}>
      <summary className="chevron">{heading}</summary>
      <div className="prose">{content}</div>
    </details>
  );
}

interface ProjectFactsProps {
  schedule: PlannerData["schedules"][number];
  phases: PlannerData["phases"];
  /** How it runs, where a day is known. */
  run?: Run | undefined;
  /** Without folding. */
  plain?: boolean;
}

/** What is known of every project of a kind, wherever it is: its schedule, approvals, decisions and papers. */
export function ProjectFacts({ schedule, phases, run, plain }: ProjectFactsProps) {
  const { t, locale } = useText();
  const { title, longer } = schedule;
  const spans = spansOf(phases, schedule.weeks);
  const { begin, days = "earliest" } = run ?? {};
  /** “By week 4”, or the day itself: the latest that is safe where the end is known, else the earliest. */
  const dueText = ({ day }: Due) => {
    const date = begin && dayText(addDays(begin, day), locale);
    if (date) return t(days === "latest" ? "planner.due" : "planner.earliest", { day: date });
    return day === 0 ? t("planner.dueFirst") : t("planner.dueWeek", { week: Math.floor(day / 7) });
  };
  const short = (day: number) => shortDayText(addDays(begin ?? "", day), locale);
  const range = ({ min, max }: { min: number; max: number }) =>
    min === max ? short(min) : t("tools.days", { from: short(min), to: short(max) });
  const datesOf = ({ start, end }: (typeof spans)[number]) =>
    days === "latest"
      ? t("planner.span.latest", { start: short(start.max), end: short(end.max) })
      : t("planner.span.earliest", { start: range(start), end: range(end) });
  return (
    <>
      <Part plain={plain} title={t("planner.times")}>
        {spans.length > 0 ? (
          <>
            <p>
              {t("planner.facts", { weeks: lengthText(t, spans), longer })}{" "}
              {plain ? schedule.weeksNote : null}
            </p>
            <ScheduleTable title={title} spans={spans} dates={begin ? datesOf : undefined} />
          </>
        ) : (
          <p>{t("planner.noWeeks", { project: title })}</p>
        )}
      </Part>
      <Part plain={plain} title={t("planner.approvals")} items={schedule.approvals} ordered />
      <Part
        plain={plain}
        title={t("planner.decisions")}
        items={dueDays(spans, schedule.decisions, days).map((each) => (
          <>
            <span className="quiet">{`${dueText(each)}:`}</span>
            <span>{unbroken(` ${each.what}`)}</span>
          </>
        ))}
      />
      <Part plain={plain} title={t("planner.papers")} items={schedule.papers} />
    </>
  );
}
