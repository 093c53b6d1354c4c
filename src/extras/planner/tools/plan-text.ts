/** A plan in words: its verdict, what it means, and what can still be done. Pure. */
import { addDays, daysBetween } from "../../../content/day";
import type { Text } from "../../../i18n";
import type { CalendarDay } from "./calendar";
import type { LotFinding } from "./lot-checks";
import { weekdayText } from "./day-text";
import { asks, calendarOf, type Plan, type PlannerData, type Task } from "./plan";
import { openingSpan } from "./schedule";
import { showDues } from "./show-dates";
import { canBeDone, lastBegin } from "./verdict";
import { lengthText } from "./weeks-text";

type House = NonNullable<Plan["house"]>;

/** “Kitchen remodel in Springfield”. */
export const planTitle = ({ t }: Text, { schedule, place }: Plan) =>
  place ? t("planner.in", { project: schedule.title, place: place.name }) : schedule.title;

/** Returns the verdict, which stands first wherever a plan is told. */
export function verdictText(text: Text, plan: Plan): string {
  const { t, locale } = text;
  const { place, verdict, isOffered, notice, ready, wanted = "" } = plan;
  const day = (date: string) => weekdayText(date, locale);
  if (!isOffered && place)
    return [t("planner.verdict.notHere", { place: place.name }), notice].filter(Boolean).join(" ");
  if (!verdict)
    return plan.spans.length > 0
      ? t("planner.summary", { project: planTitle(text, plan), weeks: lengthText(t, plan.spans) })
      : t("planner.noWeeks", { project: planTitle(text, plan) });
  if (verdict.kind === "late")
    return t("planner.verdict.late", { what: verdict.what, day: day(verdict.day) });
  if (verdict.kind === "over") {
    if (verdict.day !== plan.by && plan.begin !== undefined)
      return t("planner.verdict.overFrom", { begin: day(plan.begin), day: day(verdict.day) });
    // As people typed it: what opens has to be ready on the day before.
    return t("planner.verdict.over", { day: day(verdict.day === plan.by ? wanted : verdict.day) });
  }
  const booth = openingSpan(plan.spans);
  const days = {
    day:
      plan.setup !== undefined && plan.setup === wanted
        ? t("planner.moveInDay", { day: day(wanted) })
        : day(wanted),
    begin: day(beginOf(plan, verdict)),
    earliest: day(verdict.earliest),
    latest: day(verdict.latest),
  };
  if (verdict.kind === "impossible" && booth && plan.setup !== undefined) {
    // What is brought into the hall has to be made by then, whatever the show leaves for its setup.
    const { min } = booth.start;
    return t("planner.verdict.lateMoveIn", {
      day: day(plan.setup),
      weeks: t("planner.weeksAtLeast", { count: Math.round(min / 7) }),
      earliest: day(addDays(plan.begin ?? plan.today, min)),
    });
  }
  if (verdict.kind === "impossible") {
    // At least: a booth takes no whole weeks.
    const weeks = t("planner.weeksAtLeast", { count: Math.floor(ready.min / 7) });
    // What opens has to be ready on the day before.
    return t(`planner.verdict.${verdict.earliest === wanted ? "readyThen" : "impossible"}`, {
      ...days,
      weeks,
    });
  }
  const hasBegun = beginOf(plan, verdict) < plan.today;
  if (verdict.kind === "likely" && plan.begin === undefined && !hasBegun)
    return t("planner.verdict.likelyBack", days);
  const kind = verdict.kind === "begun" && plan.started ? "started" : verdict.kind;
  // A booth is not handed over.
  if (booth && kind === "range") return t("planner.booth.range", days);
  if (booth && (kind === "begun" || kind === "started"))
    return t(`planner.${plan.setup === undefined ? "booth" : "moveIn"}.${kind}`, days);
  return t(`planner.verdict.${kind}`, days);
}

/**
 * Returns the day on which planning begins: one that was given, or the last working day by which it
 * has to.
 */
export const beginOf = (
  { begin, workdays }: Pick<Plan, "begin" | "workdays">,
  verdict: { begin: string },
): string => (begin === undefined ? workdays.onOrBefore(verdict.begin) : verdict.begin);

