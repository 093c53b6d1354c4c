import { useId, useState } from "react";
import { addDays } from "../content/day";
import { useText } from "../i18n";
import { Part } from "./Part";
import { approvalsIn, decisionsIn, type Plan, type Task } from "./plan";
import { taskDay } from "./plan-text";
import { doneOf, keepDone } from "./ticks";

interface PlanTasksProps {
  plan: Plan;
  /** The address of the plan, by which its ticks are kept. */
  address: string;
}

/** What there is to do: what is due this week first, then approvals and decisions, each to be ticked off on this device. */
export function PlanTasks({ plan, address }: PlanTasksProps) {
  const text = useText();
  const { t } = text;
  // The answer is shown in the browser only, anew for each address.
  const [done, setDone] = useState(() => doneOf(address));

  const toggle = (id: string) => {
    const next = done.includes(id) ? done.filter((each) => each !== id) : [...done, id];
    setDone(next);
    keepDone(address, next);
  };
  const line = (task: Task) => (
    <TaskLine
      key={task.id}
      plan={plan}
      task={task}
      isDone={done.includes(task.id)}
      onTick={() => toggle(task.id)}
    />
  );
  const approvals = approvalsIn(plan);
  const decisions = decisionsIn(plan);
  const week = addDays(plan.today, 7);
  const now = [...decisions, ...approvals].filter(
    ({ id, day }) => day !== undefined && day <= week && !done.includes(id),
  );
  return (
    <>
      {plan.isOffered && now.length > 0 ? (
        <>
          <h3>{t("planner.thisWeek")}</h3>
          <ul>{now.map(line)}</ul>
        </>
      ) : null}
      <Part title={t("planner.approvals")} count={approvals.length}>
        <ol>{approvals.map(line)}</ol>
      </Part>
      <Part title={t("planner.decisions")} count={decisions.length}>
        <ul>{decisions.map(line)}</ul>
      </Part>
    </>
  );
}

interface TaskLineProps {
  plan: Plan;
  task: Task;
  isDone: boolean;
  onTick: () => void;
}

/** Something to do, with its day where that can be acted on. */
function TaskLine({ plan, task, isDone, onTick }: TaskLineProps) {
  const text = useText();
  const id = useId();
  const isDated = plan.isOffered && plan.spans.length > 0;
  return (
    <li>
      {plan.isOffered ? (
        <input id={id} type="checkbox" className="no-print" checked={isDone} onChange={onTick} />
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
