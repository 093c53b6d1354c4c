/**
 * A function that remembers its last few answers, so that work which is asked for in a row is done once and a site of
 * thousands of pages does not stay in memory.
 * @param kept how many answers
 * @param keyOf what makes two questions the same
 */
export function rememberLast<Question, Answer>(
  kept: number,
  answer: (question: Question) => Answer,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const answers = new Map<unknown, { answer: Answer }>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known) return known.answer;
    if (answers.size >= kept) answers.delete(answers.keys().next().value);
    const found = answer(question);
    answers.set(key, { answer: found });
    return found;
  };
}
