/** The pictures that a page names, and what can be wrong with one. Pure: the editor in the browser uses it too. */
import visit from "unist-util-visit";
import type { Image } from "mdast";
import type { PageEntry } from "../content";
import { fieldName } from "../explain";
import type { Mistake } from "../front-matter";
import { parseMarkdown } from "../markdown";

/** A hero stands up to 1280 CSS pixels wide; below 1200 it would be blurred, and share pictures are 1200 wide. */
export const heroWidth = 1200;
/** Pictures in the text stand up to 800 CSS pixels wide. */
export const pictureWidth = 800;

export interface NamedPicture {
  file: string;
  src: string;
  line: number;
  field: string;
  minimum: number;
}

/** What was found of a picture: its width in pixels, or why there is none. */
export type Found = number | "missing" | "unreadable";

/** What is wrong with a picture. */
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
    return fault(`names a file that is no picture, ${src}`, "save it again as a JPEG, PNG or WebP");
  }
  if (found < minimum) {
    return fault(
      `names a picture only ${found} pixels wide, ${src}`,
      `use one at least ${minimum} pixels wide`,
    );
  }
  return undefined;
}

/** Every picture that the page names, in front matter and in its text. */
export function picturesOf(page: PageEntry): NamedPicture[] {
  const data = page.frontMatter;
  const pictures: NamedPicture[] = [];
  const add = (path: PropertyKey[], src: string, minimum = pictureWidth) =>
    pictures.push({
      file: page.file,
      src,
      line: page.yaml.lineOf(path),
      field: fieldName(path),
      minimum,
    });
  add(["hero", "src"], data.hero.src, heroWidth);
  if ("phases" in data) {
    data.phases.forEach((phase, i) => {
      if (phase.picture) add(["phases", i, "picture", "src"], phase.picture.src);
    });
    data.beforeAfter?.forEach((pair, i) => {
      add(["beforeAfter", i, "before", "src"], pair.before.src);
      add(["beforeAfter", i, "after", "src"], pair.after.src);
    });
  }
  // Most texts of a large site have none, and parsing is what takes the time.
  if (!page.body.includes("![")) return pictures;
  visit(parseMarkdown(page.body), "image", (image: Image) => {
    pictures.push({
      file: page.file,
      src: image.url,
      line: (image.position?.start.line ?? 1) + page.bodyLine - 1,
      field: "text",
      minimum: pictureWidth,
    });
  });
  return pictures;
}