/** Returns why something that was typed cannot be used. */
export function problemsOf(text: Text, plan: Plan): string[] {
  const { t, locale } = text;
  const { house, lot, isSetupLate, isCloseEarly, isOpeningEarly, isBeginAhead, begin = "" } = plan;
  return [
    house && unusableYear(text, house),
    lot?.isUnread && t("lot.bad"),
    isSetupLate && t("convention.wrong"),
    isCloseEarly && t(plan.opening ? "convention.wrongClose" : "convention.wrongSetup"),
    isOpeningEarly && t("planner.openingEarly"),
    isBeginAhead && t("planner.beginAhead", { day: weekdayText(begin, locale) }),
  ].filter((problem): problem is string => Boolean(problem));
}

/** Says why a year of building cannot be used. */
export function unusableYear({ t }: Text, { typed, year }: House): string | undefined {
  if (typed === "" || year !== undefined) return undefined;
  return t(/^[2-9]\d{3}$/.test(typed) ? "houseYear.future" : "houseYear.digits");
}

/** Says how much a house may hide; undefined where its year is not known. */
export const houseText = ({ t }: Text, { year, hidden }: House): string | undefined =>
  year === undefined
    ? undefined
    : t("houseYear.found", { year: String(year), count: hidden.length });

/**
 * Returns what is known of the lot of a plan, in a sentence or two: what is met, and what is still
 * open.
 */
export function lotText({ t }: Text, { lot, place }: Plan): string {
  if (!lot || !place) return t("lot.choose");
  const { checks, open } = lot;
  const questions = [t("lot.still.zone"), t("lot.still.association"), ...open].join("; ");
  return [checksText(t, place.name, checks), t("lot.still", { questions })].join(" ");
}

function checksText(t: Text["t"], place: string, checks: readonly LotFinding[]): string {
  if (checks.length === 0) return t("lot.noFigures", { place });
  const count = checks.filter(({ verdict }) => verdict === "outside").length;
  if (count > 0) return t("lot.outside", { place, count, all: checks.length });
  const isOpen = checks.some(({ verdict }) => verdict === "missing");
  return isOpen ? t("lot.open", { place }) : t("lot.within", { place });
}

/**
 * Returns what a screen reader is told of a plan: its verdict, what cannot be used, and what the
 * sizes lead to.
 */
export const statusText = (text: Text, plan: Plan): string =>
  [
    verdictText(text, plan),
    ...problemsOf(text, plan),
    ...(plan.lot?.isTyped ? [lotText(text, plan)] : []),
  ].join(" ");

/** Returns the weeks of a plan, in a sentence; undefined where nothing can be said of them. */
export const weeksNote = (text: Text, plan: Plan): string | undefined =>
  plan.isOffered && plan.verdict && plan.verdict.kind !== "over"
    ? text.t("planner.summary", {
        project: planTitle(text, plan),
        weeks: lengthText(text.t, plan.spans),
      })
    : undefined;

/**
 * Returns what follows the verdict: the weeks, why they are long, what helps, and what is not
 * understood.
 */
export function notesOf(text: Text, plan: Plan): string[] {
  const { t, locale } = text;
  const { schedule, verdict, facts } = plan;
  const day = (date: string) => weekdayText(date, locale);
  const problems = problemsOf(text, plan);
  if (!plan.isOffered) return problems;
  const isLate = verdict?.kind === "tight" || verdict?.kind === "impossible";
  const cuts = schedule.cuts
    .filter(({ notFact }) => !notFact || !facts.has(notFact))
    .map(({ what }) => what)
    .join("; ");
  return [
    ...problems,
    plan.inUse?.note,
    weeksNote(text, plan),
    schedule.weeksNote,
    facts.has("stays") && hasLongest(plan, "stays") && t("planner.staysLong"),
    facts.has("new-use") && t("planner.newUseLong"),
    isLate && facts.has("stays") && t("planner.planOn", { day: day(verdict.latest) }),
    verdict?.kind === "tight" && cuts && t("planner.cut", { cuts }),
    wayOut(text, plan),
    ...begunNotes(text, plan),
    isLate && canHaveBegun(plan) && beganText(text, plan, beginOf(plan, verdict)),
    verdict?.kind === "late" && t("planner.lateSent"),
    [schedule.opening, openingText(text, plan)].filter(Boolean).join(" "),
  ].filter((note): note is string => Boolean(note));
}

