/** Checks that each drawing exists, is sound and small, and belongs to a heading of its page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { isPage, type ContentFile } from "../content-file";
import { drawingFault } from "../drawing";
import type { Mistake } from "../front-matter";
import { valuesIn } from "../schema";
import { fieldAt, idsOfPage } from "./site";

const mostBytes = 12 * 1024;

export async function checkDrawings(
  root: string,
  files: readonly ContentFile[],
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const content of files)
    for (const { value, path: at, meta } of valuesIn(content.kind.fileSchema, content.data)) {
      if (meta.role !== "drawing") continue;
      const { file, section, strip } = value as { file: string; section: string; strip?: boolean };
      const fault = await faultOf(path.join(root, path.dirname(content.file), file), strip);
      const remedy = "correct its name, or draw it as docs/brand.md says";
      if (fault)
        mistakes.push({
          ...fieldAt(content, [...at, "file"]),
          problem: `names ${file}, which ${fault}`,
          remedy,
        });
      if (isPage(content) && !idsOfPage(content).includes(section))
        mistakes.push({
          ...fieldAt(content, [...at, "section"]),
          problem: `names a heading that is not in the text, ${section}`,
          remedy: "write the words of a heading in lower case, joined by hyphens",
        });
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
