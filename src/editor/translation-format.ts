/** Reads and writes an entry in all languages; see `languages.ts`. Pure. */
import { readContent } from "../content/content-file";
import { normalized, parseYaml, splitFrontMatter } from "../content/front-matter";
import { original, sourceField, translations } from "../content/language";
import { placeFor } from "../content/paths";
import type { Kind } from "../content/registry";
import { elementOf, shapeOf, type Schema } from "../content/schema";
import {
  inWordsOf,
  isTranslatable,
  keyField,
  mayStayOriginal,
  sourceOf,
  translatable,
} from "../content/translation";
import { hasOwnComments, writeTranslation } from "../content/write-content";
import { formatOf, tidy, withHyphens, type FileFormat, type Form } from "./format";
import { joinTexts, splitTexts, type Texts } from "./languages";

/** Holds the saved text of a translation's file. */
const savedField = "#translation";

/** Whether a form is that of a translation that has been saved. */
export const isTranslation = (form: Form): boolean => savedField in form;

/** Returns Decap's format for a kind: one file with a form for each language, by its code. */
export function languagesFormat(kind: Kind): FileFormat {
  const format = formatOf(kind);
  if (!isTranslatable(kind)) return format;
  return {
    fromFile: (text) => {
      const { backup, ...texts } = splitTexts(text) as Texts & { backup?: Form };
      if (backup) return backup;
      const forms: Form = { [original]: format.fromFile(texts[original]) };
      for (const language of translations) {
        const translated = texts[language];
        if (translated !== undefined)
          forms[language] = translationForm(kind, forms[original] as Form, translated);
      }
      return forms;
    },
    toFile: (forms) => {
      const form = forms[original] as Form | undefined;
      // Decap backs up unsaved work one language at a time.
      if (!form) return JSON.stringify({ backup: forms });
      const texts: Texts = { [original]: format.toFile(form) };
      for (const language of translations) {
        const words = forms[language] as Form | undefined;
        const text = words && translationText(kind, texts[original], form, words);
        if (text !== undefined) texts[language] = text;
      }
      return joinTexts(texts);
    },
  };
}

/** Returns the form of a translation: the whole page, so that it can be previewed, though only translated fields are shown and saved. */
function translationForm(kind: Kind, page: Form, text: string): Form {
  const { yaml, body } = splitFile(kind, text);
  const words = { ...parseFields(yaml), ...(kind.type === "page" ? { body } : {}) };
  return { ...(inWordsOf(page, words) as Form), [savedField]: text };
}

function parseFields(yaml: string): Form {
  const parsed = parseYaml(yaml, "", 1);
  return "mistakes" in parsed ? {} : ((parsed.yaml.data ?? {}) as Form);
}

function splitFile(kind: Kind, text: string): { yaml: string; body: string } {
  const file = normalized(text);
  if (kind.type === "data") return { yaml: file, body: "" };
  const parts = splitFrontMatter(file);
  return { yaml: parts?.yaml ?? "", body: parts?.body.trim() ?? "" };
}

/**
 * Returns the file of a translation; undefined where nothing is written.
 * @param text the original's file, of which a changed translation becomes the translation
 */
export function translationText(
  kind: Kind,
  text: string,
  form: Form,
  { [savedField]: saved, ...words }: Form,
): string | undefined {
  const translated = wordsIn(kind, words, form);
  const before = typeof saved === "string" ? splitFile(kind, saved) : undefined;
  const wordsBefore =
    before && wordsIn(kind, { ...parseFields(before.yaml), body: before.body }, form);
  // The original may have changed since, so a translation that nobody has touched stays marked as one of the old text.
  if (JSON.stringify(translated) === JSON.stringify(wordsBefore)) return saved as string;
  if (!before && !translated.data && !translated.body) return undefined;
  const { yaml = "" } = before ?? {};
  const fields = withKeys(kind.fileSchema, translated.data, form) as Form | undefined;
  return writeTranslation(
    kind,
    { ...fields, [sourceField]: sourceIn(kind, text) },
    translated.body,
    hasOwnComments(kind, yaml) ? yaml : undefined,
  );
}

/** Returns the words of a translation, without blanks and without the key fields of list entries. */
function wordsIn(kind: Kind, { body, ...fields }: Form, page: Form) {
  const { fileSchema } = kind;
  const data = translatable(fileSchema, tidy(fileSchema, fields), false);
  return {
    data: withoutUntranslated(fileSchema, data, page) as Form | undefined,
    body: typeof body === "string" ? withHyphens(body).trim() : "",
  };
}

/** Removes blanks, groups that consist of them, and optional translations that equal the original. */
function withoutUntranslated(schema: Schema | undefined, value: unknown, page: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => {
      const entry = (page as unknown[] | undefined)?.[index];
      return withoutUntranslated(elementOf(schema), item, entry);
    });
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  if (value === "" || value === null) return undefined;
  if (typeof value !== "object")
    return schema && mayStayOriginal(schema) && value === page ? undefined : value;
  const shape = shapeOf(schema);
  const fields = Object.entries(value).flatMap(([name, child]) => {
    const kept = withoutUntranslated(shape[name], child, (page as Form | undefined)?.[name]);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Returns the hash of the original's text; undefined if it cannot be read, which the check reports. */
function sourceIn(kind: Kind, text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const { content } = readContent({ kind, slug: "new" }, placeFor(kind), bytes);
  return content && sourceOf(content);
}

/** Adds the key fields of list entries, which the form of a translation does not show. */
function withKeys(schema: Schema | undefined, words: unknown, page: unknown): unknown {
  if (Array.isArray(words)) {
    const element = elementOf(schema);
    const key = element && keyField(element);
    return words.map((item: unknown, index) => {
      const entry = (page as unknown[] | undefined)?.[index];
      const inner = withKeys(element, item, entry);
      return key ? { ...(inner as object), [key]: (entry as Form | undefined)?.[key] } : inner;
    });
  }
  if (words === null || typeof words !== "object") return words;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      shape[name] ? withKeys(shape[name], value, (page as Form | undefined)?.[name]) : value,
    ]),
  );
}
