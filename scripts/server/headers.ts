import { parseAllHeaders } from "@netlify/headers-parser";
import { compilePattern } from "./pattern";

export interface HeaderRule {
  matches: (path: string) => boolean;
  /** As they are written: a header may appear in upper and lower case. */
  headers: Readonly<Record<string, string>>;
}

/**
 * The rules of a `_headers` file, read as Netlify reads it; none where there is no such file.
 * https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file
 * @throws Error with all mistakes of the file
 */
export async function readHeaders(file: string): Promise<HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file] as never[],
    netlifyConfigPath: undefined,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(String).join("\n")}`);
  return headers.map(({ for: pattern, values }) => {
    const match = compilePattern(pattern);
    return { matches: (path) => match(path) !== undefined, headers: values };
  });
}

/**
 * Returns the headers of all rules that match the path, by lower-case name. Values of the same header are joined: Netlify's manual does not
 * say which one wins (in its command line, the last), and a joined value shows that two rules contradict each other.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const joined = new Map<string, string>();
  for (const { headers } of rules.filter(({ matches }) => matches(path))) {
    for (const [name, value] of Object.entries(headers)) {
      const former = joined.get(name.toLowerCase());
      joined.set(name.toLowerCase(), former === undefined ? value : `${former}, ${value}`);
    }
  }
  return joined;
}
