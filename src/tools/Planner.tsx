import { graphql } from "gatsby";
import { useMemo } from "react";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { dayText, todayInNevada } from "../content/day";
import { planSections } from "../content/sections";
import { useText, type Text } from "../i18n";
import { planLine, PlanAnswer, ProjectFacts, type Plan } from "./PlanAnswer";
import { placeIn, placeQuestion, type Answers, type Question } from "./questions";
import { runOf, spansOf } from "./schedule";
import { wholeText } from "./ServiceSchedule";
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
  years: readonly Queries.Planner_yearFragment[];
}

const plannerPath = "/plan";

/** What the address calls a project: several of them can belong to one service. */
const idOf = ({ project, service }: Schedule) => project ?? service.slug;

/** The questions of the planner, in their order. */
function questionsOf(text: Text, { schedules, places, uses }: PlannerData): Question[] {
  const { t } = text;
  const ask = <Name extends "project" | "use" | "stay" | "when">(name: Name) => ({
    name,
    label: t(`planner.${name}` as "planner.project"),
    noun: name,
  });
  return [
    {
      ...ask("project"),
      open: t("tools.chooseOne"),
      choices: schedules.map((schedule) => ({
        value: idOf(schedule),
        title: schedule.title,
        group: schedule.service.group === "commercial" ? t("planner.business") : t("planner.homes"),
      })),
    },
    placeQuestion(text, places),
    {
      ...ask("use"),
      open: t("tools.chooseOne"),
      choices: uses.map(({ entryId, title }) => ({ value: entryId, title })),
    },
    { name: "built", label: t("tools.year"), type: "numeric" },
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
    { name: "date", label: t("planner.date"), noun: "date", type: "date" },
    { name: "opening", label: t("planner.opening"), noun: "date", type: "date" },
  ];
}

/** Returns a plan; undefined while the project is not known. */
function planOf(text: Text, data: PlannerData, state: Answers): Plan | undefined {
  const { t, locale } = text;
  const schedule = data.schedules.find((each) => idOf(each) === state.project);
  if (!schedule) return undefined;
  const { date = "", stay = "", built = "", use = "", opening = "" } = state;
  const when = state.when === "done" ? "done" : "begin";
  const spans = spansOf(data.phases, schedule.weeks);
  const place = placeIn(data.places, state.place);
  const hasWeeks = spans.length > 0;
  const today = date && hasWeeks ? todayInNevada() : "";
  const run = today ? runOf(spans, when, date, today) : undefined;
  const project = place
    ? t("planner.in", { project: schedule.title, place: place.name })
    : schedule.title;
  const sentence = () => {
    if (!hasWeeks) return t("planner.noWeeks", { project });
    const weeks = wholeText(text, spans);
    return run
      ? t("planner.summaryFrom", { project, weeks, day: dayText(run.begin, locale) })
      : t("planner.summary", { project, weeks });
  };
  return {
    id: idOf(schedule),
    schedule,
    spans,
    place,
    use: data.uses.find(({ entryId }) => entryId === (use || schedule.use?.entryId)),
    when,
    date,
    today,
    run,
    stay,
    built,
    opening: schedule.opening ? opening : "",
    sentence: [sentence(), schedule.weeksNote].filter(Boolean).join(" "),
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
              <details key={idOf(schedule)} className="disclosure">
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
  /** Whether a question matters to the project: the year of building where an old home is opened, the opening where it opens. */
  const isAsked = ({ name }: Question) => {
    if (name === "opening") return !!plan?.schedule.opening;
    return name !== "built" || !plan || !!plan.schedule.opens;
  };
  return (
    <section className="wrap" aria-labelledby={planSections.answer} data-planned={Boolean(plan)}>
      <div className="split" data-print="dense">
        <ToolForm
          label={t("planner.label")}
          path={plannerPath}
          questions={questions.filter(isAsked)}
          query={query}
        >
          {plan ? (
            <a key={query.address} className={styles.line} href={`#${planSections.answer}`}>
              {planLine(text, plan)}
            </a>
          ) : null}
        </ToolForm>
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
              <PlanAnswer data={data} plan={plan} query={query} questions={questions} />
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

export const query = graphql`
  fragment Planner_schedule on Schedule {
    project
    title
    longer
    stay
    property
    deposit
    opens
    opening
    weeksNote
    asksOwner
    use {
      entryId
    }
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
    also
    outline
    office {
      id
      government
      ...OfficeContacts_office
    }
  }

  fragment Planner_year on HouseYear {
    title
    from
    to
    look
  }
`;
