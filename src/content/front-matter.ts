/** Parses front matter and YAML, with the line of every field. Pure. */
import { LineCounter, parseDocument, visit, type Document, isMap, isScalar } from "yaml";

/** A mistake in a content file, described so that its author can correct it. */
export interface Mistake {
  file: string;
  line: number;
  /**
   * Field as the author writes it, such as `faq[1].answer`; `file`, `yaml` or `text` where no field
   * is at fault.
   */
  field: string;
  /** The sort of mistake, such as `link-missing`; the words may change, this does not. */
  code: string;
  problem: string;
  remedy: string;
}

/** A text in one pair of curly quotes; some word processors end it with an opening one. */
const wordQuotes = /^[“”„«‘][^“”„«»]*[“”»’]$/;

/** The data of some YAML, with the place of each field. */
export interface YamlData {
  data: unknown;
  /** Returns the file and line of the field at `path`, or of its nearest ancestor that is there. */
  placeOf(path: readonly PropertyKey[]): { file: string; line: number };
}

/** Returns the text of a file with LF line ends, or undefined where its bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
}

/**
 * Splits a Markdown file into front matter and body; returns undefined where it has no front
 * matter.
 */
export function splitFrontMatter(
  text: string,
): { yaml: string; body: string; bodyLine: number } | undefined {
  const [whole, yaml = ""] = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split("\n").length };
}

/**
 * Parses YAML that begins at a line of its file into data, or into mistakes where it is malformed.
 */
export function parseYaml(
  yaml: string,
  file: string,
  firstLine: number,
): { yaml: YamlData } | { mistakes: Mistake[] } {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    // `repeatedKeys` looks for them, in less time.
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const at = (offset: number) => ({ file, line: counter.linePos(offset).line + firstLine - 1 });
  const mistake = (offset: number, code: string, problem: string, remedy: string) => ({
    ...at(offset),
    field: "yaml",
    code,
    problem,
    remedy,
  });
  const unreadable = (offset: number, message: string) => {
    const remedy = "check indentation and colons; put quotes around a text that holds “: ”";
    return mistake(offset, "yaml", `cannot be read as YAML: ${message}`, remedy);
  };
  const repeated = repeatedKeys(document);
  if (document.errors.length === 0 && repeated.length > 0)
    return { mistakes: repeated.map((offset) => unreadable(offset, "Map keys must be unique")) };
  if (document.errors.length > 0) {
    // The errors after a tab are consequences of it.
    const isTab = document.errors.some(({ code }) => code === "TAB_AS_INDENT");
    const errors = document.errors.slice(0, isTab ? 1 : undefined);
    return { mistakes: errors.map(({ pos, message }) => unreadable(pos[0], message)) };
  }
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar(_key, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !wordQuotes.test(value)) return;
      const problem = `stands in the quotes of a word processor, ${value.slice(0, 40)}, which would be shown`;
      const remedy = `write straight quotes or none: "${value.slice(1, -1)}"`;
      mistakes.push(mistake(range?.[0] ?? 0, "word-quotes", problem, remedy));
    },
  });
  // A text without quotes that a comment follows on the same line: its author meant the whole line.
  visit(document, {
    Scalar(key, { type, value, range }) {
      const rest = /^[ \t]+(#.*)/.exec(yaml.slice(range?.[1]))?.[1];
      if (rest === undefined || key === "key" || type !== "PLAIN" || typeof value !== "string")
        return;
      const problem = `ends at “${value}”: what comes after “ #” is a comment, “${rest}”`;
      const remedy = `put quotes around the text: "${value} ${rest}"`;
      mistakes.push(mistake(range?.[0] ?? 0, "cut-text", problem, remedy));
    },
  });
  try {
    const data: unknown = document.toJS();
    const placeOf: YamlData["placeOf"] = (path) => at(offsetOf(document, path));
    return mistakes.length > 0 ? { mistakes } : { yaml: { data, placeOf } };
  } catch (error) {
    // The parser refuses to expand aliases that would fill the memory (“billion laughs”).
    return { mistakes: [unreadable(0, (error as Error).message)] };
  }
}

/**
 * Returns the offset of each key that its map has already. The parser compares each with all
 * others.
 */
function repeatedKeys(document: Document.Parsed): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map(_key, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        known.add(key.value);
      }
    },
  });
  return offsets;
}

/**
 * Returns the offset of the field at `path`, or of its nearest ancestor where the field itself is
 * missing.
 */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  if (path.length === 0) return 0;
  const [above, key] = [path.slice(0, -1), path.at(-1)];
  const parent = above.length === 0 ? document.contents : document.getIn(above, true);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
  }
  const node = document.getIn(path, true) as { range?: [number] } | undefined;
  return node?.range?.[0] ?? offsetOf(document, above);
}
