/**
 * Memoizes the last few results of a function: work that is repeated in a row is done once, and a site of thousands of pages
 * does not stay in memory.
 * @param size how many results are kept
 * @param keyOf returns the cache key of an argument; the argument itself when left out
 */
export function rememberLast<Argument, Result>(
  size: number,
  compute: (argument: Argument) => Result,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
): (argument: Argument) => Result {
  const results = new Map<unknown, { result: Result }>();
  return (argument) => {
    const key = keyOf(argument);
    const cached = results.get(key);
    if (cached) return cached.result;
    if (results.size >= size) results.delete(results.keys().next().value);
    const result = compute(argument);
    results.set(key, { result });
    return result;
  };
}
