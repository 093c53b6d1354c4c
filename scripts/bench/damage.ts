/** Damages content at random, but reproducibly, as authors, editors and disks do. */

import { randomNumbers } from "./random";

/** Contents of files by their path from the project's root. */
export type Files = Record<string, string | Buffer>;

/** Matches what a message contains only if the check itself has a bug. */
export const bugPattern = /^ +at .+:\d+:\d+|\bundefined\b|\[object|Cannot read/m;

/** Returns a random integer from 0 up to, but not including, `limit`. */
type RandomInt = (limit: number) => number;

const fragments = [
  "\t",
  ":",
  "- ",
  "---\n",
  "null",
  "[",
  "]",
  "{}",
  "&a",
  "*a",
  "!!binary x",
  "!!set {a}",
  "<<: *a",
  "\u0000",
  "\u200b",
  "\ud83d\ude00",
  "\r",
  "# ",
  "![",
  "](",
  "./a.jpg",
  "/faq#",
  "::rule{#",
  "<p",
  "| ",
  "~",
  "0x1F",
  "1e999",
  "__proto__: 1\n",
  "constructor: {}\n",
  "title:\n",
  "? a\n",
  "'",
  '"',
  "\n\n",
  ">-\n",
  "2026-13-45",
  "true",
  "%YAML 9\n",
];

const fragment = (random: RandomInt) => fragments[random(fragments.length)] ?? "";

/** Ways to corrupt one text. */
const corruptions: ((text: string, random: RandomInt) => string | Buffer)[] = [
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text.slice(random(text.length)),
  (text, random) => insert(text, random, fragment(random)),
  (text, random) => insert(text, random, String.fromCharCode(random(0xd800))),
  (text, random) => lines(text, (all) => all.splice(random(all.length), 1 + random(4))),
  (text, random) =>
    lines(text, (all) => all.splice(random(all.length), 0, all[random(all.length)] ?? "")),
  (text, random) => lines(text, (all) => (all[random(all.length)] = fragment(random))),
  // A value of another type.
  (text, random) =>
    lines(text, (all) => {
      const index = random(all.length);
      all[index] = (all[index] ?? "").replace(/: .*$/, `: ${fragment(random)}`);
    }),
  // Another indentation, so that a list or group loses its contents or moves to another level.
  (text, random) =>
    lines(text, (all) => {
      const index = random(all.length);
      all[index] = " ".repeat(random(4)) + (all[index] ?? "").trim();
    }),
  (text, random) => Buffer.from(text).fill(random(256), random(text.length)),
  () => "",
];

function insert(text: string, random: RandomInt, inserted: string): string {
  const at = random(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at);
}

function lines(text: string, change: (all: string[]) => unknown): string {
  const all = text.split("\n");
  change(all);
  return all.join("\n");
}

/** Corrupts, moves or deletes one to four entries of `files`, in place. */
export function damage(files: Files, seed: number): void {
  const random = randomNumbers(seed);
  const names = Object.keys(files).filter((name) => name.startsWith("content/"));
  for (let count = 1 + random(4); count > 0; count -= 1) {
    const name = names[random(names.length)] ?? "";
    const content = files[name];
    if (content === undefined) continue;
    const action = random(12);
    if (action === 0) Reflect.deleteProperty(files, name);
    else if (action === 1) files[name.replace(/[^/]+$/, (last) => `x/${last}`)] = content;
    else if (typeof content !== "string") files[name] = content.subarray(0, random(content.length));
    else if (content !== "")
      files[name] = corruptions[random(corruptions.length)]?.(content, random) ?? "";
  }
}
