/**
 * Keeps an author's comments in YAML. Content is always serialized from its data: the comments are taken from the text
 * before the change and inserted where the same fields are now. Pure.
 */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, Parser, type Node } from "yaml";

type Path = readonly (string | number)[];

/** A field or an entry of a list that begins on a line of its own. */
interface Place {
  path: Path;
  /** First line, 1 first, and its column. */
  line: number;
  column: number;
  /** The line of its value that can end in a comment: the last one, or the first one of a block. */
  valueLine: number;
  /** The last line of everything inside it. */
  endLine: number;
}

interface Comment {
  /** With the `#`. */
  text: string;
  /** The field or entry that it belongs to; none at the end of the file. */
  path?: Path;
  where: "above" | "beside" | "below";
}

/**
 * Returns the YAML `text` with the comments of `original`.
 * @param isGenerated whether a comment is written with every file and not an author's
 */
export function withComments(
  text: string,
  original: string,
  isGenerated: (comment: string) => boolean,
): string {
  const comments = commentsIn(original).filter((comment) => !isGenerated(comment.text));
  if (comments.length === 0) return text;
  const then = parseDocument(original).toJS() as unknown;
  const now = parseDocument(text).toJS() as unknown;
  const places = new Map(placesIn(text).map((place) => [JSON.stringify(place.path), place]));
  const placeNow = (path: Path) => {
    const moved = pathNow(path, then, now);
    return moved && places.get(JSON.stringify(moved));
  };

  const lines = text.replace(/\n$/, "").split("\n");
  const above = lines.map((): string[] => []);
  const below = lines.map((): string[] => []);
  const order = placesIn(original).map(({ path }) => path);
  for (const { text: words, path, where } of comments) {
    const place = path && placeNow(path);
    if (place && where === "beside") {
      lines[place.valueLine - 1] = `${lines[place.valueLine - 1] ?? ""} ${words}`;
    } else if (place) {
      const indented = " ".repeat(place.column - 1) + words;
      if (where === "above") above[place.line - 1]?.push(indented);
      else below[place.endLine - 1]?.push(indented);
    } else if (where !== "beside") {
      // Its field is gone: it goes above what came next, or to the end.
      const after = path ? order.slice(order.findIndex((other) => isSame(other, path))) : [];
      const next = after.map(placeNow).find((candidate) => candidate !== undefined);
      if (next) above[next.line - 1]?.push(" ".repeat(next.column - 1) + words);
      else below.at(-1)?.push(words);
    }
  }
  return lines
    .flatMap((line, index) => [...(above[index] ?? []), line, ...(below[index] ?? [])])
    .map((line) => `${line}\n`)
    .join("");
}

/** Returns the comments of a YAML text in their order. */
export function commentsIn(text: string): Comment[] {
  const counter = new LineCounter();
  parseDocument(text, { lineCounter: counter });
  const lines = text.split("\n");
  const places = placesIn(text);
  return tokensIn([...new Parser().parse(text)]).map(({ offset, source }): Comment => {
    const { line, col } = counter.linePos(offset);
    const isAlone = (lines[line - 1] ?? "").slice(0, col - 1).trim() === "";
    const before = places.filter((place) => place.line <= line);
    if (!isAlone) {
      // The innermost place that begins on that line.
      const path = before.at(-1)?.path;
      return { text: source, where: "beside", ...(path ? { path } : {}) };
    }
    const next = places.find((place) => place.line > line);
    // Indented deeper than what follows: it ends a list or group.
    const last = before.findLast(({ column }) => column <= col);
    if (last && (next?.column ?? 1) < col) return { text: source, where: "below", path: last.path };
    return { text: source, where: "above", ...(next ? { path: next.path } : {}) };
  });
}

interface CommentToken {
  type: "comment";
  offset: number;
  source: string;
}

/** Returns the comments among the tokens of a syntax tree, in the order of the text. */
function tokensIn(tree: unknown): CommentToken[] {
  if (tree === null || typeof tree !== "object") return [];
  if ((tree as Partial<CommentToken>).type === "comment") return [tree as CommentToken];
  return Object.values(tree)
    .flatMap(tokensIn)
    .sort((a, b) => a.offset - b.offset);
}

/** Returns every field and entry in the order of the text: an entry of a list before its first field, which is on the same line. */
function placesIn(text: string): Place[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const places: Place[] = [];
  const add = (path: Path, start: number, value: unknown, dash = false) => {
    const { line, col } = counter.linePos(start);
    const [, end = start] = (value as Node | null)?.range ?? [];
    const isBlock = isScalar(value) && value.type?.startsWith("BLOCK");
    const endLine = counter.linePos(Math.max(start, end - 1)).line;
    places.push({
      path,
      line,
      // An entry begins at its dash.
      column: dash ? col - 2 : col,
      valueLine: isScalar(value) && !isBlock ? endLine : line,
      endLine,
    });
    walk(value, path);
  };
  const walk = (node: unknown, path: Path): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items)
        if (isScalar(key) && key.range) add([...path, String(key.value)], key.range[0], value);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const start = (item as Node).range?.[0];
        if (start !== undefined) add([...path, index], start, item, true);
      }
    }
  };
  walk(document.contents, []);
  return places;
}

/** Returns where the field at `path` of the old data is in the new; undefined where it is gone. */
function pathNow(path: Path, then: unknown, now: unknown): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const isList = Array.isArray(then) && Array.isArray(now);
  const moved = isList && typeof step === "number" ? indexNow(step, then, now) : step;
  const inside = (value: unknown, key: string | number) =>
    (value as Record<string | number, unknown> | null | undefined)?.[key];
  if (moved === undefined || inside(now, moved) === undefined) return undefined;
  const below = pathNow(rest, inside(then, step), inside(now, moved));
  return below && [moved, ...below];
}

/**
 * Returns the index of a list's entry after a change: that of an equal entry, or else of one with an equal field, or else of
 * the next one that is left.
 */
function indexNow(index: number, then: readonly unknown[], now: readonly unknown[]) {
  const moved = new Map<number, number>();
  const matches = [isSame, sharesField, () => true];
  for (const matched of matches) {
    for (const [position, entry] of then.entries()) {
      if (moved.has(position)) continue;
      const taken = new Set(moved.values());
      const found = now.findIndex((other, at) => !taken.has(at) && matched(entry, other));
      if (found >= 0) moved.set(position, found);
    }
  }
  return moved.get(index);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sharesField(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const fields = other as Record<string, unknown>;
  return Object.entries(one).some(
    ([key, value]) => typeof value === "string" && fields[key] === value,
  );
}
