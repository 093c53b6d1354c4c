/** What a visitor tells the planner, and the address that holds it. Pure. */
import { readAnswers, type Choice, type Question, type ReadAnswers } from "./answers";

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

/** The choices that the content gives. */
export type PlanChoices = Readonly<Record<"project" | "place" | "use", readonly Choice[]>>;

/** The question where something is, with its hint, as every tool asks it. */
export const placeQuestion = (choices: readonly Choice[]): Question => ({
  name: "place",
  label: "Where is it?",
  noun: "place",
  hint: "The parcel decides, not the mailing address. If you are not sure, ask the county assessor's office, or look the parcel up on its page.",
  open: "Not sure",
  choices,
});

/** The questions of the planner, in their order. */
export const planQuestions = ({ project, place, use }: PlanChoices): Question[] => [
  {
    name: "project",
    label: "What do you plan?",
    noun: "project",
    open: "Choose one",
    choices: project,
  },
  placeQuestion(place),
  {
    name: "use",
    label: "Whose is it, and how is it used?",
    noun: "use of the place",
    open: "Choose one",
    choices: use,
  },
  {
    name: "stay",
    label: "Do people stay during the work?",
    noun: "answer on who stays",
    open: "Not decided",
    choices: [
      { value: "yes", title: "Yes, they live or work there" },
      { value: "no", title: "No, the place is empty" },
    ],
  },
  {
    name: "when",
    label: "Which day do you know?",
    noun: "kind of date",
    choices: [
      { value: "begin", title: "Planning can begin on" },
      { value: "done", title: "It has to be done by" },
    ],
  },
  {
    name: "date",
    label: "The day",
    noun: "date",
    input: { type: "date", min: "2020-01-01", max: "2090-12-31" },
  },
];

/** Reads an address, and says in words what of it could not be understood. */
export const readPlan = (search: string, questions: readonly Question[]): ReadAnswers<PlanState> =>
  readAnswers(search, questions) as ReadAnswers<Record<string, string> & PlanState>;

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
