/** The tools of the planner; each is a page in `src/pages/plan`, at /plan/name. */
export const toolNames = [
  "deposit",
  "permit-office",
  "house-year",
  "casita-lot",
  "convention-dates",
  "bid-comparison",
] as const;

export type ToolName = (typeof toolNames)[number];
