/** The small tools: the path of each, and the question that cards on other pages ask. */
import type { ToolName } from "../content/tool-names";
import type { ToolWords } from "../words/words";
import { dateInput, type Question } from "./answers";

export const toolPath = (name: ToolName) => `/plan/${name}`;

const digits = { inputMode: "numeric", maxLength: 12 } as const;

/** The main question of each tool that has one. */
export const mainQuestions = ({ questions: { price, year, lot, opening, date } }: ToolWords) =>
  ({
    deposit: { name: "price", label: price, input: { inputMode: "decimal", maxLength: 16 } },
    "house-year": { name: "built", label: year, input: { ...digits, maxLength: 4 } },
    "casita-lot": { name: "lot", label: lot, input: digits },
    "convention-dates": { name: "opening", label: opening, noun: date, input: dateInput },
  }) satisfies Partial<Record<ToolName, Question>>;
