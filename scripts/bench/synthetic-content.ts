/** Synthetic content for the build bench: valid entries of all three kinds, related to each other. Deterministic. */
import { copyFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageKindNamed, registry, type PageKindName } from "../../src/content/registry";
import { walkFiles } from "../../src/content/walk-files";

const lexicon =
  "wall beam slab permit office survey drawing trade crew inspector counter cabinet tile window door roof duct valve meter panel circuit drain trench footing frame sheathing stucco paint floor ceiling light switch hood sink range shelf aisle exit ramp rail stair lift lobby suite tenant owner lease budget bid contract change order schedule week phase closeout warranty".split(
    " ",
  );

/** Words that differ from entry to entry but never from run to run. */
function sentence(seed: number, words: number): string {
  const chosen = Array.from(
    { length: words },
    (_, i) => lexicon[(seed * 31 + i * 17 + ((seed * i) % 13)) % lexicon.length],
  );
  const text = chosen.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const fit = (text: string, length: number) => `${text.slice(0, length - 1).trimEnd()}.`;

const slugOf = (index: number) => `entry-${String(index).padStart(5, "0")}`;
const kinds = registry.pages;
const pageKinds = kinds.map(({ name }) => name as PageKindName);
/** Menus name every service, and a contractor has dozens of kinds of work at most: what is more than that are articles. */
const mostServices = 45;
const kindOf = (index: number): PageKindName => {
  const kind = pageKinds[index % pageKinds.length] ?? "service";
  return kind === "service" && index >= mostServices * pageKinds.length ? "article" : kind;
};
const folderOf = (index: number) => pageKindNamed(kindOf(index)).folder;

function commonLines(index: number, count: number, picture: string): string[] {
  // An entry declares one of each other kind, so that the rule has something to complete.
  const neighbor = (kind: PageKindName) => {
    const offset = pageKinds.indexOf(kind);
    const other =
      (Math.floor(index / 3) * 3 + offset + 3 * (1 + (index % 7))) % (count - (count % 3));
    const same = other % 3 === offset ? other : offset;
    return slugOf(kind === "service" ? same % (mostServices * pageKinds.length) : same);
  };
  const lists = kinds
    .filter(({ name }) => name !== kindOf(index))
    .map(({ plural, name }) => `  ${plural}: [${neighbor(name as PageKindName)}]`);
  return [
    `title: Entry ${index}`,
    `description: ${fit(sentence(index, 40), 140)}`,
    `summary: ${fit(sentence(index + 1, 20), 80)}`,
    `hero: { src: ./${picture}, alt: A synthetic picture of a building }`,
    "related:",
    ...lists,
    "checked: 2026-11-20",
  ];
}

const ownLines: Record<PageKindName, (index: number) => string[]> = {
  service: (index) => [
    `group: ${index % 2 ? "commercial" : "residential"}`,
    "offer: commercial-construction",
    `order: ${1 + (index % 9000)}`,
    `promise: ${fit(sentence(index + 2, 20), 120)}`,
    "facts:",
    ...["permits", "reviewers", "trades", "occupancy"].map(
      (name) => `  ${name}: ${fit(sentence(index + name.length, 9), 60)}`,
    ),
    "questions:",
    ...[1, 2, 3].flatMap((n) => [
      `  - question: ${fit(sentence(index + n, 9), 50)}`,
      `    reason: ${fit(sentence(index + n + 3, 18), 110)}`,
    ]),
    "faq:",
    ...[1, 2].flatMap((n) => [
      `  - question: ${fit(sentence(index + n, 9), 50)}`,
      `    answer: ${sentence(index + n, 45)}`,
    ]),
  ],
  buildRecap: (index) => [
    "published: 2026-11-20",
    `disclaimer: ${fit(sentence(index, 30), 160)}`,
    "facts:",
    ...[
      "projectType",
      "area",
      "duration",
      "occupancy",
      "permits",
      "approvals",
      "trades",
      "role",
    ].map((name) => `  ${name}: ${fit(sentence(index + name.length, 7), 40)}`),
    "phases:",
    ...[1, 2, 3, 4].flatMap((n) => [
      `  - weeks: Week ${n}`,
      `    title: ${fit(sentence(index + n, 5), 30)}`,
      `    text: ${sentence(index + n, 45)}`,
    ]),
    "lessons:",
    ...[1, 2].flatMap((n) => [
      `  - title: ${fit(sentence(index + n, 7), 40)}`,
      `    text: ${sentence(index + n, 30)}`,
    ]),
  ],
  article: (index) => [
    "published: 2026-11-20",
    "checklist:",
    `  title: ${fit(sentence(index, 6), 30)}`,
    "  items:",
    ...[1, 2, 3, 4, 5].map((n) => `    - ${fit(sentence(index + n, 8), 45)}`),
  ],
};

function body(index: number): string {
  return [1, 2, 3, 4]
    .flatMap((part) => [
      `## ${fit(sentence(index + part, 5), 32)}`,
      "",
      sentence(index + part, 60),
      "",
      part === 2
        ? "| Work | Who |\n| --- | --- |\n| Walls | Owner |\n"
        : sentence(index * part, 45),
      "",
    ])
    .join("\n");
}

/** The text of entry number `index` of `count`. */
function entryText(index: number, count: number, picture: string): string {
  const lines = [...commonLines(index, count, picture), ...ownLines[kindOf(index)](index)];
  return `---\n${lines.join("\n")}\n---\n\n${body(index)}`;
}

/**
 * Replaces the pages below `root`/content by `count` synthetic ones, which share the pictures given.
 * @returns the file of one entry, to be edited between two builds
 */
export async function writeSyntheticContent(
  root: string,
  count: number,
  pictures: string[],
): Promise<string> {
  const content = path.join(root, "content");
  for (const { folder } of kinds) {
    await rm(path.join(content, folder), { recursive: true, force: true });
    await mkdir(path.join(content, folder), { recursive: true });
    await Promise.all(
      pictures.map((picture) =>
        copyFile(picture, path.join(content, folder, path.basename(picture))),
      ),
    );
  }
  for (let index = 0; index < count; index += 1) {
    const picture = path.basename(pictures[index % pictures.length] ?? "");
    const file = path.join(content, folderOf(index), `${slugOf(index)}.md`);
    await writeFile(file, entryText(index, count, picture));
  }
  await unlinkTexts(content);
  return path.join(content, folderOf(1), `${slugOf(1)}.md`);
}

/** Answers of the real FAQ link to real pages, which are gone: the links become plain words. */
async function unlinkTexts(content: string): Promise<void> {
  const file = path.join(content, "faq.yml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, "$1"));
}

/** The first two dozen pictures of the project's content, one for each name. */
export async function contentPictures(root: string): Promise<string[]> {
  const byName = new Map<string, string>();
  for (const name of await walkFiles(path.join(root, "content")))
    if (name.endsWith(".jpg")) byName.set(path.basename(name), path.join(root, "content", name));
  return [...byName.values()].slice(0, 24);
}

/**
 * Copies what a build needs into `target`.
 * @param withPackages whether it uses the installed packages of `root`; otherwise it has none yet
 */
export async function copyProject(
  root: string,
  target: string,
  { withPackages = true } = {},
): Promise<void> {
  const leave = new Set([
    "node_modules",
    ".cache",
    "public",
    ".git",
    "screenshots",
    "coverage",
    ".submissions",
  ]);
  for (const name of await readdir(root))
    if (!leave.has(name))
      await cp(path.join(root, name), path.join(target, name), { recursive: true });
  if (withPackages)
    await symlink(path.join(root, "node_modules"), path.join(target, "node_modules"), "dir");
}
