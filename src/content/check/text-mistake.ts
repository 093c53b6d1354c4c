/** A Markdown text and the mistakes in it. */
import type { Node } from "unist";
import type { Mistake } from "../front-matter";

export interface Text {
  file: string;
  field: string;
  markdown: string;
  /** Line of the file for a line of the Markdown, 1 first. */
  lineOf(line: number): number;
  /** Address of the page that shows the text; `#id` alone is looked up there. None where many pages show it. */
  path: string | undefined;
  /** A page's body may hold headings and pictures; a field may not. */
  isBody: boolean;
}

export function mistakeAt(text: Text, node: Node, problem: string, remedy: string): Mistake {
  const line = text.lineOf(node.position?.start.line ?? 1);
  return { file: text.file, line, field: text.field, problem, remedy };
}
