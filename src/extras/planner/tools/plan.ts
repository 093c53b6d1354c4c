/** A plan: what the answers lead to, in days and facts. `plan-text.ts` has the words. Pure. */
import { addDays, daysBetween } from "../../../content/day";
import type { AskName, PlanFact } from "../plan-names";
import { houseOf } from "./house-year";
import { lotOf } from "./plan-lot";
import { placeIn, type Answers } from "./questions";
import { isServed, noticeOf, type ServedArea } from "./served";
import {
  decisionsOf,
  inspectionsOf,
  openingSpan,
  readyIn,
  spansOf,
  withShow,
  type MinMax,
  type Span,
} from "./schedule";
import { showDues } from "./show-dates";
import { canBeDone, lastBegin, lateFor, verdictOf, type Verdict } from "./verdict";
import { everyDay, workdaysWith, type Workdays } from "./workdays";

/**
 * Returns the business's own ranges for a kind of project; those of a service are not for a further
 * project of it.
 */
const ownPrices = (
  costs: Queries.PlanPageQuery["allCost"]["nodes"],
  { service, project }: { service: { slug: string }; project: string | null },
) =>
  costs.filter(
    ({ own, services }) => own && !project && services.some(({ slug }) => slug === service.slug),
  );

interface Borrowing {
  service: { slug: string } | null;
  project: string | null;
  weeksOf: { slug: string } | null;
  weeks: Queries.ServiceTime_scheduleFragment["weeks"];
}

/**
 * Returns the schedules; those without weeks of their own have those of the service that they name.
 */
export const withWeeks = <One extends Borrowing>(schedules: readonly One[]): One[] =>
  schedules.map((schedule) => {
    const { weeksOf } = schedule;
    if (!weeksOf) return schedule;
    const lender = schedules.find(
      ({ service, project }) => !project && service?.slug === weeksOf.slug,
    );
    return { ...schedule, weeks: lender?.weeks ?? [] };
  });

/** Returns what the planner knows, from the query of its page. */
export const plannerData = (data: Queries.PlanPageQuery) => ({
  phases: data.allPhase.nodes,
  // A service that is still a draft has no page.
  schedules: withWeeks(data.allSchedule.nodes).flatMap(({ service, ...schedule }) =>
    service
      ? [{ ...schedule, service, prices: ownPrices(data.allCost.nodes, { ...schedule, service }) }]
      : [],
  ),
  approvals: data.allPlanApproval.nodes,
  uses: data.allPlanUse.nodes,
  deposit: data.depositTool,
  rules: data.allRule.nodes,
  years: data.allHouseYear.nodes,
  shows: data.allShowDate.nodes,
  costs: data.allCost.nodes.filter(({ own }) => !own),
  holidays: data.allHoliday.nodes,
  /** How the form for a quote words the time until the work begins, the soonest first. */
  starts: data.allPlanStart.nodes,
  /** The places, each with its permit office. */
  places: data.allPlace.nodes,
  /** The groups of services, by which projects are listed. */
  groups: data.siteSettings?.serviceGroups ?? [],
  /** Whose rules are shown before it is known where a project is. */
  wide: data.allJurisdiction.nodes.map(({ entryId }) => entryId),
});

/** What the planner knows, in one language. */
export type PlannerData = ReturnType<typeof plannerData>;

/** A kind of project, with its weeks and what it needs. */
export type Schedule = PlannerData["schedules"][number];

/** A place with its permit office. */
export type Place = PlannerData["places"][number];

/** What the address calls a project: several of them can belong to one service. */
export const projectId = ({ project, service }: Schedule) => project ?? service.slug;

/** Returns by what a calendar knows a plan: its project and its place. */
export const planId = ({ schedule, place }: Pick<Plan, "schedule" | "place">) =>
  [projectId(schedule), place?.entryId].filter(Boolean).join("-");

/** Whether a project asks a question besides where, whose and when. */
export const asks = (schedule: Schedule, name: AskName) => schedule.asks.includes(name);

/** Where work is offered, and which day it is. */
export interface Setting {
  areas: readonly ServedArea[];
  today: string;
}

/** What the answers lead to. */
export type Plan = NonNullable<ReturnType<typeof planOf>>;

