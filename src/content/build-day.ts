import { currentDay } from "./day";

/** Returns the day for which content is checked and built: today, or `BUILD_DAY`, YYYY-MM-DD. */
export const buildDay = (): string => process.env.BUILD_DAY ?? currentDay();
