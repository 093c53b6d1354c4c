/** A plan: what the answers lead to, and what its days mean. Pure. */
import type { Place } from "../components/Areas/Areas";
import { addDays, daysBetween, dayText, todayInNevada } from "../content/day";
import type { Text } from "../i18n";
import { placeIn, type Answers } from "./questions";
import { dueDays, inspectionDays, lengthOf, runOf, spansOf, type Run } from "./schedule";
import { lengthText } from "./weeks-text";

/** Returns what the planner knows, from the query of its page. */
export const plannerData = (data: Queries.PlanPageQuery) => ({
  phases: data.allPhase.nodes,
  // A service that is still a draft has no page.
  schedules: data.allSchedule.nodes.flatMap(({ service, ...schedule }) =>
    service ? [{ ...schedule, service }] : [],
  ),
  uses: data.allPlanUse.nodes,
  rules: data.allRule.nodes,
  years: data.allHouseYear.nodes,
});
export type PlannerData = ReturnType<typeof plannerData>;

/** What the address calls a project: several of them can belong to one service. */
export const idOf = ({ project, service }: PlannerData["schedules"][number]) =>
  project ?? service.slug;

/** What the answers lead to. */
export type Plan = NonNullable<ReturnType<typeof planOf>>;

/** Returns a plan; undefined while the project is not known. */
export function planOf(
  text: Text,
  data: PlannerData,
  places: readonly Place[],
  { project, place: where, use, ...state }: Answers,
) {
  const { t, locale } = text;
  const schedule = data.schedules.find((each) => idOf(each) === project);
  if (!schedule) return undefined;
  const { date = "", stay = "", built = "" } = state;
  const when: "begin" | "done" = state.when === "done" ? "done" : "begin";
  const spans = spansOf(data.phases, schedule.weeks);
  const place = placeIn(places, where);
  const today = todayInNevada();
  const run = date && spans.length > 0 ? runOf(spans, when, date, today) : undefined;
  const names = {
    project: place
      ? t("planner.in", { project: schedule.title, place: place.name })
      : schedule.title,
    weeks: lengthText(t, spans),
  };
  const sentence = () => {
    if (spans.length === 0) return t("planner.noWeeks", names);
    if (!run) return t("planner.summary", names);
    return t("planner.summaryFrom", { ...names, day: dayText(run.begin, locale) });
  };
  return {
    schedule,
    spans,
    place,
    use: data.uses.find(({ entryId }) =>
      use ? entryId === use : entryId === schedule.use?.entryId,
    ),
    when,
    date,
    today,
    /** How it runs, once a day is known. */
    run,
    stay,
    built,
    /** The day on which a place of business opens; empty where not known. */
    opening: schedule.opening ? (state.opening ?? "") : "",
    /** The whole answer in a sentence or two. */
    sentence: [sentence(), schedule.weeksNote].filter(Boolean).join(" "),
    /** The answer in a line: “26 to 61 weeks · Clark County · 5 approvals”. */
    line: [
      spans.length > 0 && names.weeks,
      place?.office.government,
      t("planner.approvalsCount", { count: schedule.approvals.length }),
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

/** Says what the days mean: whether it is too late, and what is still possible; the last day to begin; the time to the opening. */
export const notesOf = (text: Text, plan: Plan) =>
  [
    lateText(text, plan),
    plan.run?.days === "latest" &&
      text.t("planner.begins", {
        done: dayText(plan.date, text.locale),
        begin: dayText(plan.run.begin, text.locale),
      }),
    [plan.schedule.opening, openingText(text, plan)].filter(Boolean).join(" "),
  ].filter((note): note is string => Boolean(note));

function lateText({ t, locale }: Text, plan: Plan): string | undefined {
  const { spans, when, date, today, run, schedule } = plan;
  if (!run?.missed) return undefined;
  const { min, max } = lengthOf(spans);
  const day = (text: string) => dayText(text, locale);
  const days = daysBetween(today, run.missed);
  const ago = new Intl.RelativeTimeFormat(locale).format(
    days > -14 ? days : Math.ceil(days / 7),
    days > -14 ? "day" : "week",
  );
  const ends = { shortest: day(addDays(today, min)), longest: day(addDays(today, max)) };
  if (when === "begin") return t("planner.past", { ago, ...ends });
  const missed = t("planner.late", { done: day(date), begin: day(run.missed), ago, ...ends });
  const remedy = addDays(today, min) > date ? "planner.impossible" : "planner.tight";
  return `${missed} ${t(remedy, { longer: schedule.longer })}`;
}

/** Says what time there is between handover and the opening; undefined without an opening day. */
function openingText({ t, locale }: Text, { spans, run, opening, schedule }: Plan) {
  if (!opening) return undefined;
  const day = (text: string) => dayText(text, locale);
  if (!run) return t("planner.openingAlone", { opening: day(opening) });
  const handover = addDays(run.begin, lengthOf(spans).max);
  const days = { day: day(handover), opening: day(opening) };
  return handover < opening
    ? t("planner.toOpening", { ...days, count: daysBetween(handover, opening) })
    : t("planner.openingFirst", { ...days, longer: schedule.longer });
}

/** Returns the entries of a plan's calendar: decisions, inspections, the handover and the opening. */
export function calendarDays({ t }: Text, plan: Plan, { begin, days }: Run) {
  const { spans, schedule, opening, today } = plan;
  const handover = lengthOf(spans)[days === "earliest" ? "min" : "max"];
  const due = [
    ...dueDays(spans, schedule.decisions, days),
    ...spans.flatMap((span) => inspectionDays(span, days)),
    { id: "handover", day: handover, what: t(`planner.handover.${days}`) },
  ].map(({ day, ...entry }) => ({ ...entry, day: addDays(begin, day) }));
  if (opening && opening >= today)
    due.push({ id: "opening", day: opening, what: t("planner.openingDay") });
  return due.map(({ id, day, what }) => ({ id, day, title: `${schedule.title}: ${what}` }));
}
