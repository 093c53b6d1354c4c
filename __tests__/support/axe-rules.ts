import type { AxeResults } from "axe-core";

/** The site's standard: WCAG 2.2 AA, and what axe calls best practice. */
export const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules of the standard that axe leaves out unless they are asked for. */
export const axeRules = { "target-size": { enabled: true } };

/**
 * Returns one line for each violation, so that a failing `toEqual([])` prints what is wrong and
 * where.
 */
export function describeViolations({ violations }: Pick<AxeResults, "violations">): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(" ")}: ${html}`),
  );
}
