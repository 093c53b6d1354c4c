import clsx from "clsx";
import type { ReactNode } from "react";
import { plannerPath } from "../plan-address";
import type { PlannerData } from "./Planner";
import type { Plan } from "./usePlan";
import * as styles from "./Planner.module.css";

interface Choice {
  value: string;
  title: string;
  group?: string;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The words for no answer; without them the first choice is the answer. */
  open?: string;
  choices: readonly Choice[];
}

function ChoiceField({ name, label, hint, open, choices }: ChoiceFieldProps) {
  const id = `plan-${name}`;
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      ) : null}
      <select
        id={id}
        name={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
      >
        {open ? <option value="">{open}</option> : null}
        {groups.map((group) => {
          const members = choices
            .filter((choice) => choice.group === group)
            .map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ));
          return group ? (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          ) : (
            members
          );
        })}
      </select>
    </div>
  );
}

interface PlanFormProps {
  data: PlannerData;
  plan: Plan;
}

const groupTitles: Readonly<Record<string, string>> = {
  residential: "Homes",
  commercial: "Business",
};

/** The questions of the planner: a plain form, whose answers the address holds. */
export function PlanForm({ data, plan: { form, change } }: PlanFormProps) {
  return (
    <form
      ref={form}
      className={clsx(styles.form, "tone stack no-print")}
      method="get"
      action={plannerPath}
      aria-label="Your project"
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      <ChoiceField
        name="project"
        label="What do you plan?"
        open="Choose one"
        choices={data.schedules.map(({ title, service }) => ({
          value: service.slug,
          title,
          group: groupTitles[service.group] ?? service.group,
        }))}
      />
      <ChoiceField
        name="place"
        label="Where is it?"
        hint="The parcel decides, not the mailing address. If you are not sure, look the parcel up on the county assessor's page."
        open="Not sure"
        choices={data.places.map(({ entryId, name }) => ({ value: entryId, title: name }))}
      />
      <ChoiceField
        name="use"
        label="Whose is it, and how is it used?"
        open="Choose one"
        choices={data.uses.map(({ entryId, title }) => ({ value: entryId, title }))}
      />
      <ChoiceField
        name="stay"
        label="Do people stay during the work?"
        open="Not decided"
        choices={[
          { value: "yes", title: "Yes, they live or work there" },
          { value: "no", title: "No, the place is empty" },
        ]}
      />
      <ChoiceField
        name="when"
        label="Which day do you know?"
        choices={[
          { value: "begin", title: "Planning can begin on" },
          { value: "done", title: "It has to be done by" },
        ]}
      />
      <div>
        <label htmlFor="plan-date">The day</label>
        <input
          id="plan-date"
          type="date"
          name="date"
          min="2020-01-01"
          max="2090-12-31"
          autoComplete="off"
        />
      </div>
      <noscript>
        <p>
          Your browser runs no script, so this form cannot answer. What it knows of every project is
          in the tables below.
        </p>
      </noscript>
    </form>
  );
}
