/** The small drawings in static/drawings/spots.svg, by their ids there. */
export const spotNames = [
  "bid-comparison",
  "casita-lot",
  "checklist",
  "convention-dates",
  "deposit",
  "energy",
  "house-year",
  "lessons",
  "permit-office",
  "photo-plan",
  "plan",
  "privacy",
  "sprinklers",
  "stud-wall",
] as const;

export type SpotName = (typeof spotNames)[number];
