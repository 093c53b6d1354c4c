/** Checks that each drawing exists, is sound and small, and belongs to a heading of its page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { isPage, type ContentFile } from "../content-file";
import { drawingFault } from "../drawing";
import type { Mistake } from "../front-matter";
import { fieldName } from "../issues";
import { valuesIn, type Path } from "../schema";
import { idsOfPage } from "./site-index";

const mostBytes = 12 * 1024;

export async function checkDrawings(
  root: string,
  files: readonly ContentFile[],
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const content of files)
    for (const { value, path: at, meta } of valuesIn(content.kind.fileSchema, content.data)) {
      if (meta.role !== "drawing") continue;
      const fault = (place: Path, code: string, problem: string, remedy: string) =>
        mistakes.push({
          ...{ file: content.file, line: content.yaml.lineOf(place), field: fieldName(place) },
          ...{ code: `drawing-${code}`, problem, remedy },
        });
      const { file, section, strip } = value as { file: string; section: string; strip?: boolean };
      const wrong = await faultOf(path.join(root, path.dirname(content.file), file), strip);
      if (wrong)
        fault(
          [...at, "file"],
          "file",
          `names ${file}, which ${wrong}`,
          "correct its name, or draw it as docs/brand.md says",
        );
      if (isPage(content) && !idsOfPage(content).includes(section))
        fault(
          [...at, "section"],
          "section",
          `names a heading that is not in the text, ${section}`,
          "write the words of a heading in lower case, joined by hyphens",
        );
    }
  return mistakes;
}

async function faultOf(file: string, strip?: boolean): Promise<string | undefined> {
  const svg = await readFile(file, "utf8").catch(() => undefined);
  if (svg === undefined) return "is not there";
  try {
    await sharp(Buffer.from(svg)).metadata();
  } catch {
    return "is no sound SVG";
  }
  const bytes = brotliCompressSync(svg).length;
  return bytes > mostBytes
    ? `has ${bytes} bytes when compressed, more than ${mostBytes}`
    : drawingFault(svg, strip);
}
