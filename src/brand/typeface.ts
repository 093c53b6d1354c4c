/**
 * Makes what pages have of the brand's typeface: its files, cut to the letters and weights of
 * pages, and the measures of what stands in for it while it loads. `npm run brand` runs it.
 */
import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fromBuffer, type Font } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { Brand, FallbackFont, Typeface } from "./brand";

/** What is made of the typeface: brand.ts imports it. */
const made = "src/brand/typeface.json";
const fontFolder = "static/fonts";

/**
 * English, Spanish, French and German, and the word joiner U+2060: for a letter that is missing, a
 * browser searches its fonts.
 */
const letters = [
  "20-7E",
  "A0-A2",
  "A7",
  "A9-AB",
  "AD",
  "AE",
  "B0-B3",
  "B7",
  "BA-C2",
  "C4",
  "C7-CB",
  "CD-CF",
  "D1",
  "D3",
  "D4",
  "D6",
  "D7",
  "D9-DC",
  "DF-E2",
  "E4",
  "E7-EB",
  "ED-EF",
  "F1",
  "F3",
  "F4",
  "F6",
  "F7",
  "F9-FC",
  "2013-2014",
  "2018-201A",
  "201C-201E",
  "2022",
  "2026",
  "2060",
].flatMap((range) => {
  const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
});

/** The weights of text and of headings, each with those for which it stands. */
const textWeight = { weight: 400, range: "400 500" };
const headingWeight = { weight: 600, range: "600 700" };
const everyWeight = { least: 400, most: 700, range: "400 700" };

/**
 * Fonts of systems, with their mean width in em as https://github.com/seek-oss/capsize measures it.
 */
interface SystemFont {
  names: readonly [string, ...string[]];
  width: number;
}
const systemFonts: Record<"sans" | "serif", Record<"text" | "headings", SystemFont[]>> = {
  sans: {
    text: [{ names: ["Arial", "Helvetica", "Liberation Sans", "Roboto"], width: 913 / 2048 }],
    headings: [
      { names: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"], width: 983 / 2048 },
      { names: ["Roboto Bold", "Roboto-Bold"], width: 926 / 2048 },
    ],
  },
  serif: {
    text: [
      { names: ["Times New Roman", "Times", "Liberation Serif"], width: 832 / 2048 },
      { names: ["Noto Serif"], width: 481 / 1000 },
    ],
    headings: [
      { names: ["Times New Roman Bold", "Times Bold", "Liberation Serif Bold"], width: 886 / 2048 },
      { names: ["Noto Serif Bold", "NotoSerif-Bold"], width: 512 / 1000 },
    ],
  },
};

/**
 * A typeface that is ready: its files by name, and its measures at the weights of text and of
 * headings.
 */
interface Cut {
  family: string;
  isSerif: boolean;
  files: { file: string; weights: string; content: Buffer }[];
  text: Font;
  headings: Font;
}

/** Keeps what joins and spaces letters, and leaves out alternate figures and the like. */
const cutFont = (font: Buffer, weight?: number | { min: number; max: number }) =>
  subsetFont(font, letters.join(""), {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "calt", "ccmp", "rvrn"],
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });

/** What a package of https://fontsource.org says of its typeface. */
interface Metadata {
  id: string;
  family: string;
  category: string;
  weights: [number, ...number[]];
}

async function cutPackage(folder: string): Promise<Cut> {
  const text = await readFile(path.join(folder, "metadata.json"), "utf8");
  const metadata = JSON.parse(text) as Metadata;
  const { family, category } = metadata;
  const varies = existsSync(fileOf(folder, metadata, "wght"));
  const files = varies ? [] : nearestWeights(metadata).map((one) => fileOf(folder, metadata, one));
  if (!files.every((file) => existsSync(file)))
    throw new TypefaceError(
      `content/brand.yml names the typeface ${family}, whose package has no letters of Latin in upright style: choose another one.`,
    );
  const cut = await (varies ? cutVariable : cutSingle)(folder, metadata);
  return { family, isSerif: category === "serif", ...cut };
}

const fileOf = (folder: string, { id }: Metadata, weight: number | "wght") =>
  path.join(folder, "files", `${id}-latin-${weight}-normal.woff2`);

type CutFiles = Pick<Cut, "files" | "text" | "headings">;

/** Cuts a typeface of one file, in which the weight varies. */
async function cutVariable(folder: string, metadata: Metadata): Promise<CutFiles> {
  const font = await readFile(fileOf(folder, metadata, "wght"));
  const { least: min, most: max, range: weights } = everyWeight;
  const content = await cutFont(font, { min, max });
  return {
    files: [{ file: `${metadata.id}.woff2`, weights, content }],
    text: await fromBuffer(await cutFont(font, textWeight.weight)),
    headings: await fromBuffer(await cutFont(font, headingWeight.weight)),
  };
}

