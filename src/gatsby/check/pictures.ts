/** Pictures that content names: there, readable, large enough. */
import { access } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import visit from "unist-util-visit";
import type { Image } from "mdast";
import type { PageEntry } from "../content";
import { fieldName } from "../explain";
import type { Mistake } from "../front-matter";
import { parseMarkdown } from "../markdown";
import type { ContentFiles } from "./read-files";

/** A hero stands up to 1280 CSS pixels wide; below 1200 it would be blurred, and share pictures are 1200 wide. */
export const heroWidth = 1200;
/** Pictures in the text stand up to 800 CSS pixels wide. */
export const pictureWidth = 800;

interface NamedPicture {
  file: string;
  src: string;
  line: number;
  field: string;
  minimum: number;
}

export async function checkPictures(root: string, files: ContentFiles): Promise<Mistake[]> {
  const widths = new Map<string, Promise<number | "missing" | "unreadable">>();
  const mistakes: Mistake[] = [];
  for (const picture of files.pages.flatMap(picturesOf)) {
    const file = path.join(root, path.dirname(picture.file), picture.src);
    const width = await (widths.get(file) ?? remember(widths, file));
    const fault = (problem: string, remedy: string) =>
      mistakes.push({
        file: picture.file,
        line: picture.line,
        field: picture.field,
        problem,
        remedy,
      });
    if (width === "missing") {
      fault(
        `names a picture that is not there, ${picture.src}`,
        `put the file into ${path.dirname(picture.file)}/ or correct its name`,
      );
    } else if (width === "unreadable") {
      fault(
        `names a file that is no picture, ${picture.src}`,
        "save it again as a JPEG, PNG or WebP",
      );
    } else if (width < picture.minimum) {
      fault(
        `names a picture only ${width} pixels wide, ${picture.src}`,
        `use one at least ${picture.minimum} pixels wide`,
      );
    }
  }
  return mistakes;
}

function remember<T>(map: Map<string, Promise<T>>, file: string) {
  const answer = measure(file) as Promise<T>;
  map.set(file, answer);
  return answer;
}

async function measure(file: string): Promise<number | "missing" | "unreadable"> {
  try {
    await access(file);
  } catch {
    return "missing";
  }
  try {
    const { autoOrient, width } = await sharp(file).metadata();
    return autoOrient.width || width;
  } catch {
    return "unreadable";
  }
}

function picturesOf(page: PageEntry): NamedPicture[] {
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
