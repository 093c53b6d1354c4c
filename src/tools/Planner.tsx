import { usePlaces, type Place } from "../components/Areas/Areas";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { planSections } from "../content/sections";
import { useText, type Text } from "../i18n";
import { idOf, planOf, type PlannerData } from "./plan";
import { PlanAnswer } from "./PlanAnswer";
import { ProjectFacts } from "./ProjectFacts";
import { choicesOf, mainQuestions, placeQuestion, type Question } from "./questions";
import { ToolBoundary, ToolForm } from "./Tool";
import { useQueryState } from "./useQueryState";
import * as styles from "./tools.module.css";

/** The questions of the planner, in their order. */
function questionsOf(
  t: Text["t"],
  { schedules, uses }: PlannerData,
  places: readonly Place[],
): Question[] {
  const open = t("tools.chooseOne");
  const date = { name: "date", label: t("planner.date"), type: "date" } as const;
  return [
    {
      name: "project",
      label: t("planner.project"),
      open,
      choices: schedules.map((schedule) => ({
        value: idOf(schedule),
        title: schedule.title,
        group: schedule.service.group === "commercial" ? t("planner.business") : t("planner.homes"),
      })),
    },
    placeQuestion(t, places),
    {
      name: "use",
      label: t("planner.use"),
      open,
      choices: uses.map(({ entryId, title }) => ({ value: entryId, title })),
    },
    mainQuestions(t)["house-year"],
    {
      name: "stay",
      label: t("planner.stay"),
      open: t("planner.notDecided"),
      choices: choicesOf(["yes", "no"], (value) => t(`planner.stay.${value}`)),
    },
    {
      name: "when",
      label: t("planner.when"),
      choices: choicesOf(["begin", "done"], (value) => t(`planner.when.${value}`)),
    },
    date,
    { ...date, name: "opening", label: t("planner.opening") },
  ];
}

/** The questions with their answer beside them, and below them what is known of every project, which needs no script. */
export function Planner({ data }: { data: PlannerData }) {
  const { t } = useText();
  return (
    <>
      <ToolBoundary>
        <YourPlan data={data} />
      </ToolBoundary>
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
                <ProjectFacts schedule={schedule} phases={data.phases} plain />
              </div>
            </details>
          ))}
        </div>
      </Section>
    </>
  );
}

function YourPlan({ data }: { data: PlannerData }) {
  const text = useText();
  const { t } = text;
  const places = usePlaces();
  const query = useQueryState("/plan", questionsOf(t, data, places));
  const plan = planOf(text, data, places, query.state);
  /** Whether a question matters to the project: the year of building where an old home is opened, the opening where it opens. */
  const isAsked = ({ name }: Question) => {
    if (name === "opening") return !!plan?.schedule.opening;
    return name !== "built" || !plan || !!plan.schedule.opens;
  };
  return (
    <section className="wrap" aria-labelledby={planSections.answer} data-planned={Boolean(plan)}>
      <div className="split" data-print="dense">
        <div>
          {plan ? (
            <p key={query.address} className={`${styles.line} narrow-only no-print`}>
              <a href={`#${planSections.answer}`}>{plan.line}</a>
            </p>
          ) : null}
          <ToolForm
            label={t("planner.label")}
            questions={query.questions.filter(isAsked)}
            query={query}
          />
        </div>
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
              <PlanAnswer data={data} plan={plan} query={query} />
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
