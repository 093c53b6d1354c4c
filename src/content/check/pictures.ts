/** Checks that each picture of a page exists, is readable, large enough, and does not give away where it was taken. */
import path from "node:path";
import readExif from "exif-reader";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, type Fault } from "../issues";
import { lineOf, pictureSource, render } from "../markdown";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";

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
  if (isPlaceholder && !isDraft)
    return fault(
      "picture-placeholder",
      "still shows the gray placeholder",
      "put a photograph in its place",
    );
  const name = fileBeside(path.posix.relative("content", folder), src);
  const size = name && (await metadataOf(root, name));
  if (!size) {
    const problem = `names a file that is not there or is no picture, ${src}`;
    return fault(
      "picture-missing",
      problem,
      `put a JPEG, PNG or WebP into ${folder}/ and write its name after ./`,
    );
  }
  const width = size.autoOrient.width || size.width;
  if (width >= minimum || isPlaceholder) return undefined;
  const problem = `names a picture only ${width} pixels wide, ${src}`;
  return fault("picture-small", problem, `use one at least ${minimum} pixels wide`);
}

/** @param name path below `content/` */
const metadataOf = (root: string, name: string) =>
  sharp(path.join(root, "content", name))
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

/**
 * Reports a picture with location data, used or not: it would be in the repository, and give away a client's address.
 * @param name its path below `content/`
 */
export async function checkLocation(root: string, name: string): Promise<Mistake[]> {
  const notes = await metadataOf(root, name);
  if (!notes || !hasPlace(notes)) return [];
  const remedy = `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`;
  const found = fault("picture-location", "tells where the photograph was taken (GPS)", remedy);
  return [{ file: `content/${name}`, line: 1, field: "file", ...found }];
}