/** Says what follows where planning has begun on its day, and where it has not. */
function begunNotes(text: Text, plan: Plan): (string | undefined)[] {
  const { verdict, started } = plan;
  if (verdict?.kind !== "begun" || started) return [];
  const { ifKept, ifNot } = verdict;
  if (!ifKept || !ifNot) return [text.t("planner.notStarted")];
  const said = (own: typeof ifKept) =>
    verdictText(text, { ...plan, begin: own.begin, verdict: own });
  return [
    ifKept.kind === "tight" ? text.t("planner.ifKept", { verdict: said(ifKept) }) : undefined,
    text.t("planner.ifNot", { verdict: said(ifNot) }),
  ];
}

/** Whether planning may have begun on a day of the plan that has passed, which is asked. */
export function canHaveBegun(plan: Plan): boolean {
  const { verdict, started, isOffered } = plan;
  if (started || !isOffered || !verdict || verdict.kind === "over") return false;
  if (verdict.kind === "late" || verdict.kind === "begun") return true;
  const isLate = verdict.kind === "tight" || verdict.kind === "impossible";
  return isLate && plan.begin === undefined && beginOf(plan, verdict) < plan.today;
}

/** Says since when planning had to go on for the longest run. */
const beganText = (text: Text, plan: Plan, begin: string) =>
  text.t("planner.hadToBegin", {
    day: weekdayText(begin, text.locale),
    ago: agoText(text, plan.today, begin),
  });

/** Says what helps where a plan cannot be made: another show, nobody there, or another day. */
function wayOut({ t, locale }: Text, plan: Plan) {
  const { verdict, verdictIfEmpty, begin, by = "", ready, today, ends } = plan;
  if (verdict?.kind === "late") return t("planner.showStays");
  if (verdict?.kind !== "impossible") return undefined;
  const moved = movedTo(plan);
  // Where the chosen beginning alone is too late, an earlier one helps.
  const last = lastBegin(by, { ...ready, max: ready.min }, ends);
  const earlier =
    begin !== undefined && begin > last && last >= today
      ? t("planner.orBegin", { day: weekdayText(last, locale) })
      : undefined;
  if (!moved) return [earlier, t("planner.showStays")].filter(Boolean).join(" ");
  const day = weekdayText(moved.day, locale);
  const move =
    verdictIfEmpty?.kind === "tight" || verdictIfEmpty?.kind === "likely"
      ? t("planner.moveOrEmpty", { day, empty: weekdayText(verdictIfEmpty.earliest, locale) })
      : t("planner.move", { day });
  return [move, earlier].filter(Boolean).join(" ");
}

const hasLongest = ({ schedule }: Plan, fact: string) =>
  schedule.longest.some((each) => each.fact === fact);

/** “3 weeks ago”. */
function agoText({ locale }: Text, today: string, day: string): string {
  const days = daysBetween(today, day);
  const isNear = days > -14;
  return new Intl.RelativeTimeFormat(locale).format(
    isNear ? days : Math.ceil(days / 7),
    isNear ? "day" : "week",
  );
}

/**
 * Says what time there is between handover and the opening; undefined where nothing opens, or it
 * cannot be made.
 */
function openingText({ t, locale }: Text, plan: Plan) {
  const { opening, verdict, schedule } = plan;
  if (!opening || !schedule.opening || !verdict) return undefined;
  if (verdict.kind === "over" || verdict.kind === "late" || !canBeDone(verdict)) return undefined;
  const count = daysBetween(verdict.latest, opening);
  if (count < 1) return undefined;
  return t(plan.begin === undefined ? "planner.toOpeningToday" : "planner.toOpening", {
    count,
    day: weekdayText(verdict.latest, locale),
    opening: weekdayText(opening, locale),
  });
}

