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
    problem: /is more than max, 4/,
    remedy: /write the smaller number/,
  },
  {
    kind: "a phase twice in a schedule",
    change: replace(schedules, "phase: permit\n        min", "phase: design\n        min"),
    file: schedules,
    field: "schedules[0].weeks[1].phase",
    problem: /names “design” twice/,
    remedy: /remove one/,
  },
  {
    kind: "weeks of an unknown phase",
    change: replace(schedules, "phase: design", "phase: desing"),
    file: schedules,
    at: "phase: desing",
    field: "schedules[0].weeks[0].phase",
    problem: /“desing”/,
    remedy: /design/,
  },
  {
    kind: "two schedules of a service",
    change: append(schedules, scheduleOf("casino", "Another floor")),
    file: schedules,
    field: "schedules[2].service",
    problem: /“casino” stands twice/,
    remedy: /./,
  },
  {
    kind: "a service without a schedule",
    change: replace(schedules, scheduleOf("hotel", "A hotel"), ""),
    file: "content/services/hotel/index.md",
    at: "title:",
    field: "title",
    problem: /belongs to a service without a schedule/,
    remedy: /copy an entry of content\/planner\/schedules.yml, set its service: hotel/,
  },
  {
    kind: "a range of house years that ends before it begins",
    change: replace("content/planner/house-years.yml", "from: 1965", "from: 1975"),
    file: "content/planner/house-years.yml",
    at: "from: 1975",
    field: "years[4].from",
    problem: /is later than to, 1973/,
    remedy: /earlier year/,
  },
  {
    kind: "a range of days before a show that ends before it begins",
    change: replace("content/planner/show-dates.yml", "most: 120", "most: 12"),
    file: "content/planner/show-dates.yml",
    at: "most: 12",
    field: "dates[0].most",
    problem: /is less than least, 90/,
    remedy: /larger number/,
  },
];
