import { useMemo } from "react";
import type { ToolName } from "../content/tool-names";
import { useToolWords } from "../words/words";
import { answersAddress, readAnswers, type Answers, type Question } from "./answers";
import { toolPath } from "./tools";
import { useAnswers } from "./useAnswers";

/**
 * Returns a tool's answers, which its address holds.
 * @param questions must stay the same object between renders, as by `useMemo`
 */
export function useQuestions(name: ToolName, questions: readonly Question[]) {
  const words = useToolWords();
  const { read, address } = useMemo(
    () => ({
      read: (search: string) => readAnswers(search, questions, words),
      address: (state: Answers) => answersAddress(toolPath(name), questions, state),
    }),
    [name, questions, words],
  );
  return useAnswers(read, address);
}
