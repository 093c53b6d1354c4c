/** The tools that are pages in `src/pages/plan`, at /plan/name. */
export const toolPages = ["deposit", "permit-office", "bid-comparison"] as const;

/** The name of a tool with a page of its own. */
export type ToolPageName = (typeof toolPages)[number];

/** The tools that the planner answers with a plan; what they know stands in full at /plan#name. */
export const toolParts = ["house-year", "lot-check", "show-dates"] as const;

/** The name of a tool that is a part of the planner. */
export type ToolPart = (typeof toolParts)[number];

/** The tools of the planner, each of which a page can offer below its text. */
export const toolNames = [...toolPages, ...toolParts] as const;

/** The name of any tool. */
export type ToolName = (typeof toolNames)[number];