/** Returns the weights of a typeface that come nearest to those of text and of headings. */
const nearestWeights = ({ weights }: Metadata) => {
  const nearest = (wanted: number) =>
    weights.reduce((one, other) =>
      Math.abs(other - wanted) < Math.abs(one - wanted) ? other : one,
    );
  return [nearest(textWeight.weight), nearest(headingWeight.weight)] as const;
};

/**
 * Cuts a typeface with a file for each weight. Of one with a single weight, that stands for all.
 */
async function cutSingle(folder: string, metadata: Metadata): Promise<CutFiles> {
  const weights = nearestWeights(metadata);
  const cut = async (weight: number, range: string) => ({
    file: `${metadata.id}-${weight}.woff2`,
    weights: range,
    content: await cutFont(await readFile(fileOf(folder, metadata, weight))),
  });
  const isOne = weights[0] === weights[1];
  const text = await cut(weights[0], isOne ? everyWeight.range : textWeight.range);
  const headings = isOne ? text : await cut(weights[1], headingWeight.range);
  return {
    files: isOne ? [text] : [text, headings],
    text: await fromBuffer(text.content),
    headings: await fromBuffer(headings.content),
  };
}

/** Reads the owner's own file, which stays as it is, since many licenses forbid cutting it. */
async function readOwn(file: string, isSerif: boolean): Promise<Cut> {
  const content = await readFile(file);
  const measures = await fromBuffer(content);
  return {
    family: measures.familyName,
    isSerif,
    files: [{ file: path.basename(file), weights: everyWeight.range, content }],
    text: measures,
    headings: measures,
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Returns what stands in for a typeface: fonts of systems, scaled to its widths, on lines of its
 * height.
 */
function fallbacksOf({ text, headings, isSerif }: Cut): FallbackFont[] {
  const fonts = systemFonts[isSerif ? "serif" : "sans"];
  const scaled = (own: Font, weights: string, others: readonly SystemFont[]) =>
    others.map(({ names, width }) => {
      const size = own.xWidthAvg / own.unitsPerEm / width;
      const ofEm = (units: number) => percent(units / own.unitsPerEm / size);
      return {
        family: `Fallback ${names[0].replace(" Bold", "")}`,
        weights,
        local: [...names],
        size: percent(size),
        ascent: ofEm(own.ascent),
        descent: ofEm(-own.descent),
        lineGap: ofEm(own.lineGap),
      };
    });
  return [
    ...scaled(text, textWeight.range, fonts.text),
    ...scaled(headings, headingWeight.range, fonts.headings),
  ];
}

/** A typeface that cannot be had: the message names it, and what to do. */
export class TypefaceError extends Error {}

const isOwn = (name: string) => name.endsWith(".woff2");

/** The license of a package's typeface, in static/fonts. */
const licenseOf = (name: string) => `${path.basename(name)}-LICENSE.txt`;

/** Takes away what was cut from a package. A file of the owner's own stays. */
async function removeCut({ name, files }: Typeface, root: string): Promise<void> {
  if (isOwn(name)) return;
  for (const file of [...files.map((one) => one.file), licenseOf(name)])
    await rm(path.join(root, fontFolder, file), { force: true });
}

/**
 * Writes the files of a brand's typeface to static/fonts in place of those cut before, and what
 * pages have to know of it beside brand.ts.
 * @param brand its typeface: a package of fontsource, or a WOFF2 file of static/fonts; none writes
 * nothing
 * @param root the project, in which the package is installed
 * @returns the names of the files in static/
 * @throws {TypefaceError} where there is no such package or file
 */
export async function writeTypeface(
  { typeface: name, serif = false }: Pick<Brand, "typeface" | "serif">,
  root: string,
): Promise<string[]> {
  if (name === undefined) return [];
  const fonts = path.join(root, fontFolder);
  const from = isOwn(name) ? path.join(fonts, name) : path.join(root, "node_modules", name);
  if (!existsSync(from))
    throw new TypefaceError(
      isOwn(name)
        ? `content/brand.yml names the typeface ${name}: put that file into ${fontFolder}.`
        : `content/brand.yml names the typeface ${name}: corepack pnpm add -D --save-exact ${name}`,
    );
  const cut = await (isOwn(name) ? readOwn(from, serif) : cutPackage(from));
  await removeCut(JSON.parse(await readFile(path.join(root, made), "utf8")) as Typeface, root);
  for (const { file, content } of cut.files) await writeFile(path.join(fonts, file), content);
  const license = path.join(from, "LICENSE");
  if (existsSync(license)) await copyFile(license, path.join(fonts, licenseOf(name)));
  const typeface: Typeface = {
    name,
    family: cut.family,
    generic: cut.isSerif ? "serif" : "sans-serif",
    width: Math.round((1000 * cut.text.xWidthAvg) / cut.text.unitsPerEm) / 1000,
    files: cut.files.map(({ file, weights }) => ({ file, weights })),
    fallbacks: fallbacksOf(cut),
  };
  await writeFile(path.join(root, made), `${JSON.stringify(typeface, undefined, 2)}\n`);
  return cut.files.map(({ file }) => `fonts/${file}`);
}
