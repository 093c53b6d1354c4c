/**
 * The fixture businesses of `__tests__/businesses`, each built in a copy of this project. Their
 * texts are written in full in each language; the first language of `site.yml` becomes the original
 * and the others its translations, so that one set of words serves a site in English and Spanish
 * and one in Spanish and English. Pictures are painted, each in a color of its own.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { asTranslation, startFolder } from "../../scripts/start-content";
import type { Brand } from "../../src/brand/brand";
import { writeIcons } from "../../src/brand/icons";
import { writeTypeface } from "../../src/brand/typeface";
import type { SiteSettings } from "../../src/content/kinds/site";
import { languageOf } from "../../src/content/language";
import { declaredPlaceOf } from "../../src/content/paths";
import { elementOf, shapeOf, type Path, type Schema } from "../../src/content/schema";
import { extras } from "../../src/extras";
import { walkFiles } from "../../src/content/walk-files";
import { claimFiles } from "./claims";

/** Its name in content/site.yml. */
export type Extra = string;

/**
 * The words by which each business would be known on the site of another: its name, its places and
 * its law.
 */
const marksOf = {
  "general-contractor": [
    "Copper Basin",
    "copperbasin",
    "Las Vegas",
    "Henderson",
    "Nevada",
    "NSCB",
    "NRS",
    "Clark County",
  ],
  painter: ["Bright Gable", "Boise", "Idaho", "brightgable"],
  roofer: ["Loma Alta", "Tucson", "Arizona", "ROC", "lomaalta"],
  sample: [
    "Mojave Meridian",
    "mojavemeridian",
    "Las Vegas",
    "Nevada",
    "Clark County",
    "Henderson",
    "Pahrump",
    "NSCB",
    "NRS",
    "Arizona",
    "ROC",
  ],
} as const;

/** The name of a fixture business, which is that of its folder. */
export type Business = Exclude<keyof typeof marksOf, "sample">;

/** The fixture businesses. */
export const businesses = ["general-contractor", "painter", "roofer"] as const;

/** The smallest: the pages of the specification alone, in English. */
export const smallest: Business = "painter";

const fixtures = "__tests__/businesses";

/** Where the copy of a business is built; git ignores it. */
export const folderOf = (business: Business): string => path.join(".businesses", business);

/** All that a build and the tests of a site read. */
const parts = [
  "src",
  "static",
  "scripts",
  "netlify",
  "docs",
  "schemas",
  "__tests__",
  "package.json",
  "pnpm-lock.yaml",
  "jest.config.mjs",
  "playwright.config.mjs",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "templates",
];

const readSettings = (business: Business): SiteSettings => {
  const [language = ""] = ["en", "es"].filter((one) =>
    existsSync(path.join(fixtures, business, one, "site.yml")),
  );
  const file = path.join(fixtures, business, language, "site.yml");
  return parse(readFileSync(file, "utf8")) as SiteSettings;
};

const isExtra = (name: string): boolean => extras.some((extra) => extra.name === name);

/** The extras that a business has on. */
export const extrasOf = (business: Business): Extra[] =>
  Object.entries(readSettings(business).extras).flatMap(([name, isOn]) =>
    isOn && isExtra(name) ? [name] : [],
  );

/** Whether an extra that a business names has been taken out of this project: docs/extras.md. */
const hasGone = (business: Business): boolean =>
  !Object.keys(readSettings(business).extras).every(isExtra);

/** Returns where some data has fields that its schema does not know. */
function unknownIn(schema: Schema | undefined, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return value.flatMap((item, index) => unknownIn(element, item, [...path, index]));
  }
  const fields = shapeOf(schema);
  if (typeof value !== "object" || value === null || Object.keys(fields).length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = [...path, name];
    return Object.hasOwn(fields, name) ? unknownIn(fields[name], inner, own) : [own];
  });
}

/**
 * Returns a file without what no extra of this project knows: switches, pages in menus, fields;
 * undefined where it is all of the file.
 * @param name below `content/`
 * @param names of all files
 */
