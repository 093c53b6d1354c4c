/**
 * Cuts the typeface in two: `npx tsx scripts/make-fonts.ts`. Its output in static/fonts is committed. The first file holds what
 * English text is made of and is preloaded; the second one, the rest of Latin, is loaded where a name needs it
 * (`unicode-range` in src/styles/tokens.css).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.join(__dirname, "..");
const { resolve } = createRequire(path.join(root, "package.json"));
const typeface = path.join(
  path.dirname(resolve("@fontsource-variable/familjen-grotesk/package.json")),
  "files/familjen-grotesk-latin-wght-normal.woff2",
);

/** Every character from the first to the last. */
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** Name of each file in static/fonts, and its characters. */
export const fonts = {
  "familjen-grotesk.woff2": `${span(0x20, 0x7e)}\u00a0°·¼½¾×éñ${span(0x2013, 0x2026)}`,
  "familjen-grotesk-latin.woff2": span(0xa1, 0x153) + span(0x2010, 0x203a) + "€™",
};

/** The typeface with these characters alone, as WOFF2. */
export async function cutFont(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(typeface), characters, { targetFormat: "woff2" });
}

async function main() {
  for (const [name, characters] of Object.entries(fonts)) {
    const font = await cutFont(characters);
    await writeFile(path.join(root, "static", "fonts", name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

if (require.main === module) void main();
