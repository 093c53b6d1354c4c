/** Holds somebody else's words against the hash of their original. Pure. */
import { createHash } from "node:crypto";
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, valueAt } from "../issues";
import { valuesIn } from "../schema";

/**
 * Returns the SHA-256 of a text in hexadecimal digits; line breaks and several spaces count as one
 * space.
 */
const hashOfWords = (words: string): string =>
  createHash("sha256").update(words.replace(/\s+/g, " ").trim()).digest("hex");

/** Returns a mistake for each field whose words have another hash than the one beside it. */
export const checkQuotations = (content: ContentFile): Mistake[] =>
  [...valuesIn(content.kind.fileSchema, content.data)].flatMap(({ value, path, meta }) => {
    if (meta.role !== "hash") return [];
    const at = [...path.slice(0, -1), meta.of];
    const hash = hashOfWords(String(valueAt(content.data, at)));
    const problem = "is not what the hash beside it was made of: somebody has changed the words";
    const remedy = `write the words as they stand at the source; the hash of these is ${hash}`;
    return hash === value ? [] : mistakeAt(content, at, fault("hash", problem, remedy));
  });
