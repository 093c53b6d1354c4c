/** Computed fields of every page. Pure. */
import type { PageFile } from "./content-file";
import { fillFacts } from "./facts";
import { computed, computedText, type AskSite, type ComputedField } from "./kind";
import { countWords, tableOfContents, toBlocks, toHtmlText, toPlainText } from "./markdown";
import { fileBeside } from "./paths";
import { valuesIn } from "./schema";

export const richText = {
  html: computedText("Sanitized HTML.", (markdown: string, { rule, language, facts }: AskSite) =>
    toHtmlText(fillFacts(markdown, facts), { rule, language }),
  ),
  text: computedText("The words alone.", (markdown: string, { rule, facts }: AskSite) =>
    toPlainText(fillFacts(markdown, facts), rule),
  ),
} satisfies Record<string, ComputedField>;

/** What is counted in a page's text once, when it is read, since lists query it for many pages at a time. */
interface Measured {
  wordCount: number;
  tableOfContents: ReturnType<typeof tableOfContents>;
}

/** A page's node, from which its fields are computed. */
interface PageSource extends Measured {
  body: string;
  /** The folder below `content/` that its pictures are in. */
  folder: string;
  original?: { body: string };
}

export const pageComputed: Readonly<Record<string, ComputedField>> = {
  blocks: computed(
    "[ContentBlock!]!",
    "The text, cut at its pictures and after its opening: each block is HTML or a picture.",
    ({ body, folder, original }: PageSource, { rule, language }: AskSite) =>
      toBlocks(body, { rule, language, original: original?.body }).map((block) => {
        if ("html" in block) return block;
        const relativePath = fileBeside(folder, block.picture.src);
        return { ...block, picture: { ...block.picture, relativePath } };
      }),
  ),
  tableOfContents: computed(
    "[Heading!]!",
    "The headings of the text, in order.",
    (page: PageSource) => page.tableOfContents,
  ),
  wordCount: computed(
    "Int!",
    "Words of the text, and of the fields that belong to it.",
    (page: PageSource) => page.wordCount,
  ),
  // Brysbaert 2019: 238 for English non-fiction.
  readingTime: computed(
    "Int!",
    "Minutes to read it, at 230 words a minute.",
    ({ wordCount }: PageSource) => Math.max(1, Math.round(wordCount / 230)),
  ),
};

/** Measures the text of a page or of its translation: the body, and the fields that belong to it. */
export function measured({ kind, data, body }: Pick<PageFile, "kind" | "data" | "body">): Measured {
  const fields = [...valuesIn(kind.schema, data)].filter(({ meta }) => meta.runningText);
  const texts = [body, ...fields.map(({ value }) => String(value))];
  const wordCount = texts.reduce((sum, text) => sum + countWords(toPlainText(text)), 0);
  return { wordCount, tableOfContents: tableOfContents(body) };
}
