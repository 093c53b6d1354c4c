import { LineCounter, parseDocument, type Document } from "yaml";
import { conflictIn, withoutConflicts } from "./source-faults";

/**
 * Parses a file of src/i18n, and returns its lines too. Throws for what is no YAML, with file and
 * line. Of a merge that is not finished both sides are read: the check, which asks for labels
 * itself, reports it.
 */
export function parseLabelFile(
  file: string,
  yaml: string,
): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(withoutConflicts(yaml), {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: conflictIn(yaml) === undefined,
  });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    throw new Error(`${file}:${line} cannot be read as YAML: ${error.message}`);
  }
  return { document, lines };
}
