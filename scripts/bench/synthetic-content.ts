/** Synthetic content for the build bench: valid, related entries of every kind of page. Deterministic. */
import { appendFile, copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { heroWidth } from "../../src/content/fields";
import type { PageFile } from "../../src/content/content-file";
import { measured } from "../../src/content/page-computed";
import { kindNamed, registry, type PageKind } from "../../src/content/registry";
import { walkFiles } from "../../src/content/walk-files";
import { writePage } from "../../src/content/write-content";
import { draftOf } from "../new/draft";

const lexicon =
  "wall beam slab permit office survey drawing trade crew inspector counter cabinet tile window door roof duct valve meter panel circuit drain trench footing frame sheathing stucco paint floor ceiling light switch hood sink range shelf aisle exit ramp rail stair lift lobby suite tenant owner lease budget bid contract change order schedule week phase closeout warranty".split(
    " ",
  );

/** Returns words that differ between entries, but not between runs. */
function sentence(seed: number, words: number): string {
  const chosen = Array.from(
    { length: words },
    (_, i) => lexicon[(seed * 31 + i * 17 + ((seed * i) % 13)) % lexicon.length],
  );
  const text = chosen.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const truncate = (text: string, length: number) => `${text.slice(0, length - 1).trimEnd()}.`;

const slugOf = (index: number) => `entry-${String(index).padStart(5, "0")}`;
const kinds = registry.pages;
/** Menus list every service, and a contractor offers a few dozen at most: any further entries become articles. */
const maxServices = 30;

function kindOf(index: number): PageKind {
  const kind = kinds[index % kinds.length];
  const isOverMax = kind?.name === "service" && index >= maxServices * kinds.length;
  return isOverMax || !kind ? kindNamed("article") : kind;
}

/** Names one entry of each other kind, so that the rule for related pages has something to complete. */
function relatedTo(index: number, count: number): Record<string, string[]> {
  const groups = Math.max(1, Math.floor(count / kinds.length));
  const group = (Math.floor(index / kinds.length) + 1 + (index % 7)) % groups;
  const others = kinds.flatMap(({ name, plural }, offset) => {
    if (name === kindOf(index).name) return [];
    const other = name === "service" ? group % maxServices : group;
    return [[plural, [slugOf(other * kinds.length + offset)]]];
  });
  return Object.fromEntries(others) as Record<string, string[]>;
}

/** Returns the text of entry number `index` of `count`, drafted from the schema of its kind. */
function entryText(index: number, count: number, picture: string): string {
  const kind = kindOf(index);
  let seed = index;
  const values = {
    title: `Entry ${index}`,
    related: relatedTo(index, count),
    offer: "commercial-construction",
    // After those of the site, and unique in its group.
    order: 100 + Math.floor(index / kinds.length),
    group: index % 2 ? "commercial" : "residential",
  };
  const data = draftOf(kind.schema, pick(values, kind), {
    today: "2026-11-20",
    picture: { src: `./${picture}`, alt: "A synthetic picture of a building" },
    text: (minimum, maximum, { words }) =>
      words
        ? sentence((seed += 1), words.minimum + 5)
        : truncate(sentence((seed += 1), 60), Math.min(minimum + 20, maximum)),
  });
  const { minimum, maximum } = kind.words;
  const missing =
    (minimum + maximum) / 2 -
    measured({ kind, data: data as PageFile["data"], body: "" }).wordCount;
  const parts = Array.from({ length: Math.round(missing / 50) }, (_, part) =>
    [`## ${truncate(sentence(index + part, 9), 32)}`, sentence(index * part, 45)].join("\n\n"),
  );
  const table = "| Work | Who |\n| --- | --- |\n| Walls | Owner |";
  return writePage(kind, data, [...parts, table].join("\n\n"));
}

const pick = (values: object, { schema }: PageKind) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.shape));

/** Every service needs a schedule: the synthetic ones copy the first of the site. */
async function writeSchedules(content: string, slugs: readonly string[]): Promise<void> {
  const file = path.join(content, "planner/schedules.yml");
  const [, first = ""] = (await readFile(file, "utf8")).split(/^(?= {2}- title: )/m);
  const more = slugs.map((slug) =>
    first.replace(/title: .*/, `title: ${slug}`).replace(/service: .*/, `service: ${slug}`),
  );
  await appendFile(file, more.join(""));
}

/**
 * Adds synthetic pages, at least three, to `root`/content until there are `count`. They share `pictures`.
 * @returns the file of one of them, for an edit between two builds
 */
export async function writeSyntheticContent(
  root: string,
  count: number,
  pictures: string[],
): Promise<string> {
  const content = path.join(root, "content");
  const existing = await walkFiles(content);
  const added = Math.max(3, count - existing.filter((name) => name.endsWith("index.md")).length);
  for (const { folder } of kinds)
    for (const picture of pictures)
      await copyFile(picture, path.join(content, folder, path.basename(picture)));
  const fileOf = (index: number) => path.join(content, kindOf(index).folder, `${slugOf(index)}.md`);
  for (let index = 0; index < added; index += 1) {
    const picture = path.basename(pictures[index % pictures.length] ?? "");
    await writeFile(fileOf(index), entryText(index, added, picture));
  }
  const indexes = Array.from({ length: added }, (_, index) => index);
  await writeSchedules(
    content,
    indexes.filter((index) => kindOf(index).name === "service").map(slugOf),
  );
  return fileOf(1);
}

/** Returns up to 24 pictures of the project's content, with distinct names, that are wide enough for a hero. */
export async function contentPictures(root: string): Promise<string[]> {
  const byName = new Map<string, string>();
  for (const name of await walkFiles(path.join(root, "content")))
    if (name.endsWith(".jpg")) byName.set(path.basename(name), path.join(root, "content", name));
  const files = [...byName.values()];
  const metadata = await Promise.all(files.map((file) => sharp(file).metadata()));
  return files.filter((_, index) => (metadata[index]?.width ?? 0) >= heroWidth).slice(0, 24);
}
