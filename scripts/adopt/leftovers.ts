/** What is left of the sample in content/, by file and line, and what is not filled in. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { leftOfSample } from "../../src/content/check/owner";
import {
  originalsOf,
  readFiles,
  readLabels,
  type ContentFiles,
} from "../../src/content/check/read-files";
import { translationStates } from "../../src/content/check/translations";
import { isPage } from "../../src/content/content-file";
import type { Mistake } from "../../src/content/front-matter";
import { lineOf, pictureSource } from "../../src/content/html-tree";
import { fault, formatMistakes, mistakeAt, valueAt } from "../../src/content/issues";
import { business } from "../../src/content/kinds/business";
import type { BusinessFacts } from "../../src/content/kinds/business";
import type { SiteSettings } from "../../src/content/kinds/site";
import { render } from "../../src/content/markdown-tree";
import { isOptional, metaOf, shapeOf, valuesIn } from "../../src/content/schema";
import { walkFiles } from "../../src/content/walk-files";
import { hashOf, ownFactsOf, readYaml, recall, termIn, type Memory } from "./memory";

interface Left {
  text: string;
  /** Whether nothing is left that has to go before the site is the owner's. */
  isClean: boolean;
}

/** Returns the lines of text files in which a word stands, as mistakes. */
async function linesWith(content: string, words: readonly string[], what: string) {
  const found: Mistake[] = [];
  if (words.length === 0) return found;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "u");
  for (const name of await walkFiles(content)) {
    if (!/\.(?:md|yml)$/.test(name) || name === "README.md") continue;
    const lines = (await readFile(path.join(content, name), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const [word] = (line.trimStart().startsWith("#  ") ? "" : line).match(pattern) ?? [];
      if (word)
        found.push({
          file: `content/${name}`,
          line: index + 1,
          field: "text",
          code: "sample",
          problem: `has ${what}: “${word}”`,
          remedy: "write what holds for the business",
        });
    }
  }
  return found;
}

/** The facts that are still those of the sample. */
async function sampleFacts(content: string, memory: Memory): Promise<Mistake[]> {
  const file = path.join(content, "business.yml");
  const own = ownFactsOf(await readYaml<BusinessFacts>(file));
  const lines = (await readFile(file, "utf8")).split("\n");
  return Object.entries(memory.facts).flatMap(([field, value]) => {
    if (own[field] !== value) return [];
    const key = field.split(".").at(-1) ?? "";
    const at = lines.findIndex((line) => new RegExp(`^\\s*(?:- )?${key}:`).test(line));
    return {
      file: "content/business.yml",
      line: at + 1,
      field,
      code: "sample",
      problem: `is the sample's: “${value}”`,
      remedy: "write the business's own, or run npm run adopt",
    };
  });
}

/**
 * The pages, other than drafts, that show pictures of the sample; its pictures are illustrations,
 * and may stay as such.
 */
async function samplePictures(
  content: string,
  memory: Memory,
  hidden: ReadonlySet<string>,
): Promise<string[]> {
  const hashes = new Set(Object.values(memory.files));
  const folders = new Map<string, number>();
  for (const name of await walkFiles(content))
    if (/\.(?:jpe?g|png|webp)$/.test(name) && hashes.has(await hashOf(path.join(content, name)))) {
      const folder = `content/${path.posix.dirname(name)}`;
      if (hidden.has(folder)) continue;
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
  return [...folders].map(([folder, count]) => `${folder}: ${count}`);
}

/** How a caption says, in either language, that its picture is none of a client's job. */
const illustration = /\b(?:illustration|ilustración)/i;

/**
 * The pictures of the sample that a file or its translation shows without a caption by which they
 * are illustrations: a reader would take them for work of the business.
 */
async function unlabeledPictures(
  content: string,
  memory: Memory,
  { pages, data, translations }: ContentFiles,
): Promise<Mistake[]> {
  const hashes = new Set(Object.values(memory.files));
  const found: Mistake[] = [];
  const unlabeled = fault(
    "sample",
    "is a picture of the sample, and no caption says that it is an illustration",
    "put one of your own there, or begin the caption with “Illustration:”",
  );
  for (const original of [...pages, ...data]) {
    if (original.data.draft === true) continue;
    const folder = path.dirname(path.join(content, "..", original.file));
    const isOfSample = async (src: string) => {
      const file = path.join(folder, src);
      return existsSync(file) && hashes.has(await hashOf(file));
    };
    const shown = [original, ...translations.filter((one) => one.original === original.file)];
    for (const { value, path: place, meta } of valuesIn(original.kind.fileSchema, original.data)) {
      if (meta.role !== "picture" || !(await isOfSample((value as { src: string }).src))) continue;
      for (const file of shown) {
        const picture = valueAt(file.data, place) as { caption?: string } | undefined;
        if (picture && !illustration.test(picture.caption ?? ""))
          found.push(mistakeAt(file, place, unlabeled));
      }
    }
    if (!isPage(original)) continue;
    for (const { file, body, bodyLine } of shown) {
      const images: Element[] = [];
      visit(render(body), "element", (node) => {
        if (node.tagName === "img") images.push(node);
      });
      for (const node of images) {
        const caption = node.properties.title ?? "";
        if (illustration.test(caption) || !(await isOfSample(pictureSource(node)))) continue;
        found.push({ ...unlabeled, file, line: lineOf(node) + bodyLine - 1, field: "text" });
      }
    }
  }
  return found;
}

/** Returns the lines of the words whose links led to drafts, by file. */
async function wordsOfDrafts(content: string, { unlinked = {} }: Memory) {
  const found: Pick<Mistake, "file" | "line">[] = [];
  for (const [name, all] of Object.entries(unlinked)) {
    const file = path.join(content, name);
    const text = existsSync(file) ? await readFile(file, "utf8") : "";
    for (const words of all) {
      const [before, rest] = text.split(words, 2);
      if (before !== undefined && rest !== undefined)
        found.push({ file: `content/${name}`, line: before.split("\n").length });
    }
  }
  return found.sort((one, other) => one.line - other.line);
}

/** Whether the look is still that of the sample. */
async function hasSampleBrand(content: string, memory: Memory): Promise<boolean> {
  const file = path.join(content, "brand.yml");
  return existsSync(file) && memory.files["brand.yml"] === (await hashOf(file));
}

/** What is as the sample has it, and may be so by chance. */
const sameChoices = (facts: BusinessFacts, { choices }: Memory): string[] =>
  Object.entries(choices).flatMap(([field, value]) =>
    JSON.stringify(facts[field as keyof BusinessFacts]) === JSON.stringify(value) ? [field] : [],
  );

/** What only the owner can say and has not said yet, with what it is. */
function missingFacts(facts: Partial<BusinessFacts>): string[] {
  return Object.entries(shapeOf(business.schema)).flatMap(([name, field]) => {
    if (!isOptional(field) || facts[name as keyof BusinessFacts] !== undefined) return [];
    return `${name}: ${metaOf(field).description ?? ""}`;
  });
}

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];

