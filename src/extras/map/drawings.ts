/** The drawings of the places, in the languages of the site, as they are published. */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileIn, languages } from "../../content/language";
import { drawing, drawingAddress } from "./address";

/** Returns the files of the drawings, by their paths below `dist`. */
export function drawings(): Record<string, string> {
  const files = languages.map(
    (language) =>
      [
        fileIn(language, drawingAddress).slice(1),
        path.join("content", fileIn(language, drawing)),
      ] as const,
  );
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}
