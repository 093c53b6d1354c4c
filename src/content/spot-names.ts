import { toolNames } from "./tool-names";

/** The small drawings in static/spots.svg, by their ids there: one for each tool, and others. */
export const spotNames = [
  ...toolNames,
  "checklist",
  "energy",
  "lessons",
  "photo-plan",
  "plan",
  "privacy",
  "sprinklers",
  "stud-wall",
] as const;

export type SpotName = (typeof spotNames)[number];