/** Returns the lines of mistakes, a file in each line. */
function linesByFile(mistakes: readonly Pick<Mistake, "file" | "line">[]): string[] {
  const lines = new Map<string, number[]>();
  for (const { file, line } of mistakes) lines.set(file, [...(lines.get(file) ?? []), line]);
  return [...lines].map(([file, all]) => `${file}:${all.join(", ")}`);
}

/** Returns what is left, as a text to be printed. */
export async function leftovers(root: string): Promise<Left> {
  const memory = await recall(root);
  const content = path.join(root, "content");
  const facts = await readYaml<BusinessFacts>(path.join(content, "business.yml"));
  if (!memory)
    return {
      text: "The site is the sample as it came: nothing has been adopted yet. Begin with npm run adopt.",
      isClean: false,
    };
  const files = await readFiles(root);
  const left = leftOfSample(originalsOf(files), files.translations, await readLabels(root));
  const settings = await readYaml<SiteSettings>(path.join(content, "site.yml"));
  // What the owner says of the business and of its board is the owner's.
  const sample = new Set<unknown>(Object.values(memory.facts));
  const own = JSON.stringify([facts, settings], (_, value: unknown) =>
    sample.has(value) ? undefined : value,
  );
  const names = memory.names.filter((name) => !own.includes(name));
  const isElsewhere = settings.state !== memory.state;
  const areas = (memory.choices.areas ?? []) as BusinessFacts["areas"];
  const isForeign = (term: string) => !own.includes(term);
  const terms = isElsewhere ? memory.terms.filter(isForeign) : [];
  // In its own state a text may speak of a place where no work is offered.
  const places = areas.map(({ name }) => termIn(name)).filter(isForeign);
  const drafts = files.pages.filter((page) => isPage(page) && page.data.draft === true);
  const hidden = new Set(drafts.map(({ file }) => file));
  const folders = new Set(drafts.map(({ file }) => path.posix.dirname(file)));
  const elsewhere = (isElsewhere ? [] : await linesWith(content, places, "a place")).filter(
    ({ file }) => !folders.has(path.posix.dirname(file)),
  );
  const mistakes = [
    ...left,
    ...(await sampleFacts(content, memory)),
    ...(await linesWith(content, names, "the sample's name")),
    ...(await linesWith(content, terms, "a term of another state")),
    ...(await unlabeledPictures(content, memory, files)),
  ].filter(
    (one, index, all) =>
      all.findIndex((other) => other.file === one.file && other.line === one.line) === index,
  );
  const untranslated = translationStates(originalsOf(files), files)
    .filter(({ state, original }) => state !== "complete" && !hidden.has(original))
    .map(({ file }) => file);
  const pictures = await samplePictures(content, memory, folders);
  const isClean = mistakes.length === 0;
  const lines = [
    ...(isClean ? [] : [formatMistakes(mistakes, "leftover")]),
    ...listOf(
      "Not filled in, and not shown until it is (content/business.yml):",
      missingFacts(facts),
    ),
    ...listOf(
      "As the sample has it (content/business.yml); see whether it holds:",
      sameChoices(facts, memory),
    ),
    ...listOf(
      "The look is the sample's, mark and colors:",
      (await hasSampleBrand(content, memory))
        ? ["run npm run adopt with your color and logo, or change content/brand.yml"]
        : [],
    ),
    ...listOf(
      `Texts that speak of ${places.join(", ")}, where the business has no area; see whether they may:`,
      linesByFile(elsewhere),
    ),
    ...listOf(
      "Texts whose links led to what is a draft now; see whether their words hold without:",
      linesByFile(await wordsOfDrafts(content, memory)),
    ),
    ...listOf("Pictures of the sample, which may stay as illustrations:", pictures),
    ...listOf(
      "Drafts, which visitors do not see:",
      drafts.map(({ file }) => file),
    ),
    ...listOf(
      "Translations to write, or to look at again (npm run check:content -- --translations):",
      untranslated,
    ),
    "",
    isClean
      ? facts.sample
        ? "Nothing is left of the sample. Next: set `sample: false` in content/business.yml, then npm test -- site."
        : "Nothing is left of the sample. Next: npm test -- site."
      : "Next: change these lines, and run npm run adopt -- --check again.",
  ];
  return { text: lines.join("\n"), isClean };
}
