/** Fact strips: each page of a kind answers the same short list of facts, none left empty (issue 3). */
import type { Finding } from "./finding";
import type { Kind, Page } from "./page";

export const requiredFacts: Partial<Record<Kind, readonly string[]>> = {
  service: ["permits", "reviewers", "trades", "occupancy"],
  buildRecap: [
    "projectType",
    "area",
    "duration",
    "occupancy",
    "permits",
    "approvals",
    "trades",
    "role",
  ],
};

/** Words that fill a place and say nothing. */
const placeholder =
  /^(?:n\/?a|none|tbd|tba|todo|to be (?:confirmed|decided|determined)|[-–—?.…]+)\.?$/i;

export const checkFacts = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    const facts = page.data.facts;
    return (requiredFacts[page.kind] ?? []).flatMap((name) => {
      const value: unknown = isRecord(facts) ? facts[name] : undefined;
      const text = typeof value === "string" ? value.trim() : "";
      if (text !== "" && !placeholder.test(text)) return [];
      const problem = text === "" ? "is missing" : `says only “${text}”`;
      return [
        {
          file: page.file,
          line: lineOfKey(page, name),
          rule: "facts",
          message: `the fact “${name}” ${problem}: write it under facts in the front matter`,
        },
      ];
    });
  });

const lineOfKey = (page: Page, name: string): number => {
  const at = (key: string): number =>
    page.lines.findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1;
  return at(name) || at("facts") || 1;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
