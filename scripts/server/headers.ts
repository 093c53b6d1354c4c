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

/** A header that is named twice is one header with two values. */
function join(headers: Map<string, string>, name: string, value: string): void {
  const former = headers.get(name);
  headers.set(name, former === undefined ? value : `${former}, ${value}`);
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
    join(headers, name.toLowerCase(), value);
  }
  return rules.map(({ pattern, headers }) => {
    const match = compilePattern(pattern);
    return { matches: (path) => match(path) !== undefined, headers };
  });
}

/**
 * The headers of all rules that fit the path. Where several of them name the same header, their values are joined: Netlify's manual doesn't
 * say which would hold (its command line lets the last one hold), and a joined value shows that two rules contradict each other.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const joined = new Map<string, string>();
  for (const { matches, headers } of rules) {
    if (matches(path)) for (const [name, value] of headers) join(joined, name, value);
  }
  return joined;
}
