/** The data files: business facts, FAQ and client marks. */
import { replace, type Case } from "./case";

export const dataFiles: readonly Case[] = [
  {
    kind: "an id of the FAQ twice",
    change: replace("content/faq.yml", "id: money", "id: deposit"),
    file: "content/faq.yml",
    at: "- id: deposit",
    field: "groups[0].entries[0].id",
    problem: /“deposit” stands twice/,
    remedy: /id of its own/,
  },
  {
    kind: "a phone number in another form",
    change: replace("content/business.yml", "+1 702-555-0142", "702.555.0142"),
    file: "content/business.yml",
    at: "phone:",
    field: "phone",
    problem: /right form: “702\.555\.0142”/,
    remedy: /\+1 702-555-0142/,
  },
  {
    kind: "a missing data file",
    change: (files) => delete files["content/clients.yml"],
    file: "content/clients.yml",
    field: "file",
    problem: /is missing/,
    remedy: /restore it/,
  },
];
