/** Reads and writes the files of an entry in all languages; see `languages.ts`. Pure. */
import { readContent } from "../content/content-file";
import { parseYaml, splitFrontMatter } from "../content/front-matter";
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
import { formatOf, tidied, withHyphens, type FileFormat, type Form } from "./format";
import { joined, parted, type Texts } from "./languages";

/** Holds the file of a translation as it was. */
const writtenField = "#translation";

/** Whether a form is that of a translation that is there already. */
export const isTranslation = (form: Form): boolean => writtenField in form;

/** The format of a kind for Decap, which knows the languages of an entry as one file and its forms by their names. */
export function languagesFormat(kind: Kind): FileFormat {
  const format = formatOf(kind);
  if (!isTranslatable(kind)) return format;
  return {
    fromFile: (text) => {
      const { backup, ...texts } = parted(text) as Texts & { backup?: Form };
      if (backup) return backup;
      const forms: Form = { [original]: format.fromFile(texts[original]) };
      for (const language of translations) {
        const translated = texts[language];
        if (translated !== undefined)
          forms[language] = translatedForm(kind, forms[original] as Form, translated);
      }
      return forms;
    },
    toFile: (forms) => {
      const form = forms[original] as Form | undefined;
      // Decap keeps unsaved work of each language by itself.
      if (!form) return JSON.stringify({ backup: forms });
      const texts: Texts = { [original]: format.toFile(form) };
      for (const language of translations) {
        const words = forms[language] as Form | undefined;
        const text = words && translationText(kind, texts[original], form, words);
        if (text !== undefined) texts[language] = text;
      }
      return joined(texts);
    },
  };
}

/** The form of a translation: the page in its words, so that it can be previewed; only what is translated is shown and saved. */
function translatedForm(kind: Kind, page: Form, text: string): Form {
  const { yaml, body } = partsOf(kind, text);
  const words = { ...dataOf(yaml), ...(kind.type === "page" ? { body } : {}) };
  return { ...(inWordsOf(page, words) as Form), [writtenField]: text };
}

function dataOf(yaml: string): Form {
  const parsed = parseYaml(yaml, "", 1);
  return "mistakes" in parsed ? {} : ((parsed.yaml.data ?? {}) as Form);
}

function partsOf(kind: Kind, text: string): { yaml: string; body: string } {
  const file = text.replace(/\r\n?/g, "\n");
  if (kind.type === "data") return { yaml: file, body: "" };
  const parts = splitFrontMatter(file);
  return { yaml: parts?.yaml ?? "", body: parts?.body.trim() ?? "" };
}

/**
 * The file of a translation; undefined where nothing is written.
 * @param text the original's file, which a changed translation says
 */
export function translationText(
  kind: Kind,
  text: string,
  form: Form,
  { [writtenField]: written, ...words }: Form,
): string | undefined {
  const said = wordsIn(kind, words, form);
  const before = typeof written === "string" ? partsOf(kind, written) : undefined;
  const known = before && wordsIn(kind, { ...dataOf(before.yaml), body: before.body }, form);
  // The original may have changed since: only who changes the words says that they are its words again.
  if (JSON.stringify(said) === JSON.stringify(known)) return written as string;
  if (!before && !said.data && !said.body) return undefined;
  const { yaml = "" } = before ?? {};
  const fields = keyed(kind.fileSchema, said.data, form) as Form | undefined;
  return writeTranslation(
    kind,
    { ...fields, [sourceField]: stateOf(kind, text) },
    said.body,
    hasOwnComments(kind, yaml) ? yaml : undefined,
  );
}

/** What a translation says: its texts without the fields by which entries are found, and without what nobody has written. */
function wordsIn(kind: Kind, { body, ...fields }: Form, page: Form) {
  const { fileSchema } = kind;
  const data = translatable(fileSchema, tidied(fileSchema, fields), false);
  return {
    data: written(fileSchema, data, page) as Form | undefined,
    body: typeof body === "string" ? withHyphens(body).trim() : "",
  };
}

/** The value without blanks, without groups that hold nothing else, and without what may stay in the original's words and does. */
function written(schema: Schema | undefined, value: unknown, page: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => {
      const entry = (page as unknown[] | undefined)?.[index];
      return written(elementOf(schema), item, entry);
    });
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  if (value === "" || value === null) return undefined;
  if (typeof value !== "object")
    return schema && mayStayOriginal(schema) && value === page ? undefined : value;
  const shape = shapeOf(schema);
  const fields = Object.entries(value).flatMap(([name, child]) => {
    const kept = written(shape[name], child, (page as Form | undefined)?.[name]);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The mark of the original's state; none where it cannot be read, which the check tells. */
function stateOf(kind: Kind, text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const { content } = readContent({ kind, slug: "new" }, placeFor(kind), bytes);
  return content && sourceOf(content);
}

/** The entries of lists with the fields by which they are found, which the form of a translation does not show. */
function keyed(schema: Schema | undefined, words: unknown, page: unknown): unknown {
  if (Array.isArray(words)) {
    const element = elementOf(schema);
    const key = element && keyField(element);
    return words.map((item: unknown, index) => {
      const entry = (page as unknown[] | undefined)?.[index];
      const inner = keyed(element, item, entry);
      return key ? { ...(inner as object), [key]: (entry as Form | undefined)?.[key] } : inner;
    });
  }
  if (words === null || typeof words !== "object") return words;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      shape[name] ? keyed(shape[name], value, (page as Form | undefined)?.[name]) : value,
    ]),
  );
}
