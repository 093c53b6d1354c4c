/** Checks that each picture of a page exists, is readable, large enough, and does not give away where it was taken. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import { pictureWidth } from "../fields";
import type { Mistake } from "../front-matter";
import { fieldName } from "../issues";
import { lineOf, pictureSource, render } from "../markdown";
import { fileBeside } from "../paths";
import { valuesIn } from "../schema";

/** The gray photograph of a template. */
const placeholder = "placeholder.jpg";

interface NamedPicture extends Pick<Mistake, "file" | "line" | "field"> {
  src: string;
  minimum: number;
}

/** Returns every picture that a file names, in its fields and in its text. */
function picturesOf(content: ContentFile): NamedPicture[] {
  const { file, yaml } = content;
  const pictures = [...valuesIn(content.kind.fileSchema, content.data)].flatMap(
    ({ value, path: at, meta }): NamedPicture[] => {
      if (meta.role !== "picture") return [];
      const place = [...at, "src"];
      const { src } = value as { src: string };
      return [
        ...[
          {
            file,
            line: yaml.lineOf(place),
            field: fieldName(place),
            src,
            minimum: meta.minimumWidth,
          },
        ],
      ];
    },
  );
  if (isPage(content))
    visit(render(content.body), "element", (node) => {
      if (node.tagName !== "img") return;
      const line = lineOf(node) + content.bodyLine - 1;
      pictures.push({
        ...{ file, line, field: "text", src: pictureSource(node), minimum: pictureWidth },
      });
    });
  return pictures;
}

export async function checkPictures(
  root: string,
  files: readonly ContentFile[],
): Promise<Mistake[]> {
  const found = new Map<string, Promise<number | string>>();
  const mistakes: Mistake[] = [];
  for (const content of files)
    for (const { src, minimum, ...place } of picturesOf(content)) {
      const fault = (code: string, problem: string, remedy: string) =>
        mistakes.push({ ...place, code: `picture-${code}`, problem, remedy });
      const folder = path.posix.dirname(content.file);
      const file = fileBeside(path.posix.relative("content", folder), src);
      const look =
        file === undefined
          ? Promise.resolve("missing")
          : (found.get(file) ?? widthOf(path.join(root, "content", file)));
      if (file !== undefined) found.set(file, look);
      const width = await look;
      if (width === "missing")
        fault(
          "missing",
          `names a picture that is not there, ${src}`,
          `put the file into ${folder}/ and write its name after ./`,
        );
      else if (typeof width === "string")
        fault(
          "unreadable",
          `names a file that is no picture, ${src}`,
          "save it again as a JPEG, PNG or WebP",
        );
      else if (width < minimum && !src.endsWith(placeholder))
        fault(
          "small",
          `names a picture only ${width} pixels wide, ${src}`,
          `use one at least ${minimum} pixels wide`,
        );
      if (src.endsWith(placeholder) && content.data.draft !== true)
        fault("placeholder", "still shows the gray placeholder", "put a photograph in its place");
    }
  return mistakes;
}

/** Returns the width of a picture in pixels, or why it has none. */
async function widthOf(file: string): Promise<number | "missing" | "unreadable"> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return "missing";
  try {
    const { autoOrient, width } = await sharp(bytes).metadata();
    return autoOrient.width || width;
  } catch {
    return "unreadable";
  }
}

/** Whether the metadata of a picture contains a location, or may contain one because it cannot be read. */
export function tellsPlace({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean {
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
 * Reports every picture with location data, used or not: it would be in the repository. Phones write into a file where the
 * photograph was taken: a picture of a client's kitchen would give away the client's address.
 * @param names paths of pictures below `content/`
 */
export async function checkLocations(root: string, names: readonly string[]): Promise<Mistake[]> {
  const mistakes = names.map(async (name): Promise<Mistake[]> => {
    // A file that is not a picture is reported where a page names it.
    const notes = await sharp(path.join(root, "content", name))
      .metadata()
      .catch(() => ({}));
    if (!tellsPlace(notes)) return [];
    return [
      {
        ...{ file: `content/${name}`, line: 1, field: "file", code: "picture-location" },
        problem: "tells where the photograph was taken (GPS)",
        remedy: `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`,
      },
    ];
  });
  return (await Promise.all(mistakes)).flat();
}
