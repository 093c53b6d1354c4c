/** Checks that each picture and drawing exists, is sound, and that no picture gives away where it was taken. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import { drawingFault } from "../drawing";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, type Fault } from "../issues";
import { lineOf, pictureSource, render } from "../markdown";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";
import { idsOfPage } from "./site-index";

/** The gray photograph of a template. */
const placeholder = "placeholder.jpg";

/** Checks every picture that a file names, in its fields and in its text. */
export async function checkPictures(root: string, content: ContentFile): Promise<Mistake[]> {
  const { file, kind, data } = content;
  const pictures: { src: string; minimum: number; at: (found: Fault) => Mistake }[] = [];
  for (const { value, path: place, meta } of valuesIn(kind.fileSchema, data))
    if (meta.role === "picture")
      pictures.push({
        src: (value as { src: string }).src,
        minimum: meta.minimumWidth ?? pictureWidth,
        at: (found) => mistakeAt(content, [...place, "src"], found),
      });
  if (isPage(content))
    visit(render(content.body), "element", (node) => {
      const place = { file, line: lineOf(node) + content.bodyLine - 1, field: "text" };
      const at = (found: Fault) => ({ ...place, ...found });
      if (node.tagName === "img")
        pictures.push({ src: pictureSource(node), minimum: pictureWidth, at });
    });
  const mistakes: Mistake[] = [];
  for (const { src, minimum, at } of pictures) {
    const found = await faultOf(root, path.posix.dirname(file), src, minimum, data.draft === true);
    if (found) mistakes.push(at(found));
  }
  return mistakes;
}

async function faultOf(
  root: string,
  folder: string,
  src: string,
  minimum: number,
  isDraft: boolean,
): Promise<Fault | undefined> {
  const isPlaceholder = src.endsWith(placeholder);
  const replaced = "put a photograph in its place";
  if (isPlaceholder && !isDraft)
    return fault("picture-placeholder", "still shows the gray placeholder", replaced);
  const name = fileBeside(path.posix.relative("content", folder), src);
  const size = name && (await metadataOf(path.join(root, "content", name)));
  if (!size) {
    const problem = `names a file that is not there or is no picture, ${src}`;
    const remedy = `put a JPEG, PNG or WebP into ${folder}/ and write its name after ./`;
    return fault("picture-missing", problem, remedy);
  }
  const width = size.autoOrient.width || size.width;
  if (width >= minimum || isPlaceholder) return undefined;
  const problem = `names a picture only ${width} pixels wide, ${src}`;
  return fault("picture-small", problem, `use one at least ${minimum} pixels wide`);
}

const metadataOf = (file: string) =>
  sharp(file)
    .metadata()
    .catch(() => undefined);

/** Whether the metadata of a picture contains a location, or may contain one because it cannot be read. */
function hasPlace({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean {
  if (xmp && /GPSL(at|ong)itude|\bLocationCreated\b|\bSublocation\b/.test(xmp.toString("latin1")))
    return true;
  try {
    const { GPSInfo = {} } = exif ? readExif(exif) : {};
    return Object.keys(GPSInfo).some((tag) => /L(at|ong)itude$/.test(tag));
  } catch {
    return true;
  }
}

/** Reports a picture with location data, used or not: it would give away a client's address. */
export async function checkLocation(root: string, name: string): Promise<Mistake[]> {
  const notes = await metadataOf(path.join(root, "content", name));
  if (!notes || !hasPlace(notes)) return [];
  const remedy = `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`;
  const found = fault("picture-location", "tells where the photograph was taken (GPS)", remedy);
  return [{ file: `content/${name}`, line: 1, field: "file", ...found }];
}

/** Checks that each drawing is sound and small, and belongs to a heading of its page. */
export async function checkDrawings(root: string, content: ContentFile): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const { value, path: at, meta } of valuesIn(content.kind.fileSchema, content.data)) {
    if (meta.role !== "drawing") continue;
    const { file, section, strip } = value as { file: string; section: string; strip?: boolean };
    const wrong = await drawingFaultOf(path.join(root, path.dirname(content.file), file), strip);
    if (wrong) {
      const remedy = "correct its name, or draw it as docs/brand.md says";
      const found = fault("drawing-file", `names ${file}, which ${wrong}`, remedy);
      mistakes.push(mistakeAt(content, [...at, "file"], found));
    }
    if (isPage(content) && !idsOfPage(content).includes(section)) {
      const problem = `names a heading that is not in the text, ${section}`;
      const remedy = "write the words of a heading in lower case, joined by hyphens";
      mistakes.push(
        mistakeAt(content, [...at, "section"], fault("drawing-section", problem, remedy)),
      );
    }
  }
  return mistakes;
}

async function drawingFaultOf(file: string, strip?: boolean): Promise<string | undefined> {
  const svg = await readFile(file, "utf8").catch(() => undefined);
  if (svg === undefined) return "is not there";
  return (await metadataOf(file)) ? drawingFault(svg, strip) : "is no sound SVG";
}
