import type { Files } from "../../support/content-fixture";

/** One mistake, planted in a sound project, and what the content check has to say of it. */
export interface Case {
  kind: string;
  change: (files: Files) => void;
  /** The file that is named; the casino page when left out. */
  file?: string;
  /** Words that stand on the line that is named. */
  at?: string;
  field: string;
  problem: RegExp;
  remedy: RegExp;
}

export const casino = "content/services/casino/index.md";
export const guide = "content/blog/guide/index.md";

/** Replaces a piece of a file, which must be there. */
export const replace = (name: string, from: string | RegExp, to: string) => (files: Files) => {
  const text = String(files[name]);
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${name} does not hold ${String(from)}`);
  files[name] = changed;
};

export const append = (name: string, text: string) => (files: Files) => {
  files[name] = `${String(files[name])}\n${text}\n`;
};
