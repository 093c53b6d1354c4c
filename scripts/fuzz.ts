/**
 * `npx tsx scripts/fuzz.ts [COUNT] [SEED]`: mutates files of `content/` in small ways, and reads
 * and checks each as the build does. No mutation may crash the check or keep it busy; the last line
 * counts them. Nothing is written.
 */
import path from "node:path";
import { checkOriginal, checkTranslation, prepareCheck } from "../src/content/check";
import { readContent } from "../src/content/content-file";
import { readBytes, type FileBytes } from "../src/content/details";
import type { Mistake } from "../src/content/front-matter";
import { placeOf, translationPlaceOf } from "../src/content/paths";
import { readTranslation } from "../src/content/translation";
import { comparePair } from "../src/content/check/pair";
import { guarded } from "../src/content/issues";
import { CommandError, runCommand } from "./command";

/** The most time of a processor for a file, ms; other programs on the machine do not count. */
const slowest = 1000;

/** A generator of numbers from 0 to 1 that gives the same ones for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What slips into a file, or is pasted there. */
const pieces = [
  "\n",
  "\n\n",
  "\t",
  " ",
  ":",
  "-",
  "#",
  "|",
  "---\n",
  "`",
  "*",
  "**",
  "_",
  "[",
  "](",
  "](/",
  "![",
  "<",
  ">",
  "{",
  "}",
  "<b>",
  "</b>",
  "<!--",
  "<details>",
  "&amp;",
  "\\",
  "\\\n",
  '"',
  "'",
  "’",
  "“",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "\0",
  "é",
  "{constructor}",
  "{#a}",
  ":rule{#x}",
  "::rule{#x}",
  "[^1]",
  "[^1]: x\n",
  "| a | b | c |\n",
  "&lt;script&gt;",
  "<<<<<<< HEAD\n",
  "=======\n",
  ">>>>>>> main\n",
  "- - - ",
  "> > > ",
  "1. 1. 1. ",
  "<? <! ",
  "<b></i> ".repeat(20),
  "word\r",
  "http://x",
  "a".repeat(400),
  "x@y",
  "*".repeat(200),
  "[".repeat(200),
  "](".repeat(100),
  "`".repeat(101),
  "<b>".repeat(90),
  "<b.> ".repeat(90),
  "> ".repeat(90),
  "__proto__: 1\n",
];

/** Returns a text with one small change: something typed in, cut out, doubled or moved. */
function mutated(text: string, random: () => number): string {
  const at = (length: number) => Math.floor(random() * (length + 1));
  const [start, length] = [at(text.length), at(40)];
  const before = text.slice(0, start);
  const cut = text.slice(start, start + length);
  const after = text.slice(start + length);
  switch (Math.floor(random() * 5)) {
    case 0:
      return before + after;
    case 1:
      return before + cut + cut + after;
    case 2: {
      const to = at(after.length);
      return before + after.slice(0, to) + cut + after.slice(to);
    }
    default:
      return before + (pieces[at(pieces.length - 1)] ?? "") + text.slice(start);
  }
}

async function main(): Promise<void> {
  const [count, seed] = [
    Number(process.argv[2] ?? 5000),
    Number(process.argv[3] ?? Date.now() % 1e6),
  ];
  const root = process.cwd();
  const { files, site } = await prepareCheck(root);
  const all = [...site.originals, ...files.translations].map(({ file }) => file);
  const sources = new Map<string, FileBytes>();
  for (const file of all) sources.set(file, await readBytes(root, file));
  const random = randomOf(seed);
  console.log(`${count} mutations of ${all.length} files, seed ${seed}`);

  const check = (file: string, bytes: FileBytes): Mistake[] => {
    const name = path.posix.relative("content", file);
    const translated = translationPlaceOf(name);
    if (translated) {
      const { translation, mistakes } = readTranslation({ ...translated, file }, bytes);
      const original = site.originals.find((one) => one.file === translated.original);
      if (!translation || !original) return mistakes;
      const pair = guarded(file, () => comparePair(original, translation));
      return [...pair, ...checkTranslation(translation, site)];
    }
    const place = placeOf(name);
    if (!place) throw new Error(`${file} has no place`);
    const { content, mistakes } = readContent(place, file, bytes);
    return content ? checkOriginal(content, { ...site, owners: new Map() }) : mistakes;
  };

  let refused = 0;
  let longest = 0;
  for (let number = 0; number < count; number += 1) {
    const file = all[Math.floor(random() * all.length)] ?? "";
    const [own, details] = sources.get(file) ?? [new Uint8Array()];
    const changesDetails = details !== undefined && random() < 0.3;
    const bytes = Buffer.from(
      mutated(Buffer.from(changesDetails ? details : own).toString(), random),
    );
    const started = process.cpuUsage();
    const found = check(file, changesDetails ? [own, bytes] : [bytes, details]);
    const { user, system } = process.cpuUsage(started);
    const time = (user + system) / 1000;
    longest = Math.max(longest, time);
    if (found.length > 0) refused += 1;
    const crash = found.find(({ code }) => code === "crash");
    const unnamed = found.find((one) => !one.file.startsWith("content/") || !(one.line >= 1));
    const problem =
      crash?.problem ?? (unnamed ? `has no file or line: ${JSON.stringify(unnamed)}` : "");
    if (problem || time > slowest) {
      const what = problem || `takes ${Math.round(time)} ms`;
      throw new CommandError(
        `Mutation ${number} of ${file} ${what}; seed ${seed}:\n${bytes.toString().slice(0, 4000)}`,
      );
    }
  }
  console.log(`${refused} refused, none crashed; the longest took ${Math.round(longest)} ms.`);
}

runCommand(main);
