import { createHash } from "node:crypto";
import path from "node:path";

interface CssLoader {
  options?: { modules?: { getLocalIdent?: typeof shortClassName } };
}

/** A webpack rule, as far as it leads to css-loader. */
export interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

/**
 * Name of a class in a CSS Module: five characters of a hash, the first of them a letter. Gatsby's own names
 * (`ServiceArticle-module--facts--1a2b3`) take a twentieth of each page's HTML, and of the script that repeats them. The
 * name depends on nothing but where the class stands, since HTML and script are built apart.
 */
export function shortClassName(
  { resourcePath, rootContext }: { resourcePath: string; rootContext: string },
  _localIdentName: string,
  localName: string,
): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
  const hash = createHash("sha1").update(`${file} ${localName}`).digest();
  const letter = String.fromCharCode(97 + ((hash[0] ?? 0) % 26));
  return letter + (hash.readUInt32BE(1) % 36 ** 4).toString(36).padStart(4, "0");
}

/** Gives every css-loader among webpack's rules that reads CSS Modules the short names. */
export function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use } of rules) {
    shortenClassNames(oneOf);
    for (const { options } of Array.isArray(use) ? (use as CssLoader[]) : []) {
      if (options?.modules && "exportOnlyLocals" in options.modules)
        options.modules.getLocalIdent = shortClassName;
    }
  }
}
