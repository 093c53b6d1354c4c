/** Checks that each drawing exists, is sound and small, and belongs to a heading of its page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isPage, type ContentFile } from "../content-file";
import { drawingFault } from "../drawing";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt } from "../issues";
import { valuesIn } from "../schema";
import { idsOfPage } from "./site-index";

export async function checkDrawings(root: string, content: ContentFile): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const { value, path: at, meta } of valuesIn(content.kind.fileSchema, content.data)) {
    if (meta.role !== "drawing") continue;
    const { file, section, strip } = value as { file: string; section: string; strip?: boolean };
    const wrong = await faultOf(path.join(root, path.dirname(content.file), file), strip);
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

async function faultOf(file: string, strip?: boolean): Promise<string | undefined> {
  const svg = await readFile(file, "utf8").catch(() => undefined);
  if (svg === undefined) return "is not there";
  const isSound = await sharp(Buffer.from(svg))
    .metadata()
    .catch(() => undefined);
  return isSound ? drawingFault(svg, strip) : "is no sound SVG";
}
