/** Parses front matter and YAML, with the line of every field. Pure. */
import { LineCounter, parseDocument, visit, type Document, isMap, isScalar } from "yaml";

/** A mistake in a content file, described so that its author can correct it. */
export interface Mistake {
  /** Path from the project's root. */
  file: string;
  /** Line, 1 first. */
  line: number;
  /** Field as the author writes it, such as `faq[1].answer`; `file`, `yaml` or `text` where no field is at fault. */
  field: string;
  /** The sort of mistake, such as `link-missing`; the words may change, this does not. */
  code: string;
  /** What is wrong. */
  problem: string;
  /** What to write instead. */
  remedy: string;
}

export interface YamlData {
  data: unknown;
  /** Returns the file and line of the field at `path`, or of its nearest ancestor that is there. */
  placeOf(path: readonly PropertyKey[]): { file: string; line: number };
}

/** Returns the text of a file with LF line ends, or undefined where its bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n/g, "\n");
  } catch {
    return undefined;
  }
}

/** Splits a Markdown file into front matter and body; returns undefined where it has no front matter. */
export function splitFrontMatter(
  text: string,
): { yaml: string; body: string; bodyLine: number } | undefined {
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const yaml = match[1] ?? "";
  const body = text.slice(match[0].length);
  return { yaml, body, bodyLine: match[0].split("\n").length };
}

/**
 * Parses YAML into data, or into mistakes where it is malformed.
 * @param firstLine line of the file at which the YAML begins
 */
export function parseYaml(
  yaml: string,
  file: string,
  firstLine: number,
): { yaml: YamlData } | { mistakes: Mistake[] } {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number) => ({ file, line: counter.linePos(offset).line + firstLine - 1 });
  const unreadable = (offset: number, message: string, remedy: string) => ({
    ...{ ...at(offset), field: "yaml", code: "yaml", remedy },
    problem: `cannot be read as YAML: ${message}`,
  });
  if (document.errors.length > 0) {
    // The errors after a tab are consequences of it.
    const isTab = document.errors.some(({ code }) => code === "TAB_AS_INDENT");
    const remedy =
      "check indentation and colons; put quotes around a text that holds “: ” or begins with a special character";
    const errors = document.errors.slice(0, isTab ? 1 : undefined);
    return { mistakes: errors.map(({ pos, message }) => unreadable(pos[0], message, remedy)) };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // The parser refuses to expand aliases that would fill the memory (“billion laughs”).
    const remedy = "write the values out instead of naming them with & and *";
    return { mistakes: [unreadable(0, (error as Error).message, remedy)] };
  }
  const cut = cutTexts(document, yaml).map(({ offset, text, rest }) => ({
    ...{ ...at(offset), field: "yaml", code: "cut-text" },
    problem: `ends at “${text}”: what comes after “ #” is a comment, “${rest}”`,
    remedy: `put quotes around the text: "${text} ${rest}"`,
  }));
  if (cut.length > 0) return { mistakes: cut };
  return { yaml: { data, placeOf: (path) => at(offsetOf(document, path)) } };
}

/** Returns the texts without quotes that a comment follows on the same line: their author meant the whole line. */
function cutTexts(document: Document.Parsed, yaml: string) {
  const cut: { offset: number; text: string; rest: string }[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN" || typeof node.value !== "string") return;
      const [offset = 0, end = 0] = node.range ?? [];
      const rest = /^[ \t]+(#.*)/.exec(yaml.slice(end))?.[1];
      if (rest !== undefined) cut.push({ offset, text: node.value, rest });
    },
  });
  return cut;
}

/** Returns the offset of the field at `path`, or of its nearest ancestor where the field itself is missing. */
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
