/**
 * Paths as Netlify's `_headers` and `_redirects` write them: `:name` stands for one segment, `*` for anything.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */

const special = /[.+?^${}()|[\]\\]/g;

/** What stood in the place of each `:name`, and of `*` under the name `splat`. */
export type Captures = Readonly<Record<string, string>>;

/** Returns a function that says what a path put into the pattern's open places, or `undefined` where it doesn't fit. */
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
