import { useCallback, useMemo } from "react";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { Section } from "../../components/Section/Section";
import { planSections } from "../../content/sections";
import { useNamespace, useToolWords, type ToolWords, type Words } from "../../words/words";
import type { Choice } from "../answers";
import { placeChoices, planAddress, plannerPath, planQuestions, readPlan } from "../plan-address";
import { ToolForm } from "../ToolForm";
import { useAnswers } from "../useAnswers";
import { PlanAnswer, usePlanText } from "./PlanAnswer";
import { ProjectFacts } from "./ProjectFacts";

type ScheduleFragment = Queries.PlanAnswer_scheduleFragment;
type PlannedSchedule = ScheduleFragment & {
  service: NonNullable<ScheduleFragment["service"]>;
};

export interface PlannerData {
  phases: readonly Queries.ScheduleTable_phaseFragment[];
  schedules: readonly PlannedSchedule[];
  uses: readonly Queries.PlanAnswer_useFragment[];
  places: readonly Queries.PlanAnswer_placeFragment[];
  rules: readonly Queries.PlanAnswer_ruleFragment[];
}

const questionsOf = (
  { schedules, places, uses }: PlannerData,
  words: NonNullable<Words["planner"]>,
  tools: ToolWords,
) =>
  planQuestions(
    {
      project: schedules.map(({ title, service }): Choice => ({
        value: service.slug,
        title,
        group: words.groups[service.group] ?? service.group,
      })),
      place: placeChoices(places),
      use: uses.map(({ entryId, title }) => ({ value: entryId, title })),
    },
    words,
    tools,
  );

/** The questions with their answer beside them, and below them what is known of every project, which needs no script. */
export function Planner({ data }: { data: PlannerData }) {
  const words = useNamespace("planner");
  const tools = useToolWords();
  const questions = useMemo(() => questionsOf(data, words, tools), [data, words, tools]);
  const read = useCallback(
    (search: string) => readPlan(search, questions, tools),
    [questions, tools],
  );
  const plan = useAnswers(read, planAddress);
  const text = usePlanText(data, plan.state);
  const isPlanned = plan.state.project !== "";
  return (
    <>
      <section className="wrap" aria-labelledby={planSections.answer}>
        <div className="split" data-print="dense">
          <ToolForm label={words.label} path={plannerPath} questions={questions} answers={plan}>
            {words.noScript}
          </ToolForm>
          <div className="prose">
            <h2 id={planSections.answer}>{words.yours}</h2>
            <p role="status" className="visually-hidden">
              {[...plan.notes, text].join(" ")}
            </p>
            {plan.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {isPlanned ? (
              <PlanAnswer data={data} state={plan.state} />
            ) : (
              <>
                <p className="quiet">{words.choose}</p>
                <SpotDrawing name="plan" />
              </>
            )}
            <p className="small quiet">{words.legend}</p>
          </div>
        </div>
      </section>

      <div className={isPlanned ? "no-print" : undefined}>
        <Section id={planSections.every} title={words.every} intro={words.everyText} beside>
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
