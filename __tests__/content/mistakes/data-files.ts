/** The data files: business facts, FAQ and client marks. */
import { replace, type Case } from "./case";

export const dataFiles: readonly Case[] = [
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
];