/** What has to be so for an approval to be needed. */
type Condition = Pick<PlannerData["approvals"][number], "uses" | "notUses" | "fact" | "notFact">;

function isNeeded(
  { uses, notUses, fact, notFact }: Condition,
  use: string | undefined,
  facts: ReadonlySet<string>,
): boolean {
  const names = (list: Condition["uses"]) => list.some((each) => each.entryId === use);
  if (uses.length > 0 && !names(uses)) return false;
  if (names(notUses)) return false;
  if (fact && !facts.has(fact)) return false;
  return !(notFact && facts.has(notFact));
}

/**
 * Returns what has been answered, whether it is so or not: only answers to what the project asks
 * count.
 */
function answeredOf(schedule: Schedule, use: Use | undefined, answers: Answers) {
  const answered = new Set<PlanFact>();
  if (asksStay(schedule, use) && answers.stay) answered.add("stays");
  if (asksBuilding(schedule, use) && answers.building) answered.add("tower");
  if (asks(schedule, "space") && answers.space) answered.add("new-use");
  return answered as ReadonlySet<string>;
}

/** Returns what the answers make true: only answers to what the project asks count. */
function factsOf(schedule: Schedule, use: Use | undefined, answers: Answers) {
  const { stay, building, space } = answers;
  const facts = new Set(schedule.facts);
  if (asksStay(schedule, use) && stay === "yes") facts.add("stays" satisfies PlanFact);
  if (asksBuilding(schedule, use) && building === "tower") facts.add("tower" satisfies PlanFact);
  if (asks(schedule, "space") && space === "new") facts.add("new-use" satisfies PlanFact);
  return facts as ReadonlySet<string>;
}

type Use = PlannerData["uses"][number];

/** Whether an answer makes phases take their most weeks, in a use that may not be known. */
const appliesTo = ({ uses }: Schedule["longest"][number], use: Use | undefined) =>
  uses.length === 0 || !use || uses.some(({ entryId }) => entryId === use.entryId);

/** Whether it matters that people stay: only then is it asked. */
export const asksStay = ({ longest }: Schedule, use: Use | undefined) =>
  longest.some((each) => each.fact === ("stays" satisfies PlanFact) && appliesTo(each, use));

/** Whether the kind of building matters: that of a unit with an association. */
export const asksBuilding = (schedule: Schedule, use: { deposit: string } | undefined) =>
  asks(schedule, "building") && use?.deposit === "unit";

