/**
 * Paths as Netlify's `_headers` and `_redirects` write them: `:name` stands for one segment, `*` for anything.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */

const special = /[.+?^${}()|[\]\\]/g;

/** What each `:name` matched, and `*` under the name `splat`. */
export type Captures = Readonly<Record<string, string>>;

/** Returns a function that returns a path's captures, or `undefined` where the path does not match. */
export function compilePattern(pattern: string): (path: string) => Captures | undefined {
  const names: string[] = [];
  const source = pattern
    .replace(/\/+$/, "")
    .replace(special, "\\$&")
    .replace(/\/\*$|\*|:([A-Za-z_]\w*)/g, (match, name?: string) => {
      names.push(name ?? "splat");
      if (name) return "([^/]+)";
      // `/blog/*` means `/blog` too.
      return match === "/*" ? "(?:/(.*))?" : "(.*)";
    });
  // As on Netlify, a rule for `/a` is one for `/a/`.
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const match = expression.exec(path);
    if (!match) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
  };
}
