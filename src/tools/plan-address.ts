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
  /** Whether `date` is the day to begin or the day to be done. */
  when: "begin" | "done";
  date: string;
}

/** The choices that come from the content. */
type PlanChoices = Readonly<Record<"project" | "place" | "use", readonly Choice[]>>;

/** The question of where a project is, with its hint, as every tool asks it. */
export const placeQuestion = ({ place }: ToolWords, choices: readonly Choice[]): Question => ({
  name: "place",
  ...place,
  choices,
});

/** Returns a choice for each place. */
export const placeChoices = (places: readonly { entryId: string; name: string }[]): Choice[] =>
  places.map(({ entryId, name }) => ({ value: entryId, title: name }));

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

/** Reads the plan in an address, with notes on what could not be understood. */
export const readPlan = (
  search: string,
  questions: readonly Question[],
  words: ToolWords,
): ReadAnswers<PlanState> =>
  readAnswers(search, questions, words) as ReadAnswers<Record<string, string> & PlanState>;

/** Returns the address of a plan, leaving out what was not answered. */
export function planAddress(state: Partial<PlanState>): string {
  const { when, date } = state;
  const query = new URLSearchParams(
    Object.entries(state).filter(
      ([name, value]) => value && (name !== "when" || (date && when === "done")),
    ),
  ).toString();
  return query ? `${plannerPath}?${query}` : plannerPath;
}