export function withoutGone(
  name: string,
  text: string,
  names: ReadonlySet<string>,
): string | undefined {
  // A drawing stands beside the file that names it.
  const place = declaredPlaceOf(name.replace(/\.svg$/, ".yml"));
  if (!place) return undefined;
  if (name.endsWith(".svg")) return text;
  if (name === "site.yml") {
    const document = parseDocument(text);
    const { extras: switches, menus } = document.toJS() as SiteSettings;
    for (const extra of Object.keys(switches))
      if (!isExtra(extra)) document.deleteIn(["extras", extra]);
    for (const [menu, pages] of Object.entries(menus))
      document.setIn(
        ["menus", menu],
        pages.filter((page) => names.has(`pages${page}/index.md`)),
      );
    return document.toString();
  }
  const [, front = text, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  const document = parseDocument(front);
  const unknown = unknownIn(place.kind.fileSchema, document.toJS());
  if (unknown.length === 0) return text;
  for (const path of unknown) document.deleteIn(path);
  const fields = document.toString();
  return body === undefined ? fields : `---\n${fields}---\n${body}`;
}

/** The folders whose files make up the content of a business; a later one wins. */
function layersOf(business: Business, language: string): string[] {
  const shared = extrasOf(business).map((name) => path.join(fixtures, "shared", name));
  return [startFolder, ...shared, path.join(fixtures, business)]
    .map((layer) => path.join(layer, language))
    .filter((folder) => existsSync(folder));
}

/**
 * Returns the files of a business in a language: their paths below `content/`, and where each
 * stands.
 */
async function filesIn(business: Business, language: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const layer of layersOf(business, language))
    for (const name of await walkFiles(layer)) files.set(name, path.join(layer, name));
  return files;
}

/** Writes the content of a business into a folder. */
async function writeContent(business: Business, content: string): Promise<void> {
  const { languages } = readSettings(business);
  const [first = "", ...others] = languages;
  const write = async (name: string, text: string) => {
    const target = path.join(content, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const isDrawing = (name: string) => name.endsWith(".svg");
  const originals = await filesIn(business, first);
  const names = new Set(originals.keys());
  const read = (name: string, place = "") => {
    const text = readFileSync(place, "utf8");
    return hasGone(business) ? withoutGone(name, text, names) : text;
  };
  for (const [name, place] of originals) {
    const text = read(name, place);
    if (text !== undefined) await write(name, text);
  }
  for (const language of others)
    for (const [name, place] of await filesIn(business, language)) {
      const [original, text] = [read(name, originals.get(name)), read(name, place)];
      if (original === undefined || text === undefined) continue;
      const words = isDrawing(name) ? text : asTranslation(name, original, text);
      if (words) await write(name.replace(/\.\w+$/, `.${language}$&`), words);
    }
  // Which claims are checked, and for which state, is the same for all.
  for (const [name, place] of claimFiles) await write(name, readFileSync(place, "utf8"));
  await paintPictures(business, content);
}

/** Paints the pictures that texts name. */
async function paintPictures(business: Business, content: string): Promise<void> {
  const texts = (await walkFiles(content)).filter((name) => /\.(?:md|yml)$/.test(name));
  const named = texts.flatMap((name) => {
    const text = readFileSync(path.join(content, name), "utf8");
    const own = [...text.matchAll(/(?:src: |\]\()\.\/([\w-]+\.jpg)/g)].map(([, one = ""]) => one);
    return own.map((one) => path.join(content, path.dirname(name), one));
  });
  const hue = businesses.indexOf(business) * 64;
  for (const [index, picture] of [...new Set(named)].entries()) {
    const background = { r: 48 + hue, g: (index * 32) % 256, b: (160 + index * 8) % 256 };
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
      .jpeg()
      .toFile(picture);
  }
}

/** The addresses that are an extra's own, each with all below it. */
const addressesOf = (extra: Extra): readonly string[] =>
  extras.find(({ name }) => name === extra)?.addresses ?? [];

const isBelow = (address: string, tops: readonly string[]): boolean =>
  tops.some((top) => address === top || address.startsWith(`${top}/`));

/** Switches an extra off as its owner does: in `site.yml`, and out of its menus. */
async function switchOff(content: string, extra: Extra): Promise<void> {
  const name = path.join(content, "site.yml");
  const document = parseDocument(readFileSync(name, "utf8"));
  const { menus } = document.toJS() as SiteSettings;
  const gone = addressesOf(extra);
  document.setIn(["extras", extra], false);
  for (const [menu, pages] of Object.entries(menus))
    document.setIn(
      ["menus", menu],
      pages.filter((page) => !isBelow(page, gone)),
    );
  await writeFile(name, document.toString());
}

interface Prepared {
  /** An extra that is switched off. */
  off?: Extra | undefined;
  folder?: string;
}

/**
 * Makes the copy of this project with the content of a business in its folder, whose cache stays,
 * and returns the folder.
 */
export async function prepareBusiness(
  business: Business,
  { off, folder = folderOf(business) }: Prepared = {},
): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of [...parts, "content"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of parts)
    if (existsSync(name)) await cp(name, path.join(folder, name), { recursive: true });
  if (!existsSync(path.join(folder, "node_modules")))
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  const content = path.join(folder, "content");
  await writeContent(business, content);
  const brand = parse(readFileSync(path.join(content, "brand.yml"), "utf8")) as Brand;
  // What was copied was made of the project's brand, which is its owner's.
  await writeIcons(brand, folder);
  await writeTypeface(brand, folder);
  if (off) await switchOff(content, off);
  return folder;
}

const isText = /\.(?:html|js|json|css|svg|txt|xml|vcf|webmanifest)$|^_(?:headers|redirects)$/;

/**
 * Returns where a built site names another business, its places, its law or its pictures, as
 * `file: word`.
 */
export async function foreignIn(business: Business, dist: string): Promise<string[]> {
  const own: readonly string[] = marksOf[business];
  const others = Object.values(marksOf)
    .flat()
    .filter((mark) => !own.includes(mark));
  const pattern = new RegExp(`\\b(?:${[...new Set(others)].join("|")})\\b`, "g");
  const pictures = (await readdir("content", { recursive: true })).flatMap((name) =>
    /\.(?:jpe?g|png|webp)$/.test(name) ? path.basename(name) : [],
  );
  const found: string[] = [];
  for (const name of await walkFiles(dist)) {
    if (name.startsWith("static/") && pictures.includes(path.basename(name)))
      found.push(`${name}: a picture of the sample`);
    if (!isText.test(name)) continue;
    const words = readFileSync(path.join(dist, name), "utf8").match(pattern) ?? [];
    for (const word of new Set(words)) found.push(`${name}: ${word}`);
  }
  return found;
}

/**
 * Returns the parts of labels by which an extra is known, and that no other label has; short ones
 * are words that anybody may use.
 */
export const ownWords = (own: readonly string[], others: readonly string[]): string[] =>
  own
    .flatMap((text) => text.split(/\{[^}]*\}|<[^>]*>/))
    .filter((part) => part.length > 24 && !others.some((text) => text.includes(part)));

