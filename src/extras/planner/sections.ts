/**
 * The ids of the sections that the planner gives its own pages and those of services. Visitors load
 * this module.
 */
import { toolParts } from "./tool-names";

/** Ids of the sections of /plan. */
export const planSections = {
  answer: "your-plan",
  every: "every-project",
  tools: "tools",
  places: "places",
  ...(Object.fromEntries(toolParts.map((name) => [name, name])) as {
    [Name in (typeof toolParts)[number]]: Name;
  }),
} as const;

/** Ids of the sections of a tool's own page. */
export const toolSections = { answer: "your-answer", every: "every-answer" } as const;

/** Id of the schedule of a service, on its page. */
export const scheduleId = "weeks";

/** The ids of the three questions on home. */
export const quickIds = { plan: "quick-plan", date: "quick-date" } as const;
