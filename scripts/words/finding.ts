/** What a check has to say about one place in one file. */
export interface Finding {
  /** Path of the file from the root of the project. */
  file: string;
  /** Line in that file, 1 first. */
  line: number;
  /** Short name of the rule: `spelling`, `forbidden/filler` … */
  rule: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** One line per finding, as `file:line  rule  message`; terminals and editors make the first part a link. */
export const formatFinding = ({ file, line, rule, message }: Finding): string =>
  `${file}:${line}  ${rule}  ${message}`;

/** By file, then line, then rule, so that two runs over the same words print the same list. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
