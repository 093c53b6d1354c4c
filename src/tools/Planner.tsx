import { graphql } from "gatsby";
import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import { OfficeContacts } from "../components/PermitOffices/PermitOffices";
import { Section } from "../components/Section/Section";
import { useSite } from "../i18n/site";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { addDays, dayText, todayInNevada } from "../content/day";
import { original, prefixOf } from "../content/language";
import { quoteAddress } from "../content/quote-address";
import { planSections } from "../content/sections";
import { useText, type Text } from "../i18n";
import { calendarText } from "./calendar";
import { saveFile } from "./file";
import { namedRules, planDeposit, planRules } from "./plan";
import { placeQuestion, type Answers, type Question } from "./questions";
import { changeContactDraft, withPlan } from "./quote";
import { beginningOf, dueDays, lengthOf, spansOf, type Due } from "./schedule";
import { ScheduleTable, wholeText } from "./ServiceSchedule";
import { ToolBoundary, ToolForm } from "./Tool";
import { useQueryState } from "./useQueryState";
import * as styles from "./tools.module.css";

type Schedule = Queries.Planner_scheduleFragment & {
  service: NonNullable<Queries.Planner_scheduleFragment["service"]>;
};

export interface PlannerData {
  phases: readonly Queries.ScheduleTable_phaseFragment[];
  schedules: readonly Schedule[];
  uses: readonly Queries.Planner_useFragment[];
  places: readonly Queries.Planner_placeFragment[];
  rules: readonly Queries.Planner_ruleFragment[];
}

const plannerPath = "/plan";

/** The questions of the planner, in their order. */
function questionsOf(text: Text, { schedules, places, uses }: PlannerData): Question[] {
  const { t } = text;
  const ask = <Name extends "project" | "use" | "stay" | "when" | "date">(name: Name) => ({
    name,
    label: t(`planner.${name}` as "planner.project"),
    noun: name,
  });
  return [
    {
      ...ask("project"),
      open: t("tools.chooseOne"),
      choices: schedules.map(({ title, service }) => ({
        value: service.slug,
        title,
        group: service.group === "commercial" ? t("planner.business") : t("planner.homes"),
      })),
    },
    placeQuestion(text, places),
    {
      ...ask("use"),
      open: t("tools.chooseOne"),
      choices: uses.map(({ entryId, title }) => ({ value: entryId, title })),
    },
    {
      ...ask("stay"),
      open: t("planner.notDecided"),
      choices: [
        { value: "yes", title: t("planner.stays") },
        { value: "no", title: t("planner.empty") },
      ],
    },
    {
      ...ask("when"),
      choices: [
        { value: "begin", title: t("planner.canBegin") },
        { value: "done", title: t("planner.mustBeDone") },
      ],
    },
    { ...ask("date"), type: "date" },
  ];
}

/** What the answers lead to. */
interface Plan {
  schedule: Schedule;
  spans: ReturnType<typeof spansOf<PlannerData["phases"][number]>>;
  place: PlannerData["places"][number] | undefined;
  use: PlannerData["uses"][number] | undefined;
  when: "begin" | "done";
  /** The day that the visitor gave. */
  date: string;
  /** The day on which planning begins. */
  begin: string | undefined;
  stay: string;
  /** The whole answer in one sentence. */
  sentence: string;
}

/** Returns a plan; undefined while the project is not known. */
function planOf(text: Text, data: PlannerData, state: Answers): Plan | undefined {
  const { t, locale } = text;
  const schedule = data.schedules.find(({ service }) => service.slug === state.project);
  if (!schedule) return undefined;
  const { date = "", stay = "" } = state;
  const when = state.when === "done" ? "done" : "begin";
  const spans = spansOf(data.phases, schedule.weeks);
  const place = data.places.find(({ entryId }) => entryId === state.place);
  const begin = date ? beginningOf(spans, when, date) : undefined;
  const project = place
    ? t("planner.in", { project: schedule.title, place: place.name })
    : schedule.title;
  const weeks = wholeText(text, spans);
  return {
    schedule,
    spans,
    place,
    use: data.uses.find(({ entryId }) => entryId === state.use),
    when,
    date,
    begin,
    stay,
    sentence: begin
      ? t("planner.summaryFrom", { project, weeks, day: dayText(begin, locale) })
      : t("planner.summary", { project, weeks }),
  };
}

