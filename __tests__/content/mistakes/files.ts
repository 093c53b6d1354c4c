/** Files: their names, those that cannot be parsed, and the lists in YAML. */
import { service } from "../../support/content-fixture";
import { scheduleOf } from "../../support/planner-fixture";
import { append, casino, replace, type Case } from "./case";

const places = "content/places.yml";
const schedules = "content/planner/schedules.yml";

export const files: readonly Case[] = [
  {
    kind: "a page without a folder of its own",
    change: (files) => {
      files["content/services/second.md"] = service("Second casino", "second");
    },
    file: "content/services/second.md",
    field: "file",
    code: "file-location",
  },
  {
    kind: "a slug that is no valid address",
    change: (files) => {
      files["content/services/My Casino/index.md"] = service("Mine", "mine");
      files["content/services/My Casino/mine.jpg"] = files["content/services/casino/casino.jpg"]!;
    },
    file: "content/services/My Casino/index.md",
    field: "file",
    code: "file-name",
  },
  {
    kind: "an alias that is a page's address",
    change: replace(casino, "order: 1", "order: 1\naliases: [/contact]"),
    at: "aliases:",
    field: "aliases[0]",
    code: "alias",
  },
  {
    kind: "a file outside the folders of content",
    change: (files) => {
      files["content/notes.md"] = "words";
    },
    file: "content/notes.md",
    field: "file",
    code: "file-location",
  },
  {
    kind: "a duplicate id in the FAQ",
    change: replace("content/faq.yml", "id: money", "id: deposit"),
    file: "content/faq.yml",
    at: "- id: deposit",
    field: "groups[0].entries[0].id",
    code: "unique",
  },
  {
    kind: "an id in the FAQ that every page has",
    change: replace("content/faq.yml", "id: money", "id: footer"),
    file: "content/faq.yml",
    at: "- id: footer",
    field: "groups[0].id",
    code: "unique",
  },
  {
    kind: "a time zone that does not exist",
    change: replace("content/business.yml", "America/Los_Angeles", "America/Las_Vegas"),
    file: "content/business.yml",
    at: "timeZone:",
    field: "hours.timeZone",
    code: "field-custom",
  },
  {
    kind: "a missing data file",
    change: (files) => delete files["content/clients.yml"],
    file: "content/clients.yml",
    field: "file",
    code: "file-missing",
  },
  {
    kind: "a phone number that is only reported by others",
    change: replace(places, "grade: text", "grade: reported"),
    file: places,
    at: "phone: +1 702-555-0100",
    field: "offices[0].phone",
    code: "field-custom",
  },
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
    kind: "two schedules of the same title",
    change: append(schedules, scheduleOf("casino", "A hotel")),
    file: schedules,
    field: "schedules[2].title",
    code: "unique",
  },
  {
    kind: "malformed YAML",
    change: replace(casino, "order: 1", "order: 1: 2"),
    at: "order: 1: 2",
    field: "yaml",
    code: "yaml",
  },
  {
    kind: "a field written twice",
    change: replace(casino, "order: 1", "order: 1\norder: 2"),
    at: "order: 2",
    field: "yaml",
    code: "yaml",
  },
  {
    kind: "a file that is not UTF-8",
    change: (files) => {
      files[casino] = Buffer.from(service("Casino caf\u00e9", "casino"), "latin1");
    },
    field: "file",
    code: "file",
  },
  {
    kind: "an empty file",
    change: (files) => {
      files[casino] = "  \n";
    },
    field: "file",
    code: "file",
  },
  {
    kind: "no front matter",
    change: (files) => {
      files[casino] = "## Words alone\n";
    },
    field: "file",
    code: "file",
  },
];
