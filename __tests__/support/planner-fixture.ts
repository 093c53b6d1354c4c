/** The planner's data in a small content folder. */
import { readFileSync } from "node:fs";

const folder = "content/planner";
const real = ["phases", "house-years", "show-dates"].map((name) => `${folder}/${name}.yml`);

const uses = `uses:
  - id: own-house
    title: I own the house and live in it
    deposit: cap
    rules:
      - deposit-cap
`;

/** A list with one schedule, of the service “casino”. */
export const schedule = `schedules:
  - title: A casino floor
    service: casino
    weeks:
      - phase: design
        min: 2
        max: 4
      - phase: permit
        min: 1
        max: 6
    longer: the floor stays open throughout
    stay: The floor stays open, and the work moves by night.
    decisions:
      - phase: permit
        what: Approve the drawings
    papers:
      - The plan of the floor
    approvals:
      - The licensee files what changes
    grade: orientation
    checked: 2026-11-22
`;

/** The same schedule for another service, to be appended to the list. */
export const scheduleOf = (service: string, title: string) =>
  schedule
    .replace("schedules:\n", "")
    .replace("A casino floor", title)
    .replace("service: casino", `service: ${service}`);

/** The files by their path from the project's root; those that refer to no other file are the site's own. */
export const plannerFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(real.map((name) => [name, readFileSync(name, "utf8")])),
  [`${folder}/uses.yml`]: uses,
  [`${folder}/schedules.yml`]: `${schedule}${scheduleOf("hotel", "A hotel")}`,
};
