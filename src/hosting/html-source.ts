/**
 * Where the elements of a page stand in its HTML, and changes that leave everything else as it was
 * written. Pure.
 */
import { Parser } from "htmlparser2";

/** A part of a text: from a position to the one after its last character. */
interface Range {
  start: number;
  end: number;
}

interface Attribute extends Range {
  value: string;
  /** The value as it is written, with its entities. */
  written: string;
}

/** An element of a page. */
export interface SourceElement extends Range {
  name: string;
  /** By their names, in small letters. */
  attributes: ReadonlyMap<string, Attribute>;
  /** What is between its tags. */
  content: string;
  /** Where its content ends. */
  contentEnd: number;
  /** The elements around it, the outermost first. */
  within: readonly SourceElement[];
}

/** Returns the elements of a page, in the order of their beginnings. */
export function elementsIn(html: string): SourceElement[] {
  const elements: SourceElement[] = [];
  const open: SourceElement[] = [];
  let attributes = new Map<string, Attribute>();
  const parser = new Parser({
    onattribute(name, value) {
      const { startIndex: start, endIndex: end } = parser;
      const [, written = ""] = /=\s*["']?([^]*?)["']?$/.exec(html.slice(start, end)) ?? [];
      attributes.set(name, { value, written, start, end });
    },
    onopentag(name) {
      const end = parser.endIndex + 1;
      const element: SourceElement = {
        name,
        attributes,
        start: parser.startIndex,
        end,
        content: "",
        contentEnd: end,
        within: [...open],
      };
      attributes = new Map();
      elements.push(element);
      open.push(element);
    },
    onclosetag(_name, isImplied) {
      const element = open.pop();
      if (!element || (isImplied && parser.startIndex === element.start)) return;
      element.content = html.slice(element.end, parser.startIndex);
      element.contentEnd = parser.startIndex;
      element.end = isImplied ? parser.startIndex : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

/** A text in the place of another. */
export interface Change extends Range {
  /** Nothing where it is left out. */
  text?: string;
}

/** Returns a text with changes, none of which overlap. */
export function withChanges(text: string, changes: readonly Change[]): string {
  let [changed, at] = ["", 0];
  for (const { start, end, text: other = "" } of [...changes].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error("Two changes of a page's HTML overlap.");
    changed += text.slice(at, start) + other;
    at = end;
  }
  return changed + text.slice(at);
}
