import { useState, type ReactNode } from "react";
import { Link } from "../components/Link/Link";
import { OfficeContacts, type usePlaces } from "../components/PermitOffices/PermitOffices";
import { addDays, daysBetween, dayText, shortDayText, todayInNevada } from "../content/day";
import { original, prefixOf } from "../content/language";
import { quoteAddress } from "../content/quote-address";
import { useText, type Text } from "../i18n";
import { useSite } from "../i18n/site";
import { saveCalendar } from "./calendar";
import { hiddenIn, yearIn } from "./house-year";
import { isInArizona, planDeposit, planRules } from "./plan";
import { placeIn, type Answers } from "./questions";
import { keepPlan } from "./quote";
import { dueDays, inspectionDays, lengthOf, runOf, spansOf, type Due, type Run } from "./schedule";
import { ScheduleTable, wholeText } from "./ServiceSchedule";
import { Share } from "./Share";
import type { QueryState } from "./useQueryState";

type Data = Queries.PlanPageQuery;
type Schedule = Data["allSchedule"]["nodes"][number];

/** What the planner knows. */
export interface PlannerData {
  phases: Data["allPhase"]["nodes"];
  schedules: readonly (Schedule & { service: NonNullable<Schedule["service"]> })[];
  uses: Data["allPlanUse"]["nodes"];
  rules: Data["allRule"]["nodes"];
  years: Data["allHouseYear"]["nodes"];
}

/** What the address calls a project: several of them can belong to one service. */
export const idOf = ({ project, service }: PlannerData["schedules"][number]) =>
  project ?? service.slug;

/** What the answers lead to. */
type Plan = NonNullable<ReturnType<typeof planOf>>;

/** Returns a plan; undefined while the project is not known. */
export function planOf(
  text: Text,
  data: PlannerData,
  places: ReturnType<typeof usePlaces>,
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
    weeks: wholeText(text, spans),
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
const notesOf = (text: Text, plan: Plan) =>
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
function calendarDays({ t }: Text, plan: Plan, { begin, days }: Run) {
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
function Part({ title, plain, items = [], ordered, children }: PartProps) {
  const [isWide] = useState(() => !plain && window.matchMedia("(min-width: 64rem)").matches);
  if (items.length === 0 && !children) return null;
  const heading = <h3>{title}</h3>;
  const List = ordered ? "ol" : "ul";
  const list = items.map((item, index) => <li key={index}>{item}</li>);
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

interface PlanAnswerProps {
  data: PlannerData;
  plan: Plan;
  query: QueryState;
}

/** The answer to a plan whose project is known. */
export function PlanAnswer({ data, plan, query }: PlanAnswerProps) {
  const { business } = useSite();
  const text = useText();
  const { t, locale, language } = text;
  const { schedule, place, use, run, date, stay } = plan;
  const { service } = schedule;
  const isOffered = !isInArizona(place);
  const deposit = planDeposit(schedule, use, place);
  const ruleOf = (id: string) => data.rules.find(({ entryId }) => entryId === id);
  const year = schedule.opens ? yearIn(plan.built) : undefined;
  // The questions of a service are not those of a further project of it.
  const asked = isOffered && !schedule.project ? service.questions : [];

  const keepForQuote = () => {
    const { origin } = window.location;
    const { address } = query;
    const lines = [
      plan.sentence,
      use && t("planner.message.use", { use: use.title }),
      stay && t(`planner.message.stay.${stay as "yes"}`),
      date && t(`planner.message.${plan.when}`, { day: dayText(date, locale) }),
      origin + prefixOf(language) + address,
      language !== original && t("planner.message.original", { address: origin + address }),
    ];
    // What the owner of a home says of it is less than the kind of project says; any other use is more.
    const [first, second] = use?.deposit === "cap" ? [schedule, use] : [use, schedule];
    const build = plan.spans.find(({ phase }) => phase.entryId === "build")?.start.min ?? 0;
    return keepPlan(
      {
        text: [t("planner.message.heading"), ...lines].filter(Boolean).join("\n"),
        property: first?.property ?? second.property,
        place,
        start: run && addDays(run.begin, build),
      },
      business.areas.map(({ name }) => name),
      plan.today,
    );
  };

  return (
    <>
      {[isOffered ? "" : ruleOf("az-roc")?.sentence, plan.sentence].filter(Boolean).map((first) => (
        <p key={first}>
          <strong>{first}</strong>
        </p>
      ))}
      {notesOf(text, plan).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Part title={t("planner.office")}>
        {place ? (
          <>
            <OfficeContacts office={place.office} />
            <p>{[place.note, t("planner.confirm")].filter(Boolean).join(" ")}</p>
          </>
        ) : (
          <p>{t("planner.noPlace")}</p>
        )}
      </Part>
      <ProjectFacts schedule={schedule} phases={data.phases} run={run} />
      {year === undefined ? null : (
        <Part
          title={t("planner.year", { year: String(year) })}
          items={hiddenIn(data.years, year).map(({ title, look }) => (
            <>
              <strong>{title}.</strong> {look}
            </>
          ))}
        >
          <p>{t("planner.yearText")}</p>
        </Part>
      )}
      <Part title={t("planner.ifTheyStay")}>{stay === "yes" ? <p>{schedule.stay}</p> : null}</Part>
      <Part title={t("planner.deposit")}>
        {deposit ? (
          <p>{deposit === "cap" ? ruleOf("deposit-cap")?.sentence : t(`tools.cap.${deposit}`)}</p>
        ) : null}
      </Part>
      <Part
        title={t("planner.rules")}
        items={planRules(data, schedule, use, place).map(({ path, title, sentence }) => (
          <>
            <Link to={path}>{title}</Link>: {sentence}
          </>
        ))}
      />
      <Part
        title={t("planner.asked")}
        items={asked
          .filter((_, index) => use?.entryId !== "rented" || index + 1 !== schedule.asksOwner)
          .map(({ question }) => question)}
      />
      <p>
        <Link to={service.path}>{t("planner.wholePage", { title: service.title })}</Link>
      </p>
      {service.slug === "convention" ? (
        <p>
          <Link
            to={`/plan/convention-dates${plan.when === "done" && date ? `?opening=${date}` : ""}`}
          >
            {t("tools.convention-dates.title")}
          </Link>
        </p>
      ) : null}
      <div className="actions no-print">
        {/* The form takes the plan from the draft, which only a click here saves. */}
        {isOffered ? (
          <Link
            className="button primary"
            to={quoteAddress(service.slug)}
            onClick={(event) => {
              const message = keepForQuote();
              // The browser refuses storage: the plan travels in the address.
              if (message === undefined) return;
              event.preventDefault();
              window.location.assign(
                `${prefixOf(language)}${quoteAddress(service.slug)}&message=${encodeURIComponent(message)}`,
              );
            }}
          >
            {t("planner.quote")}
          </Link>
        ) : null}
        {run ? (
          <button
            type="button"
            className="button"
            onClick={() =>
              saveCalendar(
                idOf(schedule),
                [idOf(schedule), place?.entryId].filter(Boolean).join("-"),
                calendarDays(text, plan, run),
                t,
              )
            }
          >
            {t("tools.calendar")}
          </button>
        ) : null}
      </div>
      <Share query={query} />
    </>
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
  const text = useText();
  const { t, locale } = text;
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
              {t("planner.facts", { weeks: wholeText(text, spans), longer })}{" "}
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
            <span>{` ${each.what}`}</span>
          </>
        ))}
      />
      <Part plain={plain} title={t("planner.papers")} items={schedule.papers} />
    </>
  );
}
