/** Checks that each picture and drawing exists, is sound, and that no picture gives away where it was taken. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp, { type Metadata } from "sharp";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import { drawingFault } from "../drawing";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { lineOf, pictureSource } from "../html-tree";
import { fault, mistakeAt, type Fault } from "../issues";
import { render } from "../markdown-tree";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";
import { idsOfPage } from "./site-index";

/** The pictures below `content/`, by their paths there; no metadata of what is no picture, and the text of drawings. */
export type Pictures = ReadonlyMap<string, { metadata: Metadata | undefined; svg: string }>;

/** Reads each picture once. */
export async function readPictures(root: string, names: readonly string[]): Promise<Pictures> {
  const read = async (name: string) => {
    const file = path.join(root, "content", name);
    const svg = name.endsWith(".svg") ? await readFile(file, "utf8") : "";
    const metadata = await sharp(file)
      .metadata()
      .catch(() => undefined);
    return [name, { metadata, svg }] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}

/** The gray photograph of a template. */
const placeholder = "placeholder.jpg";

/** Checks every picture and drawing that a file names, in its fields and in its text. */
export function checkPictures(content: ContentFile, pictures: Pictures): Mistake[] {
  const { file, kind, data } = content;
  const isDraft = data.draft === true;
  const folder = path.posix.relative("content", path.posix.dirname(file));
  const mistakes: Mistake[] = [];
  for (const { value, path: place, meta } of valuesIn(kind.fileSchema, data)) {
    const at = (field: string, found: readonly Fault[]) =>
      mistakes.push(...found.map((one) => mistakeAt(content, [...place, field], one)));
    if (meta.role === "picture") {
      const { src } = value as { src: string };
      at("src", pictureFaults(pictures, folder, src, isDraft, meta.minimumWidth));
    } else if (meta.role === "drawing") {
      const { file: name, section, strip } = value as Drawing;
      at("file", drawingFaults(pictures, folder, name, strip));
      const problem = `names a heading that is not in the text, ${section}`;
      const remedy = "write the words of a heading in lower case, joined by hyphens";
      if (isPage(content) && !idsOfPage(content).includes(section))
        at("section", [fault("drawing-section", problem, remedy)]);
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
  const size = pictures.get(fileBeside(folder, src) ?? "")?.metadata;
  if (!size) {
    const problem = `names a file that is not there or is no picture, ${src}`;
    const remedy = `put a JPEG, PNG or WebP into content/${folder}/ and write its name after ./`;
    return [fault("picture-missing", problem, remedy)];
  }
  const { width } = size.autoOrient;
  if (width >= minimum || isPlaceholder) return [];
  const problem = `names a picture only ${width} pixels wide, ${src}`;
  return [fault("picture-small", problem, `use one at least ${minimum} pixels wide`)];
}

interface Drawing {
  file: string;
  section: string;
  strip?: boolean;
}

function drawingFaults(pictures: Pictures, folder: string, name: string, strip?: boolean): Fault[] {
  const drawing = pictures.get(path.posix.join(folder, name));
  const wrong = !drawing
    ? "is not there"
    : drawing.metadata
      ? drawingFault(drawing.svg, strip)
      : "is no sound SVG";
  const remedy = "correct its name, or draw it as docs/brand.md says";
  return wrong ? [fault("drawing-file", `names ${name}, which ${wrong}`, remedy)] : [];
}

/** Reports pictures with location data, used or not: they would give away a client's address. */
export const checkLocations = (pictures: Pictures): Mistake[] =>
  [...pictures].flatMap(([name, { metadata }]) => {
    if (!metadata || !hasPlace(metadata)) return [];
    const remedy = `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`;
    const found = fault("picture-location", "tells where the photograph was taken (GPS)", remedy);
    return [{ file: `content/${name}`, line: 1, field: "file", ...found }];
  });

/** Whether the metadata of a picture contains a location, or may contain one because it cannot be read. */
function hasPlace({ exif, xmp }: Metadata): boolean {
  if (xmp && /GPSL(at|ong)itude|\bLocationCreated\b|\bSublocation\b/.test(xmp.toString("latin1")))
    return true;
  try {
    const { GPSInfo = {} } = exif ? readExif(exif) : {};
    return Object.keys(GPSInfo).some((tag) => /L(at|ong)itude$/.test(tag));
  } catch {
    return true;
  }
}
