/**
 * What no file of content may hold, whatever it says: it is looked for before anything is parsed,
 * in time that grows with the length of the file, so that no parser is given what would keep it
 * busy. Pure.
 */
import { fault, type Fault } from "./issues";

/**
 * The most characters and lines of a file. A text is for readers, and the longest page has a third
 * of it: rendering one takes time, that of headings, lists and quotes with the square of their
 * number. Lists of facts are longer, and each entry is rendered by itself.
 */
const most = {
  text: { characters: 40_000, lines: 1_000 },
  list: { characters: 300_000, lines: 4_000 },
};
/** Longer than any address. */
const longestWord = 500;
/** Quotes in quotes, lists in lists, or elements in elements. */
const deepest = 100;

/**
 * Signs of emphasis, links, code and cells in one paragraph or table. A parser of Markdown looks
 * for the other end of each among all of them: its time grows with their square. The longest table
 * has a tenth of it.
 */
const mostSigns = 1000;
const sign = /[*_~[\]`|]|<[!?]/g;
/** What ends a paragraph; a no-break space does not. */
const blankLine = /^[ \t\r]*$/;

type FaultInFile = Fault & { line: number };

/** Marks that Git leaves where a merge was not finished. */
const conflict = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?$/;

/** Returns the fault of a line that is such a mark. */
function conflictOf(line: string): Fault | undefined {
  if (!conflict.test(line)) return undefined;
  const remedy = "finish the merge: keep the right lines, and delete those that Git has added";
  return fault("conflict", `holds the mark of a merge, “${line.slice(0, 20)}”`, remedy);
}

/** Returns the first mark of an unfinished merge in a text. */
export function conflictIn(text: string): FaultInFile | undefined {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => conflict.test(line));
  const found = conflictOf(lines[at] ?? "");
  return found && { ...found, line: at + 1 };
}

/** Returns a text with an empty line in the place of each mark of an unfinished merge. */
export const withoutConflicts = (text: string): string =>
  text.replace(new RegExp(conflict, "gm"), "");

const longWord = new RegExp(`\\S{${longestWord + 1}}`);

/**
 * A start tag; its name is whatever stands before a blank, a slash or the end. End tags close
 * nothing where they belong to another element: all of the others may be inside each other.
 */
const tag = /<([a-z][^\s/>]*)/gi;

/**
 * Elements without an end tag, or whose end tag may be left out; inside of other languages than
 * HTML they are like any other.
 */
const unnested = /^(?:area|br|col|hr|img|input|wbr|p|li|d[td]|t[rdh])$/i;

/** What begins a line of Markdown: marks of quotes and of lists, and blanks between them. */
const beginning = /^(?:\s|>|(?:[*+-]|\d{1,9}[.)])(?=\s|$))*/;

/** The field, and the quote, before a text that stands on one line of YAML. */
const yamlField = /^\s*(?:- +)?[\w-]+: +["']?/;

/** How deep a line begins: its quotes and list marks, and how far it is indented. */
function depthOf(line: string): number {
  if (blankLine.test(line)) return 0;
  const [start = ""] = beginning.exec(line) ?? [];
  const quotes = start.match(/>/g)?.length ?? 0;
  const lists = start.match(/[*+-]|\d+[.)]/g) ?? [];
  const [first = ""] = lists;
  // A rule is no list in a list.
  const isRule = start === line && /^[*-]$/.test(first) && lists.every((one) => one === first);
  return quotes + (isRule ? 0 : lists.length) + Math.floor((start.match(/\s/g) ?? []).length / 2);
}

/** Returns the first of each kind of fault in the text of a file. */
export function sourceFaults(text: string, kind: keyof typeof most): FaultInFile[] {
  const limits = most[kind];
  if (text.length > limits.characters) {
    const problem = `has ${text.length} characters, and ${limits.characters} are the most`;
    return [{ line: 1, ...fault("file-long", problem, "divide it, or take out what is no text") }];
  }
  const lines = text.split(/\r\n?|\n/).length;
  if (lines > limits.lines) {
    const problem = `has ${lines} lines, and ${limits.lines} are the most`;
    return [
      { line: limits.lines, ...fault("file-long", problem, "divide it, or take out empty lines") },
    ];
  }
  const faults = new Map<string, FaultInFile>();
  const report = (line: number, code: string, problem: string, remedy: string) => {
    if (!faults.has(code)) faults.set(code, { line, ...fault(code, problem, remedy) });
  };
  const isForeign = /<(?:svg|math)/i.test(text);
  let open = 0;
  let signs = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const number = index + 1;
    const merge = conflictOf(line);
    if (merge) report(number, merge.code, merge.problem, merge.remedy);
    const long = longWord.exec(line)?.[0];
    if (long) {
      const problem = `holds a word of more than ${longestWord} characters, “${long.slice(0, 20)}…”`;
      report(number, "word-long", problem, "take it out: a picture is a file beside the page");
    }
    signs = blankLine.test(line) ? 0 : signs + (line.match(sign)?.length ?? 0);
    if (signs > mostSigns) {
      const problem = `is a paragraph with more than ${mostSigns} of the signs * _ ~ [ ] | <! <? and \``;
      report(
        number,
        "signs",
        problem,
        "divide it by empty lines, or write \\ before what is no sign",
      );
    }
    for (const [, name = ""] of line.matchAll(tag))
      if (isForeign || !unnested.test(name)) open += 1;
    if (Math.max(open, depthOf(line), depthOf(line.replace(yamlField, ""))) > deepest) {
      const problem = `is nested more than ${deepest} deep, or has as many elements of HTML`;
      report(number, "nested", problem, "write it beside each other, not inside");
    }
  }
  return [...faults.values()];
}
