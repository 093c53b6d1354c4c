/** Compares an original and its translation field by field. Pure. */
import { isPage, type ContentFile } from "../content-file";
import { fieldName } from "../explain";
import type { Mistake } from "../front-matter";
import { countWords, toPlainText } from "../markdown";
import { elementOf, metaOf, shapeOf, type Path, type Schema } from "../schema";
import { keyField, mayStayOriginal, translatedSchema, type TranslationFile } from "../translation";
import { comparedMarkdown, comparedPlain, type TextPair } from "./pair-text";
import type { Text } from "./text-mistake";

/** How much longer an answer may be in a language whose sentences are longer. */
const room = 4 / 3;

interface Pair {
  original: ContentFile;
  translation: TranslationFile;
}

/** Returns all differences between a translation and its original that are not a matter of wording. */
export function checkPair(original: ContentFile, translation: TranslationFile): Mistake[] {
  const { kind, data } = translation;
  const fields = compared(kind.fileSchema, { original, translation }, [original.data, data], []);
  if (!isPage(original)) return fields;
  return [
    ...fields,
    ...comparedMarkdown({ original: bodyOf(original), translation: bodyOf(translation) }),
  ];
}

const bodyOf = ({
  file,
  body,
  bodyLine,
}: Pick<TranslationFile, "file" | "body" | "bodyLine">): Text => ({
  ...{ file, field: "text", markdown: body },
  lineOf: (line) => line + bodyLine - 1,
});

/** Compares the values at a path in both files. */
function compared(
  field: Schema,
  pair: Pair,
  [value, words]: [unknown, unknown],
  path: Path,
): Mistake[] {
  if (!translatedSchema(field)) return [];
  const fault = faultAt(pair, path);
  if (value === undefined)
    return words === undefined
      ? []
      : [fault("is not in the original", "remove it, or write the original first")];
  const element = elementOf(field);
  if (element && Array.isArray(value))
    return comparedLists(element, pair, [value, Array.isArray(words) ? words : []], path);
  if (typeof value === "object" && value !== null) {
    const [group, translated] = [value, words ?? {}] as Record<string, unknown>[];
    return Object.entries(shapeOf(field)).flatMap(([name, child]) =>
      compared(child, pair, [group?.[name], translated?.[name]], [...path, name]),
    );
  }
  if (typeof value !== "string") return [];
  if (words === undefined)
    return mayStayOriginal(field) ? [] : [fault("is missing", `translate “${excerpt(value)}”`)];
  return typeof words === "string" ? comparedTexts(field, pair, [value, words], path) : [];
}

function comparedLists(
  element: Schema,
  pair: Pair,
  [entries, translated]: [unknown[], unknown[]],
  path: Path,
): Mistake[] {
  const fault = faultAt(pair, path);
  const key = keyField(element) ?? "";
  const keyOf = (entry: unknown) => (entry as Record<string, string> | null)?.[key];
  const keys = entries.map(keyOf);
  const strange = translated.findIndex((entry, index) => {
    const written = keyOf(entry);
    return written !== undefined && written !== keys[index];
  });
  if (strange >= 0) {
    const [written = "", wanted] = [keyOf(translated[strange]), keys[strange]];
    return [
      faultAt(pair, [...path, strange, key])(
        keys.includes(written)
          ? `is “${written}” at another place than in the original`
          : `is “${written}”, which the original does not have`,
        wanted === undefined ? "remove the entry" : `write “${wanted}”, which comes here`,
      ),
    ];
  }
  if (entries.length !== translated.length)
    return [
      fault(
        `has ${translated.length} entries and the original ${entries.length}`,
        `write as many, in the same order${keys[translated.length] === undefined ? "" : `: next comes “${keys[translated.length] ?? ""}”`}`,
      ),
    ];
  return entries.flatMap((entry, index) =>
    compared(element, pair, [entry, translated[index]], [...path, index]),
  );
}

function comparedTexts(
  field: Schema,
  pair: Pair,
  [value, words]: [string, string],
  path: Path,
): Mistake[] {
  const { role, words: limits } = metaOf(field);
  const place = (file: ContentFile | TranslationFile, markdown: string): Text => ({
    ...{ file: file.file, field: fieldName(path), markdown },
    lineOf: () => file.yaml.lineOf(path),
  });
  const texts: TextPair = {
    original: place(pair.original, value),
    translation: place(pair.translation, words),
  };
  if (role !== "markdown") return comparedPlain(texts);
  const most = limits && Math.floor(limits.maximum * room);
  const count = limits ? countWords(toPlainText(words)) : 0;
  const isLong = most !== undefined && count > most;
  return [
    ...comparedMarkdown(texts),
    ...(isLong
      ? [faultAt(pair, path)(`has ${count} words: too many`, `write ${most} words at most`)]
      : []),
  ];
}

const faultAt =
  ({ translation: { file, yaml } }: Pair, path: Path) =>
  (problem: string, remedy: string): Mistake => ({
    ...{ file, line: yaml.lineOf(path), field: fieldName(path), problem, remedy },
  });

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
