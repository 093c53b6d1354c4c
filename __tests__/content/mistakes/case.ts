import type { Files } from "../../support/content-fixture";

/** A mistake made in a valid project, and what the content check has to report. */
export interface Case {
  kind: string;
  change: (files: Files) => void;
  /** The file that is reported; the casino page by default. */
  file?: string;
  /** A part of the line that is reported. */
  at?: string;
  field: string;
  code: string;
}

export const casino = "content/services/casino/index.md";
export const guide = "content/blog/guide/index.md";

/** Returns a change that replaces a part of a file, and throws if the file lacks it. */
export const replace = (name: string, from: string | RegExp, to: string) => (files: Files) => {
  const text = String(files[name]);
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${name} does not hold ${String(from)}`);
  files[name] = changed;
};

export const append = (name: string, text: string) => (files: Files) => {
  files[name] = `${String(files[name])}\n${text}\n`;
};
