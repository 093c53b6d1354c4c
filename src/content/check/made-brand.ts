/**
 * Compares the files of the brand with content/brand.yml: its drawings, and what `npm run brand`
 * has made of it.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Brand, Typeface } from "../../brand/brand";
import { drawnFrom, iconsRecord } from "../../brand/icons";
import { filesOf, type ContentFile } from "../content-file";
import { brand as brandKind } from "../kinds/brand";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt } from "../issues";

/**
 * Returns mistakes where a drawing is missing, and where what was made is of another brand than
 * content/brand.yml. What a folder does not have is not compared.
 */
export async function checkMadeBrand(
  root: string,
  files: readonly ContentFile[],
): Promise<Mistake[]> {
  const [file] = filesOf(files, brandKind);
  if (!file) return [];
  const brand = file.data as unknown as Brand;
  const read = (name: string) => readFile(path.join(root, name), "utf8").catch(() => undefined);
  const mistake = (field: string, problem: string) =>
    mistakeAt(file, field.split("."), fault("made-brand", problem, "run npm run brand"));

  const mistakes: Mistake[] = [];
  const record = await read(iconsRecord);
  if (record !== undefined) {
    const shown = JSON.parse(record) as Readonly<Record<string, string>>;
    const wanted = await drawnFrom(brand, (name) => read(`static${name}`));
    // One is enough: the command draws all of them anew.
    const field = Object.keys(wanted).find((name) => wanted[name] !== shown[name]);
    if (field !== undefined) mistakes.push(mistake(field, "is not what the icons in static/ show"));
  }
  const typeface = await read("src/brand/typeface.json");
  const made = typeface === undefined ? undefined : (JSON.parse(typeface) as Typeface);
  for (const field of ["logo", "wordmark"] as const) {
    const drawing = brand[field]?.file;
    if (drawing === undefined || (await read(`static${drawing}`)) !== undefined) continue;
    const problem = `is “${drawing}”, and there is no static${drawing}`;
    const missing = fault("file-missing", problem, "put the drawing there, or take this out");
    mistakes.push(mistakeAt(file, [field, "file"], missing));
  }
  if (made && brand.typeface !== undefined && made.name !== brand.typeface)
    mistakes.push(mistake("typeface", `is not the one in static/fonts, ${made.name}`));
  else if (made && brand.serif !== undefined && brand.serif !== (made.generic === "serif"))
    mistakes.push(mistake("serif", "is not what src/brand/typeface.json was made with"));
  return mistakes;
}
