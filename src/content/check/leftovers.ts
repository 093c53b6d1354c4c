/**
 * Checks for placeholders that `npm run new` left for an author to fill in. Only a draft may keep them: a published page may
 * not, nor an entry in YAML, which cannot be a draft.
 */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { valuesIn } from "../schema";
import { fieldAt } from "./site";

/** Begins every placeholder text. It is for authors (README.md); the code of this project may not contain one. */
export const leftoverMark = "TODO:";
/** The gray placeholder for a photograph. */
export const leftoverPicture = "placeholder.jpg";

type Leftover = Pick<Mistake, "file" | "line" | "field">;

/** Returns the placeholders in a file, draft or not. */
export function leftoversOf(content: ContentFile): Leftover[] {
  const fields = [...valuesIn(content.kind.fileSchema, content.data)]
    .filter(({ value }) => isPlaceholder(value))
    .map(({ path }) => fieldAt(content, path));
  if (!isPage(content)) return fields;
  const lines = content.body.split("\n").flatMap((text, index) => {
    const isLeft = text.includes(leftoverMark) || text.includes(leftoverPicture);
    return isLeft ? [{ file: content.file, line: content.bodyLine + index, field: "text" }] : [];
  });
  return [...fields, ...lines];
}

export function checkLeftovers(content: ContentFile): Mistake[] {
  if (isPage(content) && content.data.draft) return [];
  const otherwise = isPage(content)
    ? "set draft: true until it is written"
    : `take the ${content.kind.labels.one.toLowerCase()} out again`;
  return leftoversOf(content).map((leftover) => ({
    ...leftover,
    problem: "still holds what npm run new put there",
    remedy: `write it, or ${otherwise}`,
  }));
}

const isPlaceholder = (value: unknown) =>
  typeof value === "string" && (value.startsWith(leftoverMark) || value === `./${leftoverPicture}`);
