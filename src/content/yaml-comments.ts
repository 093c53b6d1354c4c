/**
 * Keeps an author's comments in YAML. Content is always serialized from its data: the comments are taken from the text
 * before the change and given to the same fields and entries of the new document. Pure.
 */
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

type Collection = YAMLMap | YAMLSeq;

/** A field or an entry of a list. */
interface Place {
  /** A field's key, or the entry itself: comments above it belong to this node. */
  head: Node;
  value: unknown;
}

/** Returns the lines of all comments in a YAML text, without their `#`. */
export function commentsIn(text: string): string[] {
  const document = parseDocument(text);
  return [document.commentBefore, ...commentsOf(document.contents), document.comment].flatMap(
    linesOf,
  );
}

/**
 * Gives a document the comments of the text that it was written from before.
 * @param isGenerated whether a line is written with every file and not an author's
 */
export function keepComments(
  document: Document,
  original: string,
  isGenerated: (line: string) => boolean,
): void {
  const own = (...comments: Comment[]) =>
    comments.flatMap(linesOf).filter((line) => !isGenerated(line));
  /** @param above lines that stand above the first field or entry */
  const keep = (before: Collection, after: Collection, above: string[]) => {
    const places = placesIn(after);
    const indexes = indexesNow(before, after);
    // Lines above a field that is gone go above the next one that is left, or to the end.
    let waiting = above;
    for (const [index, { head, value }] of placesIn(before).entries()) {
      const now = places[indexes.get(index) ?? -1];
      const isField = head !== value;
      if (isField || now) waiting.push(...own(head.commentBefore));
      if (!now) {
        waiting.push(...own(...commentsOf(value, false)));
        continue;
      }
      const valueAbove = isField && isNode(value) ? own(value.commentBefore) : [];
      const haveEntries = isCollection(value) && isCollection(now.value);
      if (isScalar(value) && isScalar(now.value)) now.value.comment = textOf(own(value.comment));
      if (!haveEntries) waiting.push(...valueAbove);
      now.head.commentBefore = textOf(waiting);
      waiting = [];
      if (haveEntries) keep(value, now.value as Collection, valueAbove);
    }
    after.comment = textOf([...waiting, ...own(before.comment)]);
  };
  const { commentBefore, contents, comment } = parseDocument(original);
  if (!isCollection(contents) || !isCollection(document.contents)) return;
  endByIndentation(contents, original);
  keep(contents, document.contents, [...own(commentBefore), ...own(contents.commentBefore)]);
  // It is where the library reads them from when the file is written again.
  document.comment = textOf([...linesOf(document.contents.comment), ...own(comment)]) ?? null;
  document.contents.comment = null;
}

type Comment = string | null | undefined;

const linesOf = (comment: Comment): string[] =>
  (comment ?? "").split("\n").filter((line) => line !== "");

const textOf = (lines: readonly string[]): string | undefined => lines.join("\n") || undefined;

/** Returns the comments of a node and of all nodes inside it; without those beside a value, if so asked. */
function commentsOf(node: unknown, withBeside = true): Comment[] {
  const comments: Comment[] = [];
  if (isNode(node))
    visit(node, {
      Node: (_key, inner) => {
        comments.push(inner.commentBefore);
        if (withBeside || isCollection(inner)) comments.push(inner.comment);
      },
    });
  return comments;
}

interface Line {
  text: string;
  column: number;
}

/**
 * Moves each comment that is indented less than the collection it ends to what comes next. The library takes all lines of a
 * run of comments for the end of the innermost collection.
 * @returns the lines that are indented less than this collection
 */
function endByIndentation(collection: Collection, text: string): Line[] {
  let waiting: Line[] = [];
  for (const { head, value } of placesIn(collection)) {
    const above = [...waiting.map((line) => line.text), ...linesOf(head.commentBefore)];
    head.commentBefore = textOf(above) ?? null;
    waiting = isCollection(value) && !value.flow ? endByIndentation(value, text) : [];
  }
  const [start, valueEnd, end] = collection.range ?? [0, 0, 0];
  const comments = [...text.slice(valueEnd, end).matchAll(/^( *)#(.*)$/gm)];
  // What comes before may stand beside the last value.
  const own = comments
    .slice(comments.length - linesOf(collection.comment).length)
    .map(([, indent = "", words = ""]) => ({ text: words, column: indent.length }));
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  const lines = [...waiting, ...own];
  const next = lines.findIndex((line) => line.column < column);
  const inside = next < 0 ? lines : lines.slice(0, next);
  collection.comment = textOf(inside.map((line) => line.text)) ?? null;
  return lines.slice(inside.length);
}

function placesIn(collection: Collection): Place[] {
  return (collection.items as unknown[]).flatMap((item) => {
    if (isPair(item)) return isNode(item.key) ? [{ head: item.key, value: item.value }] : [];
    return isNode(item) ? [{ head: item, value: item }] : [];
  });
}

/**
 * Returns the index that each field or entry has after a change: that of the field of the same name; of an equal entry, or else of
 * one with an equal field, or else of the next one that is left.
 */
function indexesNow(before: Collection, after: Collection): Map<number, number> {
  const [then = [], now = []] = [before, after].map((collection) =>
    placesIn(collection).map(({ head }) => head.toJSON() as unknown),
  );
  const matches = isMap(before) ? [isSame] : [isSame, sharesField, () => true];
  const indexes = new Map<number, number>();
  for (const matched of matches) {
    for (const [index, entry] of then.entries()) {
      if (indexes.has(index)) continue;
      const taken = new Set(indexes.values());
      const found = now.findIndex((other, at) => !taken.has(at) && matched(entry, other));
      if (found >= 0) indexes.set(index, found);
    }
  }
  return indexes;
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
