/** What a visitor tells the planner, and the address that holds it: nothing in it is personal. Pure. */
import { dayIn } from "./day";

export const plannerPath = "/plan";

export interface PlanState {
  /** Slug of a service. */
  project: string;
  /** Slug of a place. */
  place: string;
  /** Id of a use. */
  use: string;
  /** Whether people stay during the work. */
  stay: "" | "yes" | "no";
  /** What `date` is. */
  when: "begin" | "done";
  date: string;
}

/** The values that each question takes. */
export type PlanChoices = Readonly<Record<"project" | "place" | "use", readonly string[]>>;

export const emptyPlan: PlanState = {
  project: "",
  place: "",
  use: "",
  stay: "",
  when: "begin",
  date: "",
};

const questions = {
  project: "project",
  place: "place",
  use: "use of the place",
  stay: "answer on who stays",
  when: "kind of date",
  date: "date",
} as const;

/** Reads an address, and says in words what of it could not be understood. */
export function readPlan(
  search: string,
  choices: PlanChoices,
): { state: PlanState; notes: string[] } {
  const query = new URLSearchParams(search);
  const notes: string[] = [];
  const read = (name: keyof PlanState, isKnown: (value: string) => unknown): string => {
    const value = query.get(name) ?? "";
    if (value === "" || isKnown(value)) return value;
    notes.push(
      `The address names a ${questions[name]} that we do not know: “${value.slice(0, 40)}”.`,
    );
    return "";
  };
  const state = {
    project: read("project", (value) => choices.project.includes(value)),
    place: read("place", (value) => choices.place.includes(value)),
    use: read("use", (value) => choices.use.includes(value)),
    stay: read("stay", (value) => value === "yes" || value === "no"),
    when: read("when", (value) => value === "begin" || value === "done") || "begin",
    date: read("date", dayIn),
  } as PlanState;
  return { state, notes };
}

/** The address of a plan, without what was left open. */
export function planAddress(state: Partial<PlanState>): string {
  const { when, date } = state;
  const query = new URLSearchParams(
    Object.entries(state).filter(
      ([name, value]) => value && (name !== "when" || (date && when === "done")),
    ),
  ).toString();
  return query ? `${plannerPath}?${query}` : plannerPath;
}
