import { compilePattern } from "./pattern";

/**
 * Netlify's `_headers` file: a path on a line of its own, its headers indented below.
 * https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file
 */

export interface HeaderRule {
  matches: (path: string) => boolean;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Map<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: content, headers: new Map() });
      continue;
    }
    const [, name, value] = /^([^\s:]+)\s*:\s*(.*)$/.exec(content) ?? [];
    const headers = rules.at(-1)?.headers;
    if (name === undefined || value === undefined || !headers) {
      throw new Error(`_headers:${index + 1}: not a header of a path: ${content}`);
    }
    // The same header twice for one path is one header with two values.
    const key = name.toLowerCase();
    const former = headers.get(key);
    headers.set(key, former === undefined ? value : `${former}, ${value}`);
  }
  return rules.map(({ pattern, headers }) => {
    const match = compilePattern(pattern);
    return { matches: (path) => match(path) !== undefined, headers };
  });
}

/**
 * All rules that fit the path, put together; where two of them name the same header, the later one holds. This is what Netlify's own
 * command line does, and what gatsby-adapter-netlify relies on when it writes `/static/*` after `/*`.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const fitting = rules.filter((rule) => rule.matches(path));
  return new Map(fitting.flatMap((rule) => [...rule.headers]));
}