/** Returns a plan; undefined while the project is not known. */
export function planOf(data: PlannerData, answers: Answers, { areas, today }: Setting) {
  const schedule = data.schedules.find((each) => projectId(each) === answers.project);
  if (!schedule) return undefined;
  const workdays = workdaysWith(data.holidays);
  const place = placeIn(data.places, answers.place);
  const use = usedIn(data, schedule, answers.use);
  const facts = factsOf(schedule, use, answers);
  const tower = facts.has("tower") ? schedule.tower?.slug : undefined;
  const inTower = data.schedules.find(({ service, project }) => !project && service.slug === tower);
  const wishes = wishesOf(schedule, answers);
  const spansWith = (facts: ReadonlySet<string>) =>
    spansOf(
      data.phases,
      (inTower ?? schedule).weeks,
      longestPhases(inTower ?? schedule, facts, use),
    );
  const spans = spansWith(facts);
  const ready = readyIn(spans, wishes.hall);
  const started = answers.started === "yes";
  const ends = openingSpan(spans) ? everyDay : workdays;
  const verdictIn = (ready: MinMax) =>
    fromNow(
      withoutHall(
        verdictOf(ready, { today, started, ...wishes }, { workdays, ends }),
        wishes.hall ?? 0,
      ),
      ends.onOrAfter(today),
    );
  const moveIn = moveInOf(spans, wishes);
  const given = asks(schedule, "show") && answers.closes ? answers.closes : undefined;
  const isCloseEarly = given !== undefined && given < (wishes.opening ?? wishes.setup ?? given);
  const closes = isCloseEarly ? undefined : given;
  const { dues } = showDues(
    asks(schedule, "show") ? data.shows : [],
    { opening: wishes.opening, setup: moveIn?.day },
    workdays,
  );
  const house = asks(schedule, "built") ? houseOf(data.years, answers.built, today) : undefined;
  const verdict =
    spans.length > 0
      ? lateFor(verdictIn(ready), dues, { today, started })
      : pastDay(wishes.by, today);
  const ifEmpty = spansWith(new Set([...facts].filter((fact) => fact !== "stays")));
  const count = countOf(verdict, wishes, ready, ends);
  const approvals = [...(inTower?.approvals ?? []), ...schedule.approvals].flatMap(
    (id) => data.approvals.find(({ entryId }) => entryId === id.entryId) ?? [],
  );
  return {
    schedule,
    /** What makes it longer, without what has been answered. */
    longer:
      schedule.longerAnswered.find(({ fact }) => answeredOf(schedule, use, answers).has(fact))
        ?.longer ?? schedule.longer,
    /** What is different in the use of the place. */
    inUse: schedule.inUses.find(({ uses }) => uses.some(({ entryId }) => entryId === use?.entryId)),
    /** Rules besides those of the service: in a tower also its own. */
    localRules: [...schedule.localRules, ...(inTower?.localRules ?? [])],
    place,
    /** Whether work is offered there; true while the place is not known. */
    isOffered: !place || isServed(place, areas),
    notice: place && noticeOf(place, areas),
    use,
    facts,
    spans,
    /** The phases on the days of the plan, some of which a show gives. */
    placed: placedIn(spans, count, { ...wishes, moveIn: moveIn?.day, closes }),
    /** The days that it takes until it has to be ready. */
    ready,
    house,
    /** The year in which the house was built, where it matters and is known. */
    year: house?.year,
    /** What is known of the lot, where it matters. */
    lot: asks(schedule, "lot") ? lotOf(data.rules, schedule, place, answers) : undefined,
    today,
    workdays,
    /** The days on which it can be ready. */
    ends,
    /** Whether the visitor has said that planning began on the day that the plan says. */
    started,
    verdict,
    /** The verdict if nobody stayed, where one that stays cannot be made. */
    verdictIfEmpty:
      verdict?.kind === "impossible" && facts.has("stays")
        ? verdictIn(readyIn(ifEmpty, wishes.hall))
        : undefined,
    ...wishes,
    moveIn,
    isSetupLate: isNotBefore(answers.setup, wishes.opening),
    /** Whether it would open before it is handed over. */
    isOpeningEarly: isNotBefore(wishes.done, wishes.opening),
    /** Whether planning cannot have begun yet on the day that was given. */
    isBeginAhead: started && wishes.begin !== undefined && wishes.begin > today,
    /** Whether the show would close before it opens, or before exhibitors move in. */
    isCloseEarly,
    /** The day on which a show closes, where it is known. */
    closes,
    count,
    approvals: [...new Set(approvals)].filter((each) => isNeeded(each, use?.entryId, facts)),
  };
}

/** Returns the use that was chosen, or the only one that makes sense. */
function usedIn({ uses }: PlannerData, schedule: Schedule, chosen: string | undefined) {
  const ids = schedule.uses.map((use) => use.entryId);
  const id = ids.length === 1 ? ids[0] : ids.find((each) => each === chosen);
  return uses.find(({ entryId }) => entryId === id);
}

const longestPhases = (
  { longest }: Schedule,
  facts: ReadonlySet<string>,
  use: Use | undefined,
): ReadonlySet<string> =>
  new Set(
    longest
      .filter((each) => facts.has(each.fact) && appliesTo(each, use))
      .flatMap(({ phases }) => phases.map((phase) => phase.entryId)),
  );

/** Returns the days that were asked for. What opens has to be ready on the day before. */
function wishesOf(
  schedule: Schedule,
  { when, date = "", opening: opens = "", setup: movesIn = "" }: Answers,
) {
  const isShow = asks(schedule, "show");
  const done = when === "done" && date && !isShow ? date : undefined;
  const opening = asks(schedule, "opening") && opens ? opens : undefined;
  const eve = opening && addDays(opening, -1);
  const setup = isShow && movesIn !== "" && !isNotBefore(movesIn, opening) ? movesIn : undefined;
  // Without its opening, a show's booth has to be there on the day on which exhibitors move in.
  const [by] = [done, eve ?? setup].filter((day) => day !== undefined).sort();
  return {
    /** The day of the handover that was asked for. */
    done,
    begin: when !== "done" && date ? date : undefined,
    by,
    opening,
    setup,
    /** The days that are left in the hall. */
    hall: setup === undefined ? undefined : Math.max(0, daysBetween(setup, eve ?? setup)),
    /** The day that was asked for, as people call it. */
    wanted: by !== undefined && by === eve ? opening : by,
  };
}