/**
 * “By Fri, December 18, 2026”, or the first day on which something can come; the week, while no day
 * is known.
 */
export function taskDay(
  { t, locale }: Text,
  { count, today, verdict, started }: Plan,
  { day, until, at, isGiven }: Task,
): string {
  if (!day || !count)
    return at.min === 0
      ? t("planner.dueFirst")
      : t("planner.dueWeek", { week: Math.floor(at.min / 7) });
  const inWords = weekdayText(day, locale);
  // Counted back on the longest run, which is too long: nothing was due before planning began.
  if (day < today && verdict?.kind === "tight" && !started && !isGiven) return t("planner.now");
  if (count.from === "end" || isGiven)
    return t(day < today ? "planner.overdue" : "planner.due", { day: inWords });
  return until
    ? t("planner.earliestTo", { day: inWords, until: weekdayText(until, locale) })
    : t("planner.earliest", { day: inWords });
}

/**
 * Returns the days to which a plan that cannot be made would have to move, a handover and what
 * opens after it, and which of them was asked for.
 */
export function movedTo(
  plan: Plan,
): { day: string; answers: Readonly<Record<string, string>> } | undefined {
  const { schedule, verdict, opening, wanted, done, workdays } = plan;
  if (verdict?.kind !== "impossible" || asks(schedule, "show")) return undefined;
  const { earliest } = verdict;
  const isLate = (day: string | undefined) => day !== undefined && day <= earliest;
  const opens = workdays.onOrAfter(addDays(earliest, 1));
  const isOpening = opening !== undefined && opening === wanted;
  return {
    day: isOpening ? opens : earliest,
    answers: {
      ...(done !== undefined && done < earliest ? { date: earliest } : {}),
      ...(isLate(opening) ? { opening: opens } : {}),
    },
  };
}

/** Returns the entries of a plan's calendar; none where nothing can be done, or no day is known. */
export function calendarEntries(
  text: Text,
  plan: Plan,
  shows: PlannerData["shows"],
): CalendarDay[] {
  const { t, locale } = text;
  const { schedule, count } = plan;
  const isEarliest = count?.from === "begin";
  const words = {
    handover: t("planner.handover"),
    setup: t("planner.setupDay"),
    dismantle: t("planner.dismantleDay"),
    opening: t("planner.openingDay"),
  };
  const tasks = calendarOf(plan, words).map(
    ({ id, isGiven, day = "", until, what }): CalendarDay => {
      const isOpen = isEarliest && !isGiven;
      const name = `${schedule.title}: ${what}`;
      // Its first day has passed, and it is still to come: by its last.
      if (until && day < plan.today)
        return {
          id,
          day: until,
          title: t("planner.calendarTo", { name, last: weekdayText(until, locale) }),
        };
      const range = until && t("planner.calendarRange", { until: weekdayText(until, locale) });
      return {
        id,
        day,
        title: isOpen ? t("planner.calendarEarliest", { name }) : name,
        note: range,
      };
    },
  );
  return tasks.length === 0 ? [] : [...tasks, ...showEntries(text, plan, shows)];
}

/**
 * Returns the entries of what a show asks for: of what takes a while its first day, with the last
 * one in its title; of what counts back from a move-in day that is only assumed, that day.
 */
export function showEntries(
  { t, locale }: Text,
  plan: Plan,
  shows: PlannerData["shows"],
): CalendarDay[] {
  if (!asks(plan.schedule, "show")) return [];
  return showDues(shows, { opening: plan.opening, setup: plan.moveIn?.day }, plan.workdays)
    .dues.filter(({ last }) => last >= plan.today)
    .map(({ id, title, before, begin, last, note }) => {
      const name =
        before === "move-in" && plan.moveIn?.isAssumed
          ? t("planner.calendarAssumed", {
              name: title,
              day: weekdayText(plan.moveIn.day, locale),
            })
          : title;
      return {
        id,
        day: begin < plan.today ? last : begin,
        title:
          begin === last
            ? name
            : t("planner.calendarTo", { name, last: weekdayText(last, locale) }),
        note: note ?? undefined,
      };
    });
}
