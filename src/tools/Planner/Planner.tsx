import clsx from "clsx";
import { useCallback, useMemo } from "react";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import * as listStyles from "../../components/QuestionList/QuestionList.module.css";
import * as textStyles from "../../components/RichText/RichText.module.css";
import { Section } from "../../components/Section/Section";
import * as sectionStyles from "../../components/Section/Section.module.css";
import { planSections } from "../../content/sections";
import type { Choice } from "../answers";
import { planAddress, plannerPath, planQuestions, readPlan } from "../plan-address";
import { ToolForm } from "../ToolForm";
import { useAnswers } from "../useAnswers";
import { PlanAnswer, planText } from "./PlanAnswer";
import { ProjectFacts } from "./ProjectFacts";
import * as styles from "./Planner.module.css";

type ScheduleFragment = Queries.PlanAnswer_scheduleFragment;
export type PlannedSchedule = ScheduleFragment & {
  service: NonNullable<ScheduleFragment["service"]>;
};

export interface PlannerData {
  phases: readonly Queries.ScheduleTable_phaseFragment[];
  schedules: readonly PlannedSchedule[];
  uses: readonly Queries.PlanAnswer_useFragment[];
  places: readonly Queries.PlanAnswer_placeFragment[];
  rules: readonly Queries.PlanAnswer_ruleFragment[];
}

const groupTitles: Readonly<Record<string, string>> = {
  residential: "Homes",
  commercial: "Business",
};

const questionsOf = ({ schedules, places, uses }: PlannerData) =>
  planQuestions({
    project: schedules.map(({ title, service }): Choice => ({
      value: service.slug,
      title,
      group: groupTitles[service.group] ?? service.group,
    })),
    place: places.map(({ entryId, name }) => ({ value: entryId, title: name })),
    use: uses.map(({ entryId, title }) => ({ value: entryId, title })),
  });

/** The questions with their answer beside them, and below what is known of every project, which needs no script. */
export function Planner({ data }: { data: PlannerData }) {
  const questions = useMemo(() => questionsOf(data), [data]);
  const read = useCallback((search: string) => readPlan(search, questions), [questions]);
  const plan = useAnswers(read, planAddress);
  const isPlanned = plan.state.project !== "";
  return (
    <>
      <section className="wrap" aria-labelledby={planSections.answer}>
        <div className={clsx(sectionStyles.beside, styles.planner)}>
          <ToolForm label="Your project" path={plannerPath} questions={questions} answers={plan}>
            Your browser runs no script, so this form cannot answer. What it knows of every project
            is in the tables below.
          </ToolForm>
          <div className={clsx(textStyles.prose, styles.answer)}>
            <h2 id={planSections.answer}>Your plan</h2>
            <p role="status" className="visually-hidden">
              {[...plan.notes, planText(data, plan.state)].join(" ")}
            </p>
            {plan.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {isPlanned ? (
              <PlanAnswer data={data} state={plan.state} />
            ) : (
              <p className="quiet">
                Choose what you plan. The permit office, who else approves, the schedule, and what
                you decide by when then appear here. Nothing is sent, and nothing is stored.
              </p>
            )}
            <Legend />
          </div>
        </div>
      </section>
      <BelowTheFold>
        <div className={isPlanned ? "no-print" : undefined}>
          <Section
            id={planSections.every}
            title="Every kind of project"
            intro="How long the phases take, who else approves, and what you decide."
            beside
          >
            <div className="ruled">
              {data.schedules.map((schedule) => (
                <details key={schedule.service.slug}>
                  <summary className={clsx(listStyles.summary, "chevron")}>
                    <h3 className={listStyles.question}>{schedule.title}</h3>
                  </summary>
                  <div className={clsx(textStyles.prose, listStyles.answer)}>
                    <ProjectFacts schedule={schedule} phases={data.phases} />
                  </div>
                </details>
              ))}
            </div>
          </Section>
        </div>
      </BelowTheFold>
    </>
  );
}

/** What the bars mean. */
function Legend() {
  return (
    <p className="small quiet">
      The weeks are orientation, not a promise. A bar shows the shortest run, its pale end the
      longest; a line across it a decision of yours, a diamond an inspection. The thin lines are at
      equal distances of time.
    </p>
  );
}
