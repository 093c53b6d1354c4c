/** Of which of its parts the planner knows something, by the files of content. Pure. */
import path from "node:path";
import type { ToolPart } from "./tool-names";

/** The part of a file that says it. */
interface Known {
  kind: { name: string };
  file: string;
  data: Readonly<Record<string, unknown>>;
}

/** Returns the entries of a list in the files of a kind. */
const listOf = (files: readonly Known[], name: string, list: string) =>
  files.filter(({ kind }) => kind.name === name).flatMap(({ data }) => data[list] ?? []);

/** Returns for each part whether it has anything to show; a project of a draft has not. */
export function knownParts(files: readonly Known[]): Readonly<Record<ToolPart, boolean>> {
  const drafts = new Set(
    files
      .filter(({ kind, data }) => kind.name === "service" && data.draft === true)
      .map(({ file }) => path.posix.basename(path.posix.dirname(file))),
  );
  const schedules = listOf(files, "schedule", "schedules") as {
    service: string;
    lotRules?: readonly string[];
  }[];
  return {
    "house-year": listOf(files, "houseYear", "years").length > 0,
    "lot-check": schedules.some(
      ({ service, lotRules = [] }) => lotRules.length > 0 && !drafts.has(service),
    ),
    "show-dates": listOf(files, "showDate", "dates").length > 0,
  };
}
