/** A Markdown text and the mistakes in it. */
import type { Node } from "unist";
import type { Mistake } from "../front-matter";

export interface Text {
  file: string;
  field: string;
  markdown: string;
  /** Line of the file for a line of the Markdown, 1 first. */
  lineOf(line: number): number;
}

/** Records a mistake at a node of a text. */
export type Report = (node: Node, problem: string, remedy: string) => void;

export function mistakeAt(text: Text, node: Node, problem: string, remedy: string): Mistake {
  const line = text.lineOf(node.position?.start.line ?? 1);
  return { file: text.file, line, field: text.field, problem, remedy };
}
