/** Computed fields of every page. Pure. */
import type { PageFile } from "./content-file";
import { fillFacts } from "./facts";
import type { AskSite, ComputedField } from "./kind";
import {
  countWords,
  readingMinutes,
  tableOfContents,
  toBlocks,
  toHtmlText,
  toPlainText,
} from "./markdown";
import { fileBeside } from "./paths";
import { valuesIn, type Schema } from "./schema";

/** The fields of a short Markdown text. */
export const richText = {
  html: {
    type: "String!",
    description: "Sanitized HTML.",
    resolve: (markdown: string, { rule, language, facts }: AskSite) =>
      toHtmlText(fillFacts(markdown, facts), { rule, language }),
  },
  text: {
    type: "String!",
    description: "The words alone.",
    resolve: (markdown: string, { rule, facts }: AskSite) =>
      toPlainText(fillFacts(markdown, facts), rule),
  },
} satisfies Record<string, ComputedField>;

/** Returns the fields that every page has besides its front matter. */
export const ownFields = ({
  kind,
  slug,
  path,
  data,
}: Pick<PageFile, "kind" | "slug" | "path" | "data">) => ({
  kind: kind.name,
  slug,
  path,
  heading: data.heading ?? data.title,
  layout: data.layout ?? kind.layout,
});

/** What is computed from a page's text once, when it is read, since lists query it for many pages at a time. */
interface Measured {
  wordCount: number;
  tableOfContents: ReturnType<typeof tableOfContents>;
}

/** What the fields of a page are computed from: its text and its front matter. A node has been measured; a form has not. */
interface PageSource extends Partial<Measured> {
  body: string;
  /** The folder below `content/` that its pictures are in. */
  folder?: string;
  /** The original of a translated page. */
  original?: { body: string };
}

/** Returns the computed fields of a page with this schema. */
export function pageComputed(schema: Schema): Record<string, ComputedField> {
  const wordCount = (page: PageSource) => page.wordCount ?? countRunningText(schema, page);
  return {
    blocks: {
      type: "[ContentBlock!]!",
      description:
        "The text, cut at its pictures and after its opening: each block is HTML or a picture.",
      resolve: ({ body, folder = "", original }: PageSource, { rule, language }: AskSite) =>
        toBlocks(body, { rule, language, original: original?.body }).map((block) =>
          "html" in block
            ? block
            : {
                ...block,
                picture: { ...block.picture, relativePath: fileBeside(folder, block.picture.src) },
              },
        ),
    },
    tableOfContents: {
      type: "[Heading!]!",
      description: "The headings of the text, in order.",
      resolve: ({ body, original, tableOfContents: known }: PageSource) =>
        known ?? tableOfContents(body, original?.body),
    },
    wordCount: {
      type: "Int!",
      description: "Words of the text, and of the fields that belong to it.",
      resolve: wordCount,
    },
    readingTime: {
      type: "Int!",
      description: "Minutes to read it, at 230 words a minute.",
      resolve: (page: PageSource) => readingMinutes(wordCount(page)),
    },
  };
}

const measuredPages = new WeakMap<object, Measured>();

/** Measures the text of a page or of its translation, once. */
export function measured(page: Pick<PageFile, "kind" | "data" | "body">): Measured {
  const { kind, data, body } = page;
  const measures = measuredPages.get(page) ?? {
    wordCount: countRunningText(kind.schema, { ...data, body }),
    tableOfContents: tableOfContents(body),
  };
  measuredPages.set(page, measures);
  return measures;
}

/** Counts the words of the running text: the body, and the fields that belong to it. */
function countRunningText(schema: Schema, page: PageSource): number {
  const fields = [...valuesIn(schema, page)].filter(({ meta }) => meta.runningText);
  const texts = [page.body, ...fields.map(({ value }) => value)];
  const words = texts.map((text) => (typeof text === "string" ? countWords(toPlainText(text)) : 0));
  return words.reduce((sum, count) => sum + count, 0);
}
