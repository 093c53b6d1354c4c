/** Finds the pictures that a file names, and says what is wrong with one. Pure: the editor in the browser uses it too. */
import visit from "unist-util-visit";
import type { Image } from "mdast";
import { isPage, type ContentFile } from "../content-file";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { parseMarkdown } from "../markdown";
import { valuesIn } from "../schema";
import { fieldAt } from "./site";

export interface NamedPicture {
  file: string;
  src: string;
  line: number;
  field: string;
  minimum: number;
}

/** What was found of a picture: its width in pixels, or why it has none. */
export type Found = number | "missing" | "unreadable";

/** Returns what is wrong with a picture. */
export function pictureMistake(picture: NamedPicture, found: Found): Mistake | undefined {
  const { file, line, field, src, minimum } = picture;
  const fault = (problem: string, remedy: string) => ({ file, line, field, problem, remedy });
  const folder = file.slice(0, file.lastIndexOf("/"));
  if (found === "missing") {
    return fault(
      `names a picture that is not there, ${src}`,
      `put the file into ${folder}/ or correct its name`,
    );
  }
  if (found === "unreadable") {
    return fault(
      `names a file that is no picture or not a whole one, ${src}`,
      "save it again as a JPEG, PNG or WebP",
    );
  }
  if (found < minimum) {
    return fault(
      `names a picture only ${found} pixels wide, ${src}`,
      `use one at least ${minimum} pixels wide`,
    );
  }
  return undefined;
}

/** Returns every picture that the file names, in its fields and in its text. */
export function picturesOf(content: ContentFile): NamedPicture[] {
  const pictures = [...valuesIn(content.kind.fileSchema, content.data)]
    .filter(({ value, meta }) => meta.role === "picture" && "src" in (value as object))
    .map(({ value, path, meta }) => ({
      ...fieldAt(content, [...path, "src"]),
      src: (value as { src: string }).src,
      minimum: meta.minimumWidth ?? pictureWidth,
    }));
  // Most texts of a large site have none, and parsing them would take most of the time.
  if (!isPage(content) || !content.body.includes("![")) return pictures;
  visit(parseMarkdown(content.body), "image", (image: Image) => {
    pictures.push({
      file: content.file,
      src: image.url,
      line: (image.position?.start.line ?? 1) + content.bodyLine - 1,
      field: "text",
      minimum: pictureWidth,
    });
  });
  return pictures;
}
