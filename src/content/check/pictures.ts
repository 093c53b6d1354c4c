/**
 * Checks that each picture and drawing exists, is sound and shown, and that no picture gives away
 * where it was taken. Pure.
 */
import path from "node:path";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile, type PageFile } from "../content-file";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { headingsIn, elementId, lineOf, pictureSource } from "../html-tree";
import { fault, mistakeAt, type Fault } from "../issues";
import { render } from "../markdown-tree";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";
import { stateViewBox, viewBoxOf } from "../drawing";
import { drawingFault } from "./drawing";
import type { Pictures } from "./read-pictures";

/** The gray photograph of a template. */
const placeholder = "placeholder.jpg";

interface Drawing {
  file: string;
  /** A drawing of a state has none. */
  section?: string;
  strip?: boolean;
}

/** Checks every picture and drawing that a file names, in its fields and in its text. */
export function checkPictures(content: ContentFile, pictures: Pictures): Mistake[] {
  const { file, kind, data } = content;
  const isDraft = data.draft === true;
  const folder = path.posix.relative("content", path.posix.dirname(file));
  const mistakes: Mistake[] = [];
  const taken = new Set<string>();
  for (const { value, path: place, meta } of valuesIn(kind.fileSchema, data)) {
    const at = (field: string, found: readonly Fault[]) =>
      mistakes.push(...found.map((one) => mistakeAt(content, [...place, field], one)));
    if (meta.role === "picture") {
      const { src } = value as { src: string };
      at("src", pictureFaults(pictures, folder, src, isDraft, meta.minimumWidth));
    } else if (meta.role === "file" && meta.minimumWidth !== undefined) {
      const found = pictureFaults(pictures, folder, value as string, isDraft, meta.minimumWidth);
      mistakes.push(...found.map((one) => mistakeAt(content, place, one)));
    } else if (meta.role === "drawing") {
      const { file: name, section, strip } = value as Drawing;
      const box = section === undefined ? stateViewBox : viewBoxOf(strip);
      at("file", drawingFaults(pictures, folder, name, box));
      if (section === undefined) continue;
      if (isPage(content)) at("section", sectionFaults(content, section, taken));
      taken.add(section);
    }
  }
  if (isPage(content))
    visit(render(content.body), "element", (node) => {
      if (node.tagName !== "img") return;
      const place = { file, line: lineOf(node) + content.bodyLine - 1, field: "text" };
      const found = pictureFaults(pictures, folder, pictureSource(node), isDraft);
      mistakes.push(...found.map((one) => ({ ...place, ...one })));
    });
  return mistakes;
}

function pictureFaults(
  pictures: Pictures,
  folder: string,
  src: string,
  isDraft: boolean,
  minimum = pictureWidth,
): Fault[] {
  const isPlaceholder = src.endsWith(placeholder);
  const replaced = "put a photograph in its place";
  if (isPlaceholder && !isDraft)
    return [fault("picture-placeholder", "still shows the gray placeholder", replaced)];
  const picture = pictures.get(fileBeside(folder, src) ?? "");
  if (!picture) {
    const problem = `names a file that is not there or is no picture, ${src}`;
    const remedy = `put a JPEG, PNG or WebP into content/${folder}/ and write its name after ./`;
    return [fault("picture-missing", problem, remedy)];
  }
  if (picture.svg !== undefined) {
    const remedy = "list it under drawings, with the heading that it belongs to";
    return [fault("picture-drawing", `names a drawing, ${src}, which is not shown there`, remedy)];
  }
  // What is wrong with the file itself is reported once, by `checkPictureFiles`.
  const { width } = picture;
  if (picture.fault || width >= minimum || isPlaceholder) return [];
  const problem = `names a picture only ${width} pixels wide, ${src}`;
  return [fault("picture-small", problem, `use one at least ${minimum} pixels wide`)];
}

function drawingFaults(pictures: Pictures, folder: string, name: string, box: string): Fault[] {
  const drawing = pictures.get(path.posix.join(folder, name));
  if (drawing?.fault) return [];
  const wrong = drawing?.svg === undefined ? "is not there" : drawingFault(drawing.svg, box);
  const remedy = "correct its name, or draw it as docs/brand.md says";
  return wrong ? [fault("drawing-file", `names ${name}, which ${wrong}`, remedy)] : [];
}

/**
 * A page shows one drawing in each part of its text, from one heading of the second level to the
 * next.
 */
function sectionFaults(page: PageFile, section: string, taken: ReadonlySet<string>): Fault[] {
  const headings = headingsIn(render(page.body));
  const heading = headings.find((one) => elementId(one) === section);
  const parts = headings.filter(({ tagName }) => tagName === "h2").map(elementId);
  const remedy = `write one of: ${parts.join(", ")}`;
  if (!heading) {
    const problem = `names a heading that is not in the text, ${section}`;
    return [fault("drawing-section", problem, remedy)];
  }
  if (heading.tagName !== "h2") {
    const problem = `names a heading of a lower level, ${section}, under which no drawing is shown`;
    return [fault("drawing-section", problem, remedy)];
  }
  const twice = `names the heading of another drawing, ${section}, and only one is shown there`;
  return taken.has(section) ? [fault("drawing-section", twice, remedy)] : [];
}

/**
 * Reports what is wrong with pictures themselves, used or not: one with location data would give
 * away a client's address.
 */
export const checkPictureFiles = (pictures: Pictures): Mistake[] =>
  [...pictures].flatMap(([name, picture]) => {
    const remedy = `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`;
    const place = picture.hasPlace
      ? [fault("picture-location", "tells where the photograph was taken (GPS)", remedy)]
      : [];
    return [...place, ...(picture.fault ? [picture.fault] : [])].map((found) => ({
      file: `content/${name}`,
      line: 1,
      field: "file",
      ...found,
    }));
  });
