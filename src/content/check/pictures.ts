/** Checks that each picture of a page exists, is readable, large enough, and does not give away where it was taken. */
import path from "node:path";
import { existsSync } from "node:fs";
import readExif from "exif-reader";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { mistakeAt } from "../issues";
import { lineOf, pictureSource, render } from "../markdown";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";

/** The gray photograph of a template. */
const placeholder = "placeholder.jpg";

type Fault = [code: string, problem: string, remedy: string];

/** Checks every picture that a file names, in its fields and in its text. */
export async function checkPictures(root: string, content: ContentFile): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const isDraft = content.data.draft === true;
  const folder = path.posix.dirname(content.file);
  const faults = (src: string, minimum: number) => faultsOf(root, folder, src, minimum, isDraft);
  for (const { value, path: at, meta } of valuesIn(content.kind.fileSchema, content.data))
    if (meta.role === "picture")
      for (const fault of await faults((value as { src: string }).src, meta.minimumWidth))
        mistakes.push(mistakeAt(content, [...at, "src"], ...fault));
  if (!isPage(content)) return mistakes;
  const pictures: { src: string; line: number }[] = [];
  visit(render(content.body), "element", (node) => {
    if (node.tagName !== "img") return;
    pictures.push({ src: pictureSource(node), line: lineOf(node) + content.bodyLine - 1 });
  });
  for (const { src, line } of pictures)
    for (const [code, problem, remedy] of await faults(src, pictureWidth))
      mistakes.push({ file: content.file, line, field: "text", code, problem, remedy });
  return mistakes;
}

async function faultsOf(
  root: string,
  folder: string,
  src: string,
  minimum: number,
  isDraft: boolean,
): Promise<Fault[]> {
  const isPlaceholder = src.endsWith(placeholder);
  const fault = (code: string, problem: string, remedy: string): Fault[] => [
    [`picture-${code}`, problem, remedy],
  ];
  if (isPlaceholder && !isDraft)
    return fault(
      "placeholder",
      "still shows the gray placeholder",
      "put a photograph in its place",
    );
  const name = fileBeside(path.posix.relative("content", folder), src);
  const file = name && path.join(root, "content", name);
  if (!file || !existsSync(file)) {
    const remedy = `put the file into ${folder}/ and write its name after ./`;
    return fault("missing", `names a picture that is not there, ${src}`, remedy);
  }
  const size = await metadataOf(file);
  if (!size) {
    const remedy = "save it again as a JPEG, PNG or WebP";
    return fault("unreadable", `names a file that is no picture, ${src}`, remedy);
  }
  const width = size.autoOrient.width || size.width;
  if (width >= minimum || isPlaceholder) return [];
  const problem = `names a picture only ${width} pixels wide, ${src}`;
  return fault("small", problem, `use one at least ${minimum} pixels wide`);
}

/** Returns undefined for a file that is no picture. */
const metadataOf = (file: string) =>
  sharp(file)
    .metadata()
    .catch(() => undefined);

/** Whether the metadata of a picture contains a location, or may contain one because it cannot be read. */
function hasPlace({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean {
  if (xmp && /GPSL(at|ong)itude|\bLocationCreated\b|\bSublocation\b/.test(xmp.toString("latin1")))
    return true;
  if (!exif) return false;
  try {
    return Object.keys(readExif(exif).GPSInfo ?? {}).some((tag) => /L(at|ong)itude$/.test(tag));
  } catch {
    return true;
  }
}

/**
 * Reports a picture with location data, used or not: it would be in the repository. Phones write into a file where the
 * photograph was taken: a picture of a client's kitchen would give away the client's address.
 * @param name its path below `content/`
 */
export async function checkLocation(root: string, name: string): Promise<Mistake[]> {
  // A file that is not a picture is reported where a page names it.
  const notes = await metadataOf(path.join(root, "content", name));
  if (!notes || !hasPlace(notes)) return [];
  return [
    {
      ...{ file: `content/${name}`, line: 1, field: "file", code: "picture-location" },
      problem: "tells where the photograph was taken (GPS)",
      remedy: `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`,
    },
  ];
}
