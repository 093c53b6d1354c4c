import type { AxeResults } from "axe-core";

/** What we hold ourselves to: WCAG 2.2 AA, and what axe calls best practice. */
export const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** One line for each thing that is wrong, so that `toEqual([])` shows what and where. */
export function describeViolations({ violations }: Pick<AxeResults, "violations">): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(" ")}: ${html}`),
  );
}
