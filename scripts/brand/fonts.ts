/**
 * Subsets the typeface into two files. The first has the characters of English and Spanish texts and is preloaded; the second,
 * the rest of Latin, is loaded only where a name needs it (`unicode-range` in src/brand/font-faces.ts).
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { typeface } from "../../src/brand/brand";
import { latinFile, typefaceFile } from "../../src/brand/font-faces";

/** Returns every character from the first to the last. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** The characters of each font file, by its address on the site. */
export const fonts: Readonly<Record<string, string>> = {
  [typefaceFile]: `${range(0x20, 0x7e)}${range(0xa0, 0xfc)}${range(0x2013, 0x2026)}`,
  [latinFile]: range(0xa1, 0x153) + range(0x2010, 0x203a) + "€™",
};

/** Returns the font files, as WOFF2, and their license, by path from the project's root. */
export async function fontFiles(root: string): Promise<Record<string, Uint8Array>> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const { id } = typeface;
  const folder = path.dirname(resolve(`@fontsource-variable/${id}/package.json`));
  const font = await readFile(path.join(folder, `files/${id}-latin-wght-normal.woff2`));
  const files: Record<string, Uint8Array> = {
    "static/fonts/OFL.txt": await readFile(path.join(folder, "LICENSE")),
  };
  for (const [address, characters] of Object.entries(fonts))
    files[`static${address}`] = await subsetFont(font, characters, { targetFormat: "woff2" });
  return files;
}