/**
 * Returns what is left of an extra that is switched off: its pages, links to them, and its labels,
 * as `file: words`.
 */
export async function tracesOf(extra: Extra, dist: string): Promise<string[]> {
  const gone = addressesOf(extra);
  const read = (files: readonly string[]) =>
    files.flatMap((file) =>
      Object.values(parse(readFileSync(file, "utf8")) as Record<string, string>),
    );
  const labelsIn = async (folder: string) =>
    (await walkFiles(folder)).flatMap((name) =>
      /(?:^|\/)(?:page-)?labels\/[^/]+\.yml$/.test(name) ? path.join(folder, name) : [],
    );
  const own = await labelsIn(path.join("src/extras", extra));
  const others = (await labelsIn("src/extras")).filter((file) => !own.includes(file));
  const core = (await readdir("src/i18n")).filter((name) => /^[a-z]{2}\.yml$/.test(name));
  const words = ownWords(
    read(own),
    read([...others, ...core.map((name) => path.join("src/i18n", name))]),
  );
  const links = gone.flatMap((page) => ['"', "/", "#", "?"].map((end) => `"${page}${end}`));
  const found: string[] = [];
  for (const name of await walkFiles(dist)) {
    const address = `/${name.replace(/^page-data\/|(?:\/page-data)?\.(?:html|json)$/g, "")}`;
    if (isBelow(languageOf(address).path, gone)) found.push(`${name}: a page`);
    if (!isText.test(name)) continue;
    const text = readFileSync(path.join(dist, name), "utf8");
    for (const one of [...links, ...words]) if (text.includes(one)) found.push(`${name}: ${one}`);
  }
  return found;
}
