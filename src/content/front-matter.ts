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
  /** Returns the line of the field at `path`, or of its nearest ancestor that is there. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Returns the text of a file with LF line ends, or undefined where its bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return normalized(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns a text without a byte order mark and with LF line ends. */
export const normalized = (text: string): string =>
  text.replace(/^\ufeff/, "").replace(/\r\n/g, "\n");

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
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const isTab = document.errors.some(({ code }) => code === "TAB_AS_INDENT");
  if (document.errors.length > 0) {
    return {
      // The errors after a tab are consequences of it.
      mistakes: document.errors.slice(0, isTab ? 1 : undefined).map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        field: "yaml",
        code: "yaml",
        problem: `cannot be read as YAML: ${error.message}`,
        remedy:
          "check indentation and colons; put quotes around a text that holds “: ” or begins with a special character",
      })),
    };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // The parser refuses to expand aliases that would fill the memory (“billion laughs”).
    const problem = `cannot be read as YAML: ${error instanceof Error ? error.message : String(error)}`;
    const remedy = "write the values out instead of naming them with & and *";
    return { mistakes: [{ file, line: firstLine, field: "yaml", code: "yaml", problem, remedy }] };
  }
  const cut = cutTexts(document, yaml).map(({ offset, text, rest }) => ({
    file,
    line: lineAt(offset),
    field: "yaml",
    code: "cut-text",
    problem: `ends at “${text}”: what comes after “ #” is a comment, “${rest}”`,
    remedy: `put quotes around the text: "${text} ${rest}"`,
  }));
  if (cut.length > 0) return { mistakes: cut };
  return {
    yaml: {
      data,
      lineOf: (path) => {
        const offset = offsetOf(document, path);
        return offset === undefined ? firstLine : lineAt(offset);
      },
    },
  };
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
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return undefined;
}
