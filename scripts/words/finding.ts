/** A fault that a check found. */
export interface Finding {
  /** Path of the file from the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Short name of the rule: `spelling`, `forbidden/filler` … */
  rule: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** Terminals and editors make a link of `file:line`. */
export const formatFinding = ({ file, line, rule, message }: Finding): string =>
  `${file}:${line}  ${rule}  ${message}`;

/** By file, line and rule, so that two runs print the same list. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.rule.localeCompare(b.rule, "en") ||
      a.message.localeCompare(b.message, "en"),
  );
