/**
 * The questions of a tool, and its answers as the address holds them: nothing in them is personal.
 * Pure.
 */
import { dayIn } from "../../../content/day";
import type { ToolName, ToolPageName } from "../tool-names";
import type { Answers, Option } from "../../../forms/form-model";
import type { Text } from "../../../i18n";

/** A question of a tool: a choice where it has `choices`, else a field to type in. */
export interface Question {
  /** Its parameter in the address, in lower case. */
  name: string;
  label: string;
  hint?: string;
  /** The words for no answer; without them, the first choice is the default. */
  open?: string;
  choices?: readonly Option[];
  /** The answer where the address has none, but others that lead to it. */
  implied?: string | undefined;
  /** What is typed in. */
  type?: "date" | "decimal" | "numeric";
  /**
   * Whether it does not matter with these answers: it is not shown, and an answer to it is left
   * out.
   */
  hidden?: boolean;
  /** Whether no answer to it can be used beside the others: what was answered is told. */
  isRefused?: boolean;
  /** The question that it belongs to: without an answer to that one its own says nothing. */
  of?: string;
}

/**
 * The questions of a tool: the same for all answers, or those that go with what has been answered.
 */
export type Questions = readonly Question[] | ((given: Answers) => readonly Question[]);

export type { Answers };

const defaultAnswer = ({ open, choices }: Question) =>
  open === undefined ? (choices?.[0]?.value ?? "") : "";

/**
 * Returns the answer as the tool knows it, whatever its case; undefined for none of its answers.
 */
function accepted({ choices, type, isRefused }: Question, answer: string): string | undefined {
  if (isRefused) return undefined;
  if (choices) return choices.find(({ value }) => value === answer.toLowerCase())?.value;
  if (type === "date") return dayIn(answer);
  return answer.length <= 40 ? answer : undefined;
}

/** Parameters by which others tell where a visitor came from. */
const isForeign = (name: string) => /^(utm_|mc_|_)|clid$|^(ref|source|fbclid)$/.test(name);

/**
 * Reads the answers in an address, and what in it could not be understood: an answer, or the name
 * of a question.
 */
export function readAnswers(search: string, questions: Questions) {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value.trim());
  const asked = typeof questions === "function" ? questions(Object.fromEntries(given)) : questions;
  const unknown: { label: string; value: string }[] = [];
  const state: Record<string, string> = {};
  for (const question of asked) {
    const typed = given.get(question.name) ?? "";
    const value = typed === "" ? (question.implied ?? "") : typed;
    given.delete(question.name);
    const answer = value === "" || question.hidden ? undefined : accepted(question, value);
    state[question.name] = answer ?? defaultAnswer(question);
    if (value !== "" && !question.hidden && answer === undefined)
      unknown.push({ label: question.label, value: value.slice(0, 40) });
  }
  const strange = [...given.keys()].filter((name) => !isForeign(name));
  return { state, unknown, strange: strange.map((name) => name.slice(0, 40)), asked };
}

/** Returns the address of a tool with its answers, leaving out what was not answered. */
export function answersAddress(path: string, questions: Questions, state: Answers) {
  const asked = typeof questions === "function" ? questions(state) : questions;
  const given = asked.flatMap((question): [string, string][] => {
    const value = state[question.name] ?? "";
    return question.hidden || value === defaultAnswer(question) ? [] : [[question.name, value]];
  });
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the path of a tool's page. */
export const toolPath = (name: ToolPageName) => `/plan/${name}`;

/** Returns the main questions of the tools, which cards on other pages ask as well. */
export const mainQuestions = (t: Text["t"]) =>
  ({
    deposit: { name: "price", label: t("tools.price"), type: "decimal" },
    "house-year": { name: "built", label: t("tools.year"), type: "numeric" },
    "lot-check": { name: "lot", label: t("tools.lot"), type: "numeric" },
    "show-dates": { name: "opening", label: t("tools.opening"), type: "date" },
  }) satisfies Partial<Record<ToolName, Question>>;

/** What questions and answers have to know of a place. */
interface NamedPlace {
  entryId: string;
  name: string;
  also: readonly { id: string; name: string }[];
  note?: string | null;
  office: { id: string; government: string };
}

/** How many places of an office are named beside it. */
const mostNamed = 3;

/**
 * Returns the offices of the places, each with the answer that names it: that of its only place, or
 * its own id.
 */
export function officesIn(places: readonly NamedPlace[]) {
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  return [...offices.values()].map(({ id, government }) => {
    const here = places.filter(({ office }) => office.id === id);
    const [only] = here.length === 1 ? here : [];
    const others = (only ? only.also : here).slice(0, mostNamed).map(({ name }) => name);
    return { id, value: only?.entryId ?? id, title: government, places: others.join(", ") };
  });
}

/** Returns the question of where a project is, as every tool asks it. */
export const placeQuestion = (t: Text["t"], places: readonly NamedPlace[]): Question => ({
  name: "place",
  label: t("tools.place"),
  hint: t("tools.placeHint"),
  open: t("tools.notSure"),
  choices: officesIn(places).flatMap(({ id, value, title }) => [
    // Whoever knows no more than that.
    ...(value === id ? [{ value, title }] : []),
    ...places
      .filter(({ office }) => office.id === id)
      .flatMap(({ entryId, name, also }) => [
        { value: entryId, title: name },
        ...also.map((part) => ({ value: part.id, title: `${part.name} (${name})` })),
      ]),
  ]),
});

/** Returns the choices of a question, each with its label. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
): Option[] => values.map((value) => ({ value, title: label(value) }));

/**
 * Returns the place that an answer names, by its own name, another that people use, or that of an
 * office with several places.
 */
export function placeIn<Place extends NamedPlace>(
  places: readonly Place[],
  answer = "",
): Place | undefined {
  if (answer === "") return undefined;
  const named = places.find(({ entryId, also }) =>
    [entryId, ...also.map(({ id }) => id)].includes(answer),
  );
  const [first] = named ? [named] : places.filter(({ office }) => office.id === answer);
  if (named || !first) return first;
  return { ...first, entryId: answer, name: first.office.government, also: [], note: null };
}
