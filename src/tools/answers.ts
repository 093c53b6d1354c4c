/** A visitor's answers, as the address of a tool holds them: nothing in them is personal. Pure. */
import type { ToolWords } from "../words/words";
import type { InputHTMLAttributes, ReactNode } from "react";
import { dayIn } from "../content/day";

export interface Choice {
  value: string;
  title: string;
  group?: string;
}

/** A question of a tool: a choice where it has `choices`, else a field to type in. */
export interface Question {
  /** Its parameter in the address. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What a note calls the answer; “answer” when left out. */
  noun?: string;
  /** The words for no answer; without them, the first choice is the default. */
  open?: string;
  choices?: readonly Choice[];
  /** Attributes of a field to type in. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** Attributes of a field for a day that a tool can count from. */
export const dateInput = { type: "date", min: "2020-01-01", max: "2090-12-31" } as const;

export type Answers = Readonly<Record<string, string>>;

export interface ReadAnswers<State> {
  state: State;
  /** What could not be understood in the address, in words. */
  notes: string[];
}

const defaultAnswer = ({ open, choices }: Question) =>
  open === undefined ? (choices?.[0]?.value ?? "") : "";

const accepts = ({ choices, input }: Question, answer: string): unknown => {
  if (choices) return choices.some(({ value }) => value === answer);
  return input?.type === "date" ? dayIn(answer) : answer.length <= 40;
};

/** Reads the answers in an address, with notes on what could not be understood. */
export function readAnswers(
  search: string,
  questions: readonly Question[],
  words: ToolWords,
): ReadAnswers<Record<string, string>> {
  const query = new URLSearchParams(search);
  const notes: string[] = [];
  const state = questions.map((question) => {
    const { name, noun = words.answer } = question;
    const value = query.get(name)?.trim() ?? "";
    if (value !== "" && accepts(question, value)) return [name, value];
    if (value !== "") notes.push(words.unknown(noun, value.slice(0, 40)));
    return [name, defaultAnswer(question)];
  });
  return { state: Object.fromEntries(state) as Record<string, string>, notes };
}

/** Returns the address of a tool with its answers, leaving out what was not answered. */
export function answersAddress(
  path: string,
  questions: readonly Question[],
  state: Answers,
): string {
  const given = questions.flatMap((question): [string, string][] => {
    const value = state[question.name] ?? "";
    return value === defaultAnswer(question) ? [] : [[question.name, value]];
  });
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}
