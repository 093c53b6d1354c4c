/**
 * The extras that this project has, whichever are on: a line for each folder. `npm run generate`
 * writes slots.ts of it.
 */
export { costs } from "./costs";
export { gallery } from "./gallery";
export { map } from "./map";
export { papers } from "./papers";
export { planner } from "./planner";
export { rules } from "./rules";
export { search } from "./search";
