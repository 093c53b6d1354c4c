/**
 * A page as its readers see it: the checks work on passages of visible text, not on Markdown, YAML or TSX.
 */

/** Limits differ by kind of page. */
export type Kind =
  | "service"
  | "buildRecap"
  | "article"
  /** `content/faq.yml`, shown at /faq. */
  | "faq"
  /** Another file of `content`: facts that show on many pages. */
  | "record"
  /** The words of one page of `src/pages`. */
  | "fixed"
  /** Another file of `src`: words that may show on several pages. */
  | "component";

/** What a passage is on its page. */
export type Role =
  /** A heading of the body or the title of a part. */
  | "heading"
  /** A paragraph, in the body or in a field that holds sentences. */
  | "prose"
  /** An item of a list, or of a checklist. */
  | "item"
  /** A cell of a table, or a value of a fact strip. */
  | "cell"
  /** The answer to a question. */
  | "answer"
  /** A question. */
  | "question"
  /** Description and summary: words for cards and search results. */
  | "meta"
  /** The title of a source, in the words of its publisher. */
  | "source"
  | "alt"
  | "caption"
  /** A string in code that looks like a text. */
  | "string";

export interface Link {
  /** The link's words. */
  text: string;
  /** Its address as written; in code an expression appears as `{expression}`. */
  url: string;
}

export interface Passage {
  role: Role;
  /** `body`, `code`, or the path of its field, such as `faq.0.answer`. */
  field: string;
  /** As it is shown, white space collapsed. */
  text: string;
  /** First and last line of the passage in its file. */
  line: number;
  endLine: number;
  links: Link[];
  /** The rules that it names. */
  rules?: RuleName[];
}

/** `:rule[words]{#id}` in a text. */
export interface RuleName {
  id: string;
  words: string;
}

export interface Picture {
  field: string;
  line: number;
  src: string;
  alt: string | undefined;
  caption: string | undefined;
}

/** A date in the front matter. */
export interface Stamp {
  field: string;
  line: number;
  name: "checked" | "published" | "updated";
  value: string;
}

export interface Page {
  kind: Kind;
  /** Path of the file from the root of the project. */
  file: string;
  /** Its address on the site; undefined where the file is no page. */
  path: string | undefined;
  /** The file's lines, for `lineOf`. */
  lines: string[];
  passages: Passage[];
  pictures: Picture[];
  stamps: Stamp[];
  /** The front matter or the whole YAML file as plain data; `{}` for code. */
  data: Record<string, unknown>;
}

/** Returns the line on which `words` appear inside the passage, or its first line where they cannot be found. */
export const lineOf = (page: Page, passage: Passage, words: string): number => {
  const parts = words.trim().split(/\s+/);
  const lines = page.lines.slice(passage.line - 1, passage.endLine);
  for (let count = parts.length; count > 0; count -= 1) {
    const needle = parts.slice(0, count).join(" ").toLowerCase();
    const index = lines.findIndex((line) => line.toLowerCase().includes(needle));
    if (index >= 0) return passage.line + index;
  }
  return passage.line;
};
