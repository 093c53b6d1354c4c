/** The planner's data: reversed ranges, and names that are duplicate, unknown or missing. */
import { scheduleOf } from "../../support/planner-fixture";
import { append, replace, type Case } from "./case";

const schedules = "content/planner/schedules.yml";
export const planner: readonly Case[] = [
  {
    kind: "a phase whose minimum is above its maximum",
    change: replace(schedules, "min: 2", "min: 5"),
    file: schedules,
    at: "min: 5",
    field: "schedules[0].weeks[0].min",
    code: "field-custom",
  },
  {
    kind: "a phase twice in a schedule",
    change: replace(schedules, "phase: permit\n        min", "phase: design\n        min"),
    file: schedules,
    field: "schedules[0].weeks[1].phase",
    code: "field-custom",
  },
  {
    kind: "weeks of an unknown phase",
    change: replace(schedules, "phase: design", "phase: desing"),
    file: schedules,
    at: "phase: desing",
    field: "schedules[0].weeks[0].phase",
    code: "reference-missing",
  },
  {
    kind: "two schedules of a service",
    change: append(schedules, scheduleOf("casino", "Another floor")),
    file: schedules,
    field: "schedules[2].service",
    code: "unique",
  },
  {
    kind: "a service without a schedule",
    change: replace(schedules, scheduleOf("hotel", "A hotel"), ""),
    file: "content/services/hotel/index.md",
    at: "title:",
    field: "title",
    code: "uncovered",
  },
];
