import { useId, useState } from "react";
import { addDays } from "../../../content/day";
import { useText } from "../../../i18n";
import { AnswerPart } from "./AnswerPart";
import { approvalsIn, decisionsIn, type Plan, type Task } from "./plan";
import { taskDay } from "./plan-text";
import { doneOf, keepDone } from "./ticks";
import * as styles from "./tools.module.css";

interface TicksProps {
  plan: Plan;
  ticks: Ticks;
}

/** What has been ticked off, and what ticks something off. */
export type Ticks = ReturnType<typeof useTicks>;

/**
 * Returns what has been done of a plan, and what changes that: whatever day is chosen later, it is
 * the same plan. The answer is shown in the browser only, anew for each address.
 */
export function useTicks(plan: string) {
  const [done, setDone] = useState(() => doneOf(plan));
  /** What had been done when the plan was opened. */
  const [before] = useState(done);
  const toggle = (id: string) => {
    const next = done.includes(id) ? done.filter((each) => each !== id) : [...done, id];
    setDone(next);
    keepDone(plan, next);
  };
  return { done, before, toggle };
}

/**
 * Returns what is due within a week and was not done when the plan was opened; nothing where no
 * work is offered.
 */
function dueNow(plan: Plan, { before }: Ticks): Task[] {
  const week = addDays(plan.today, 7);
  return plan.isOffered
    ? [...decisionsIn(plan), ...approvalsIn(plan)].filter(
        // Of a range its last day counts.
        ({ id, day, until = day }) => until !== undefined && until <= week && !before.includes(id),
      )
    : [];
}

/** Says, before anything is ticked off, where that is kept. */
function TickNote() {
  const { t } = useText();
  return <p className="small quiet no-print">{t("planner.ticksKept")}</p>;
}

/**
 * What is due within a week. What is ticked off here stays until the plan is opened again: the
 * focus is on it.
 */
export function DueNow({ plan, ticks }: TicksProps) {
  const { t } = useText();
  const now = dueNow(plan, ticks);
  if (now.length === 0) return null;
  return (
    // On paper each of them stands once, below.
    <div className="prose no-print">
      <h3>{t("planner.thisWeek")}</h3>
      <TickNote />
      <ul className={styles.tasks}>
        {now.map((task) => (
          <TaskLine key={task.id} plan={plan} task={task} ticks={ticks} />
        ))}
      </ul>
    </div>
  );
}

/** What there is to do: approvals and decisions, each to be ticked off on this device. */
export function PlanTasks({ plan, ticks }: TicksProps) {
  const { t } = useText();
  const line = (task: Task) => <TaskLine key={task.id} plan={plan} task={task} ticks={ticks} />;
  const approvals = approvalsIn(plan);
  const decisions = decisionsIn(plan);
  // By the first of the boxes.
  const note = plan.isOffered && dueNow(plan, ticks).length === 0 ? <TickNote /> : null;
  return (
    <>
      <AnswerPart title={t("planner.approvals")} count={approvals.length}>
        {note}
        <ol>{approvals.map(line)}</ol>
      </AnswerPart>
      <AnswerPart title={t("planner.decisions")} count={decisions.length}>
        {approvals.length === 0 ? note : null}
        <ul className={plan.isOffered ? styles.tasks : undefined}>{decisions.map(line)}</ul>
      </AnswerPart>
    </>
  );
}

interface TaskLineProps extends TicksProps {
  task: Task;
}

/** Something to do, with its day where that can be acted on. */
function TaskLine({ plan, task, ticks }: TaskLineProps) {
  const text = useText();
  const id = useId();
  const isDone = ticks.done.includes(task.id);
  const isDated = plan.isOffered && plan.spans.length > 0;
  return (
    <li>
      {plan.isOffered ? (
        <input
          id={id}
          type="checkbox"
          className="no-print"
          checked={isDone}
          onChange={() => ticks.toggle(task.id)}
        />
      ) : null}{" "}
      <label htmlFor={id}>
        {isDated && !isDone ? (
          <span className="quiet">{`${taskDay(text, plan, task)}: `}</span>
        ) : null}
        {isDone ? <s>{task.what}</s> : <span>{task.what}</span>}
      </label>
    </li>
  );
}