/** Whether exhibitors would move in when the show has opened. */
const isNotBefore = (day = "", opening = "") => day !== "" && opening !== "" && day >= opening;

/**
 * Returns the day on which exhibitors move in: the one that was given, or else the last with which
 * the shortest setup is done.
 */
function moveInOf(
  spans: readonly Span[],
  { opening, setup: given }: { opening: string | undefined; setup: string | undefined },
) {
  const setup = openingSpan(spans);
  if (!setup) return undefined;
  const days = setup.end.min - setup.start.min;
  if (given) return { day: given, isAssumed: false, days };
  return opening ? { day: addDays(opening, -days), isAssumed: true, days } : undefined;
}

/**
 * How the days of a plan are counted: forward from the day on which it begins, or back from the one
 * by which it ends.
 */
export interface Count {
  begin: string;
  from: "begin" | "end";
}

/** Returns how days are counted; undefined where there are none to act on. */
function countOf(
  verdict: Verdict | undefined,
  { begin, by }: { begin: string | undefined; by: string | undefined },
  ready: MinMax,
  ends: Workdays,
): Count | undefined {
  if (!verdict || !canBeDone(verdict)) return undefined;
  if (begin !== undefined) return { begin, from: "begin" };
  // Back from the longest run, whenever the link is opened: its days are the same on every day.
  return by === undefined ? undefined : { begin: lastBegin(by, ready, ends), from: "end" };
}

/**
 * Returns a verdict with other ends, also those of what follows where planning has begun on its day
 * and where it has not.
 */
function withEnds(
  verdict: Verdict | undefined,
  change: (ends: { earliest: string; latest: string }) => { earliest: string; latest: string },
): Verdict | undefined {
  if (!verdict || !("earliest" in verdict)) return verdict;
  const changed = { ...verdict, ...change(verdict) };
  if (changed.kind !== "begun" || !changed.ifKept || !changed.ifNot) return changed;
  const { ifKept, ifNot } = changed;
  return {
    ...changed,
    ifKept: { ...ifKept, ...change(ifKept) },
    ifNot: { ...ifNot, ...change(ifNot) },
  };
}

/**
 * Returns a verdict whose ends are those of the work: the days that a show leaves in its hall are
 * none.
 */
const withoutHall = (verdict: Verdict | undefined, hall: number) =>
  withEnds(verdict, ({ earliest, latest }) => ({
    earliest: addDays(earliest, -hall),
    latest: addDays(latest, -hall),
  }));

/**
 * Returns a verdict whose first day is not one that has passed: what has begun is not done before
 * today.
 */
const fromNow = (verdict: Verdict | undefined, now: string) =>
  withEnds(verdict, ({ earliest, latest }) => ({
    earliest: earliest < now && now <= latest ? now : earliest,
    latest,
  }));

/** Where no weeks are known, a day can have passed all the same. */
const pastDay = (by: string | undefined, today: string): Verdict | undefined =>
  by !== undefined && by < today ? { kind: "over", day: by } : undefined;

/**
 * Returns the phases on the days of a plan. Where it counts from its beginning, setup waits for the
 * move-in day that is assumed.
 */
function placedIn(
  spans: readonly Span[],
  count: Count | undefined,
  days: Partial<Readonly<Record<"opening" | "setup" | "moveIn" | "closes", string | undefined>>>,
): readonly Span[] {
  if (!count) return spans;
  const { begin, from } = count;
  const { opening, setup, moveIn, closes } = days;
  const at = (day: string | undefined) => (day ? daysBetween(begin, day) : undefined);
  const eve = opening && addDays(opening, -1);
  const given = setup ?? (from === "begin" ? moveIn : undefined);
  return withShow(spans, { setup: at(given), eve: at(eve), closes: at(closes) });
}

