/**
 * Places that `npm run new` left for an author to fill in. A draft may keep them; a page that visitors see may not, and
 * an answer of the FAQ, which has no draft, neither.
 */
import type { Mistake } from "../front-matter";
import { fieldName } from "../explain";
import type { ContentFiles } from "./read-files";

/** Begins every text that is still to be written. Authors see it (content/README.md); no code of this project may hold one. */
export const leftoverMark = "TODO:";
/** The gray picture that stands in for a photograph. */
export const leftoverPicture = "placeholder.jpg";

export interface Leftover {
  file: string;
  line: number;
  field: string;
}

type Page = Pick<
  ContentFiles["pages"][number],
  "file" | "frontMatter" | "yaml" | "body" | "bodyLine"
>;

/** What is still to be written in a page, draft or not. */
export function leftoversOf(page: Page): Leftover[] {
  const { file, yaml } = page;
  const fields = pathsOf(page.frontMatter, []).map((path) => ({
    file,
    line: yaml.lineOf(path),
    field: fieldName(path),
  }));
  const lines = page.body.split("\n").flatMap((text, index) => {
    const isLeft = text.includes(leftoverMark) || text.includes(leftoverPicture);
    return isLeft ? [{ file, line: page.bodyLine + index, field: "text" }] : [];
  });
  return [...fields, ...lines];
}

export function checkLeftovers({ pages, faq }: Pick<ContentFiles, "pages" | "faq">): Mistake[] {
  const published = pages.filter((page) => !page.frontMatter.draft).flatMap(leftoversOf);
  const answers = faq
    ? pathsOf(faq.data, []).map((path) => ({
        file: faq.file,
        line: faq.yaml.lineOf(path),
        field: fieldName(path),
      }))
    : [];
  return [
    ...published.map((leftover) => toMistake(leftover, "or set draft: true until it is written")),
    ...answers.map((leftover) => toMistake(leftover, "or take the question out again")),
  ];
}

function toMistake(leftover: Leftover, otherwise: string): Mistake {
  return {
    ...leftover,
    problem: "still holds what npm run new put there",
    remedy: `write it, ${otherwise}`,
  };
}

/** Paths of the texts that are left. */
function pathsOf(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (typeof value === "string")
    return value.startsWith(leftoverMark) || value === `./${leftoverPicture}` ? [path] : [];
  if (value === null || typeof value !== "object") return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]: [PropertyKey, unknown]) => pathsOf(item, [...path, key]));
}
