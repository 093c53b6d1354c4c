/** Suggestions for a misspelled word. Pure. */

/** Returns the `count` candidates with the smallest edit distance to what was written, the nearest first. */
export function nearest(
  written: string,
  candidates: readonly string[],
  count: number,
): { word: string; changes: number }[] {
  return candidates
    .map((word) => ({ word, changes: distance(written, word) }))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, count);
}

/** Returns the Levenshtein distance: how many letters have to be added, removed or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
