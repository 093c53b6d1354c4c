/** Content damaged at random, always in the same way: what authors, editors and disks do to files. */

import { randomNumbers } from "./random";

/** Files by their path from the project's root. */
export type Files = Record<string, string | Buffer>;

/** What no message may hold: it would be the check's own mistake. */
export const slip = /^ +at .+:\d+:\d+|\bundefined\b|\[object|Cannot read/m;

type Below = (below: number) => number;

const pieces = [
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

/** What can happen to one text. */
const accidents: ((text: string, below: Below) => string | Buffer)[] = [
  (text, below) => text.slice(0, below(text.length)),
  (text, below) => text.slice(below(text.length)),
  (text, below) => insert(text, below, pieces[below(pieces.length)] ?? ""),
  (text, below) => insert(text, below, String.fromCharCode(below(0xd800))),
  (text, below) => lines(text, (all) => all.splice(below(all.length), 1 + below(4))),
  (text, below) =>
    lines(text, (all) => all.splice(below(all.length), 0, all[below(all.length)] ?? "")),
  (text, below) =>
    lines(text, (all) => (all[below(all.length)] = pieces[below(pieces.length)] ?? "")),
  // A value of another type.
  (text, below) =>
    lines(text, (all) => {
      const index = below(all.length);
      all[index] = (all[index] ?? "").replace(/: .*$/, `: ${pieces[below(pieces.length)] ?? ""}`);
    }),
  // A list or group without what is in it, and deeper or shallower than it was.
  (text, below) =>
    lines(text, (all) => {
      const index = below(all.length);
      all[index] = " ".repeat(below(4)) + (all[index] ?? "").trim();
    }),
  (text, below) => Buffer.from(text).fill(below(256), below(text.length)),
  () => "",
];

function insert(text: string, below: Below, piece: string): string {
  const at = below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}

function lines(text: string, change: (all: string[]) => unknown): string {
  const all = text.split("\n");
  change(all);
  return all.join("\n");
}

/** Does harm to a few files of a project, in place. */
export function damage(files: Files, seed: number): void {
  const below = randomNumbers(seed);
  const names = Object.keys(files).filter((name) => name.startsWith("content/"));
  for (let count = 1 + below(4); count > 0; count -= 1) {
    const name = names[below(names.length)] ?? "";
    const content = files[name];
    if (content === undefined) continue;
    const fate = below(12);
    if (fate === 0) Reflect.deleteProperty(files, name);
    else if (fate === 1) files[name.replace(/[^/]+$/, (last) => `x/${last}`)] = content;
    else if (typeof content !== "string") files[name] = content.subarray(0, below(content.length));
    else if (content !== "")
      files[name] = accidents[below(accidents.length)]?.(content, below) ?? "";
  }
}
