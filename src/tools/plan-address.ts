/** What a visitor tells the planner, and the address that holds it. Pure. */
import type { ToolWords, Words } from "../words/words";
import { dateInput, readAnswers, type Choice, type Question, type ReadAnswers } from "./answers";

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
export const placeQuestion = ({ place }: ToolWords, choices: readonly Choice[]): Question => ({
  name: "place",
  ...place,
  choices,
});

/** The questions of the planner, in their order. */
export function planQuestions(
  { project, place, use }: PlanChoices,
  planner: NonNullable<Words["planner"]>,
  words: ToolWords,
): Question[] {
  const ask = (name: keyof typeof planner.questions) => {
    const [label, noun] = planner.questions[name];
    return { name, label, noun };
  };
  const { stays, when } = planner;
  return [
    { ...ask("project"), open: words.chooseOne, choices: project },
    placeQuestion(words, place),
    { ...ask("use"), open: words.chooseOne, choices: use },
    {
      ...ask("stay"),
      open: planner.notDecided,
      choices: [
        { value: "yes", title: stays.yes },
        { value: "no", title: stays.no },
      ],
    },
    {
      ...ask("when"),
      choices: [
        { value: "begin", title: when.begin },
        { value: "done", title: when.done },
      ],
    },
    { ...ask("date"), input: dateInput },
  ];
}

/** Reads an address, and says in words what of it could not be understood. */
export const readPlan = (
  search: string,
  questions: readonly Question[],
  words: ToolWords,
): ReadAnswers<PlanState> =>
  readAnswers(search, questions, words) as ReadAnswers<Record<string, string> & PlanState>;

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
