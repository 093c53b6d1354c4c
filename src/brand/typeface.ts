/**
 * Makes what pages have of the brand's typeface: its files, cut to the letters and weights of
 * pages, and the measures of what stands in for it while it loads. `npm run brand` runs it.
 */
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fromBuffer, type Font } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { FallbackFont, Typeface } from "./brand";

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

/** Fonts of systems, with their mean width in em as https://github.com/seek-oss/capsize measures it. */
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

/** A typeface that is ready: its files by name, and its measures at the weights of text and of headings. */
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

/** Cuts a typeface with a file for each weight. Of one with a single weight, that stands for all. */
async function cutSingle(folder: string, metadata: Metadata): Promise<CutFiles> {
  const nearest = (wanted: number) =>
    metadata.weights.reduce((one, other) =>
      Math.abs(other - wanted) < Math.abs(one - wanted) ? other : one,
    );
  const weights = [nearest(textWeight.weight), nearest(headingWeight.weight)] as const;
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
async function readOwn(file: string): Promise<Cut> {
  const content = await readFile(file);
  const measures = await fromBuffer(content);
  return {
    family: measures.familyName,
    isSerif: false,
    files: [{ file: path.basename(file), weights: everyWeight.range, content }],
    text: measures,
    headings: measures,
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Returns what stands in for a typeface: fonts of systems, scaled to its widths, on lines of its height. */
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

/**
 * Writes the files of a typeface to static/fonts in place of those of the one before, and what
 * pages have to know of it beside brand.ts.
 * @param name a package of fontsource, or a WOFF2 file of static/fonts
 * @param root the project, in which the package is installed
 * @returns the names of the files in static/
 * @throws {Error} where there is no such package or file, with what to do
 */
export async function writeTypeface(name: string, root: string): Promise<string[]> {
  const isOwn = name.endsWith(".woff2");
  const from = path.join(root, isOwn ? fontFolder : "node_modules", name);
  if (!existsSync(from))
    throw new Error(
      isOwn
        ? `content/brand.yml names the typeface ${name}: put that file into ${fontFolder}.`
        : `content/brand.yml names the typeface ${name}: corepack pnpm add -D --save-exact ${name}`,
    );
  const cut = await (isOwn ? readOwn : cutPackage)(from);
  const { files: earlier } = JSON.parse(await readFile(path.join(root, made), "utf8")) as Typeface;
  const names = new Set(cut.files.map(({ file }) => file));
  for (const { file } of earlier)
    if (!names.has(file)) await rm(path.join(root, fontFolder, file), { force: true });
  for (const { file, content } of cut.files)
    await writeFile(path.join(root, fontFolder, file), content);
  const license = path.join(from, "LICENSE");
  const licenseFile = path.join(root, fontFolder, "LICENSE.txt");
  if (existsSync(license)) await writeFile(licenseFile, await readFile(license));
  else await rm(licenseFile, { force: true });
  const typeface: Typeface = {
    name,
    family: cut.family,
    generic: cut.isSerif ? "serif" : "sans-serif",
    width: Math.round((1000 * cut.text.xWidthAvg) / cut.text.unitsPerEm) / 1000,
    files: cut.files.map(({ file, weights }) => ({ file, weights })),
    fallbacks: fallbacksOf(cut),
  };
  await writeFile(path.join(root, made), `${JSON.stringify(typeface, undefined, 2)}\n`);
  return [...names].map((file) => `fonts/${file}`);
}