/** Something that people do or wait for. */
export interface Task {
  /** Its id within the plan, the same in every language and after every change of words. */
  id: string;
  kind: "decision" | "approval" | "inspection" | "handover" | "setup" | "dismantle" | "opening";
  what: string;
  /** Its day of the project, on the shortest and on the longest run. */
  at: MinMax;
  /** Whether that is a given day, which no run moves. */
  isGiven?: boolean | undefined;
  /**
   * The working day by which it is due, or on which it comes at the earliest; none while no day is
   * known.
   */
  day?: string | undefined;
  /** Where days count from a beginning: the day on the longest run. */
  until?: string | undefined;
}

type Undated = Omit<Task, "day" | "until"> & { workdays?: number | null };

function dated({ workdays, count }: Plan, { workdays: ahead, ...task }: Undated): Task {
  if (!count) return task;
  const { begin, from } = count;
  // In its hall people work on every day.
  if (task.isGiven && task.kind === "inspection")
    return { ...task, day: addDays(begin, task.at.max) };
  if (from === "end" || task.isGiven)
    return { ...task, day: workdays.before(addDays(begin, task.at.max), ahead ?? 0) };
  const [first, last] = [task.at.min, task.at.max].map((days) => {
    const day = workdays.onOrAfter(addDays(begin, days));
    return ahead ? workdays.before(day, ahead) : day;
  });
  return { ...task, day: first, until: first === last ? undefined : last };
}

/** Returns the decisions of a plan, the earliest first. */
export const decisionsIn = (plan: Plan): Task[] =>
  decisionsOf(plan.placed, plan.schedule.decisions).map(({ id, what, day, isGiven }) =>
    dated(plan, { id, kind: "decision", what, at: day, isGiven }),
  );

/** Returns the approvals of a plan, in their order, each with the day before which it is needed. */
export const approvalsIn = (plan: Plan): Task[] =>
  plan.approvals.map(({ entryId, what, before, workdays }) => {
    const span = plan.placed.find(({ phase }) => phase.entryId === before?.entryId);
    const { start: at = { min: 0, max: 0 }, isGiven } = span ?? {};
    return dated(plan, {
      id: `approval-${entryId}`,
      kind: "approval",
      what,
      at,
      isGiven,
      workdays,
    });
  });

/**
 * Returns the inspections of a plan; that of a show on the day before it opens, however early its
 * setup is done, and on no day without it.
 */
export const inspectionsIn = (plan: Plan): Task[] =>
  plan.placed.flatMap((span) => {
    const { count, opening, setup } = plan;
    const isShow = span.phase.opens && count !== undefined;
    const eve = isShow && opening ? daysBetween(count.begin, opening) - 1 : undefined;
    return inspectionsOf(span).map(({ id, what, day: at, isGiven }): Task => {
      const inspection = { id, kind: "inspection" as const, what };
      if (eve !== undefined)
        return dated(plan, { ...inspection, at: { min: eve, max: eve }, isGiven: true });
      return isShow && setup ? { ...inspection, at } : dated(plan, { ...inspection, at, isGiven });
    });
  });

/**
 * Returns everything of a plan that has a day and is still to come, the earliest first; nothing
 * where nothing can be done.
 */
export function calendarOf(
  plan: Plan,
  words: Record<"handover" | "setup" | "dismantle" | "opening", string>,
): Task[] {
  const { count, ready: at } = plan;
  if (!count || !plan.isOffered) return [];
  const given = (kind: "setup" | "dismantle" | "opening", day: string | undefined): Task[] =>
    day === undefined ? [] : [{ id: kind, kind, what: words[kind], at, day, isGiven: true }];
  const ends = openingSpan(plan.spans)
    ? // A day that is only assumed would stand there as if it were known.
      [...given("setup", plan.setup), ...given("dismantle", plan.closes)]
    : [dated(plan, { id: "handover", kind: "handover", what: words.handover, at })];
  const before = [...decisionsIn(plan), ...approvalsIn(plan), ...inspectionsIn(plan)];
  return [...before, ...ends, ...given("opening", plan.opening)]
    .filter(({ day, until }) => (until ?? day ?? "") >= plan.today)
    .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
}
