/** What the planner knows: lists in `content/planner`. */
export * from "./project";
export * from "./day";
export { bidRow } from "./bid-row";
export { depositTool } from "./deposit-tool";
