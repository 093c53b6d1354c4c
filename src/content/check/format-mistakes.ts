import type { Mistake } from "../front-matter";

/** The mistakes as an author reads them in a terminal. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const lines = mistakes.map(
    ({ file, line, field, problem, remedy }) =>
      `${file}:${line}  ${field}\n    ${field} ${problem}; ${remedy}`,
  );
  const files = new Set(mistakes.map((mistake) => mistake.file)).size;
  const count = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in ${files} content ${files === 1 ? "file" : "files"}`;
  return `${count}\n\n${lines.join("\n")}\n`;
}
