/** Computed fields of every page. Pure. */
import type { PageFile } from "./content-file";
import { computed, computedText, type AskSite, type ComputedField } from "./kind";
import { countWords, tableOfContents, toBlocks, toHtmlText, toPlainText } from "./markdown";
import { fileBeside } from "./paths";
import { original as firstLanguage, type Language } from "./language";
import { kindNamed } from "./registry";
import { valuesIn } from "./schema";
import { typeset } from "./typography";

/** What is computed of any text in Markdown. */
export const richText = {
  html: computedText("Sanitized HTML.", toHtmlText),
  text: computedText("The words alone.", toPlainText),
} satisfies Record<string, ComputedField>;

/** A page's node, from which its fields are computed; of a translation, with the original. */
interface PageNode {
  kind: string;
  body: string;
  /** The folder below `content/` that its pictures are in. */
  folder: string;
  original?: { body: string };
}

/** Counts the words of a page: of its body, and of the fields that belong to it. */
export function wordsOf({ kind, data, body }: Pick<PageFile, "kind" | "data" | "body">): number {
  const fields = [...valuesIn(kind.schema, data)].filter(({ meta }) => "runningText" in meta);
  const texts = [body, ...fields.map(({ value }) => String(value))];
  return texts.reduce((sum, text) => sum + countWords(toPlainText(text)), 0);
}

const allWords = ({ kind, ...page }: PageNode) =>
  wordsOf({ ...page, kind: kindNamed(kind), data: page } as never);

/**
 * Returns the minutes that it takes to read some words, at 230 a minute: Brysbaert (2019) found 238
 * for English non-fiction, and texts with many figures take longer.
 */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / 230));

/**
 * Returns the headings of a text as they are shown in a language; those of a translation with the
 * ids of its `original`.
 */
export const pageHeadings = (body: string, language: Language, original?: string) =>
  tableOfContents(body, original).map((heading) => ({
    ...heading,
    title: typeset(heading.title, language),
  }));

/** The computed fields, by name. */
export const pageComputed: Readonly<Record<string, ComputedField>> = {
  blocks: computed(
    "[ContentBlock!]!",
    "The text, cut at its pictures and headings: each block is HTML or a picture.",
    ({ body, folder, original }: PageNode, site: AskSite) =>
      toBlocks(body, { ...site, original: original?.body }).map((block) => {
        if ("html" in block) return block;
        const relativePath = fileBeside(folder, block.picture.src);
        return { ...block, picture: { ...block.picture, relativePath } };
      }),
  ),
  tableOfContents: computed(
    "[Heading!]!",
    "The headings of the text, in order.",
    ({ body, original }: PageNode, { language = firstLanguage }: AskSite) =>
      pageHeadings(body, language, original?.body),
  ),
  wordCount: computed("Int!", "Words of the text alone.", ({ body }: PageNode) =>
    countWords(toPlainText(body)),
  ),
  readingTime: computed(
    "Int!",
    "Minutes to read the text and the fields that belong to it, at 230 words a minute.",
    (page: PageNode) => minutesToRead(allWords(page)),
  ),
};