/** The questions with their answer beside them, and below them what is known of every project, which needs no script. */
export function Planner({ data }: { data: PlannerData }) {
  const { t } = useText();
  return (
    <>
      <ToolBoundary>
        <YourPlan data={data} />
      </ToolBoundary>
      <div className={styles.every}>
        <Section
          id={planSections.every}
          title={t("planner.every")}
          intro={t("planner.everyText")}
          beside
        >
          <div className="ruled">
            {data.schedules.map((schedule) => (
              <details key={schedule.service.slug} className="disclosure">
                <summary className="chevron">
                  <h3>{schedule.title}</h3>
                </summary>
                <div className="prose">
                  <ProjectFacts schedule={schedule} phases={data.phases} />
                </div>
              </details>
            ))}
          </div>
        </Section>
      </div>
    </>
  );
}

function YourPlan({ data }: { data: PlannerData }) {
  const text = useText();
  const { t } = text;
  const questions = useMemo(() => questionsOf(text, data), [text, data]);
  const query = useQueryState(plannerPath, questions);
  const plan = planOf(text, data, query.state);
  return (
    <section className="wrap" aria-labelledby={planSections.answer} data-planned={Boolean(plan)}>
      <div className="split" data-print="dense">
        <ToolForm
          label={t("planner.label")}
          path={plannerPath}
          questions={questions}
          query={query}
        />
        <div className="prose">
          <h2 id={planSections.answer}>{t("planner.yours")}</h2>
          <p role="status" className="visually-hidden">
            {[...query.notes, plan?.sentence ?? ""].join(" ")}
          </p>
          {/* A new element for every answer: page translators change texts in ways that React cannot update. */}
          <div key={query.address} className="prose">
            {query.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {plan ? (
              <PlanAnswer data={data} plan={plan} address={query.address} />
            ) : (
              <>
                <p className="quiet">{t("planner.choose")}</p>
                <SpotDrawing name="plan" />
              </>
            )}
          </div>
          <p className="small quiet">{t("planner.legend")}</p>
        </div>
      </div>
    </section>
  );
}

interface PlanAnswerProps {
  data: PlannerData;
  plan: Plan;
  address: string;
}

/** The answer to a plan whose project is known. */
function PlanAnswer({ data, plan, address }: PlanAnswerProps) {
  const { business } = useSite();
  const { t, locale, language } = useText();
  const { schedule, spans, place, use, begin, date, stay } = plan;
  const { service } = schedule;
  const deposit = planDeposit({ group: service.group, deposit: schedule.deposit }, use);
  const capRule = data.rules.find(({ entryId }) => entryId === "deposit-cap");
  const rules = planRules({
    rules: data.rules,
    named: namedRules(service.rules, use, data.uses),
    local: schedule.localRules.map(({ entryId }) => entryId),
    place,
  });

  const today = todayInNevada();

  /** Says that it is too late for the day that was given, and what is still possible. */
  const lateText = (from: string) => {
    const { min, max } = lengthOf(spans);
    const ends = {
      shortest: dayText(addDays(today, min), locale),
      longest: dayText(addDays(today, max), locale),
    };
    if (plan.when === "begin") return t("planner.past", ends);
    return t("planner.late", {
      done: dayText(date, locale),
      begin: dayText(from, locale),
      ...ends,
    });
  };

  const addToCalendar = () => {
    if (!begin) return;
    const due = dueDays(spans, schedule.decisions, plan.when === "done" ? "latest" : "earliest");
    const days = due
      .map(({ day, what }) => ({ day: addDays(begin, day), title: what }))
      .filter(({ day }) => day >= today);
    const { href } = window.location;
    const note = t("tools.calendarNote", { address: href });
    const file = calendarText(days, href, note, new Date());
    saveFile(`${service.slug}.ics`, "text/calendar", file);
  };

  const keepForQuote = () => {
    const { origin } = window.location;
    const lines = [
      plan.sentence,
      use ? t("planner.message.use", { use: use.title }) : "",
      stay ? t(`planner.message.stay.${stay as "yes"}`) : "",
      date ? t(`planner.message.${plan.when}`, { day: dayText(date, locale) }) : "",
      origin + prefixOf(language) + address,
      language === original ? "" : t("planner.message.original", { address: origin + address }),
    ].filter(Boolean);
    const property = schedule.property ?? use?.property ?? undefined;
    const heading = t("planner.message.heading");
    changeContactDraft((answers) =>
      withPlan(
        answers,
        { heading, lines, property, place, begin },
        business.areas.map(({ name }) => name),
        today,
      ),
    );
  };

  return (
    <>
      <p>
        <strong>{plan.sentence}</strong>
      </p>
      <h3>{t("planner.office")}</h3>
      {place ? (
        <>
          <OfficeContacts office={place.office} />
          <p>{[place.note, t("planner.confirm")].filter(Boolean).join(" ")}</p>
        </>
      ) : (
        <p>{t("planner.noPlace")}</p>
      )}
      <h3>{t("planner.times")}</h3>
      {begin && begin < today ? <p>{lateText(begin)}</p> : null}
      {begin && begin >= today && plan.when === "done" ? (
        <p>{t("planner.begins", { done: dayText(date, locale), begin: dayText(begin, locale) })}</p>
      ) : null}
      <ProjectFacts schedule={schedule} phases={data.phases} begin={begin} when={plan.when} />
      {stay === "yes" ? (
        <>
          <h3>{t("planner.ifTheyStay")}</h3>
          <p>{schedule.stay}</p>
        </>
      ) : null}
      {deposit ? (
        <>
          <h3>{t("planner.deposit")}</h3>
          <p>{deposit === "cap" ? capRule?.sentence : t(`tools.cap.${deposit}`)}</p>
        </>
      ) : null}
      {rules.length > 0 ? (
        <>
          <h3>{t("planner.rules")}</h3>
          <ul>
            {rules.map(({ entryId, path, title, sentence }) => (
              <li key={entryId}>
                <Link to={path}>{title}</Link>: {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>{t("planner.asked")}</h3>
      <ul>
        {service.questions.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>
        <Link to={service.path}>{t("planner.wholePage", { title: service.title })}</Link>
      </p>
      <div className="actions no-print">
        {/* The form takes the plan from the draft, which only a click here saves. */}
        <Link className="button primary" to={quoteAddress(service.slug)} onClick={keepForQuote}>
          {t("planner.quote")}
        </Link>
        {begin ? (
          <button type="button" className="button" onClick={addToCalendar}>
            {t("tools.calendar")}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => window.print()}>
          {t("tools.print")}
        </button>
      </div>
    </>
  );
}

interface ProjectFactsProps {
  schedule: Schedule;
  phases: PlannerData["phases"];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
  /** Whether the day that is known is that of the beginning or of the end. */
  when?: "begin" | "done";
}

/** What is known of every project of a kind, wherever it is: its schedule, approvals, decisions and papers. */
function ProjectFacts({ schedule, phases, begin, when = "begin" }: ProjectFactsProps) {
  const text = useText();
  const { t, locale } = text;
  const { title, longer } = schedule;
  const spans = spansOf(phases, schedule.weeks);
  const isCountedBack = when === "done" && begin !== undefined;
  /** “By week 4”, or the day itself: the latest that is safe where the end is known, else the earliest. */
  const dueText = ({ day }: Due) => {
    const date = begin && dayText(addDays(begin, day), locale);
    if (date) return t(isCountedBack ? "planner.due" : "planner.earliest", { day: date });
    return day === 0 ? t("planner.dueFirst") : t("planner.dueWeek", { week: Math.floor(day / 7) });
  };
  return (
    <>
      <p>{t("planner.facts", { weeks: wholeText(text, spans), longer })}</p>
      <ScheduleTable title={title} spans={spans} begin={begin} />
      <h3>{t("planner.approvals")}</h3>
      <ol>
        {schedule.approvals.map((approval) => (
          <li key={approval}>{approval}</li>
        ))}
      </ol>
      <h3>{t("planner.decisions")}</h3>
      <ul>
        {dueDays(spans, schedule.decisions, isCountedBack ? "latest" : "earliest").map((due) => (
          <li key={due.what}>
            <span className="quiet">{`${dueText(due)}:`}</span>
            <span>{` ${due.what}`}</span>
          </li>
        ))}
      </ul>
      <h3>{t("planner.papers")}</h3>
      <ul>
        {schedule.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </>
  );
}

export const query = graphql`
  fragment Planner_schedule on Schedule {
    title
    longer
    stay
    property
    deposit
    papers
    approvals
    weeks {
      min
      max
      phase {
        entryId
      }
    }
    decisions {
      what
      phase {
        entryId
      }
    }
    localRules {
      entryId
    }
    service {
      slug
      path
      title
      group
      questions {
        question
      }
      rules {
        entryId
      }
    }
  }

  fragment Planner_rule on Rule {
    entryId
    path
    title
    sentence
    jurisdictions
  }

  fragment Planner_use on PlanUse {
    entryId
    title
    property
    deposit
    rules {
      entryId
    }
  }

  fragment Planner_place on Place {
    entryId
    name
    note
    outline
    office {
      id
      government
      ...OfficeContacts_office
    }
  }
`;
