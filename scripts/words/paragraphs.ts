/** No paragraph is longer than a phone can show at once. */
import type { Finding } from "./finding";
import { lineOf, type Page } from "./page";
import { excerpt, words } from "./text";

export const longestParagraph = 70;

const paragraphs = new Set(["prose", "answer", "item"]);

export const checkParagraphs = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) =>
    page.passages.flatMap((passage) => {
      const count = words(passage.text).length;
      if (!paragraphs.has(passage.role) || count <= longestParagraph) return [];
      return [
        {
          file: page.file,
          line: lineOf(page, passage, passage.text.split(" ").slice(0, 3).join(" ")),
          rule: "paragraph",
          message: `${count} words in one paragraph (“${excerpt(passage.text, 40)}”), ${longestParagraph} at most: begin a new one, or cut it`,
        },
      ];
    }),
  );
