import { compilePattern, type Captures } from "./pattern";

/**
 * Netlify's `_redirects` file: `from [name=value …] to [status[!]] [condition=value …]` on each line, the first that fits holds.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */

const statuses = [200, 301, 302, 303, 307, 308, 404, 410];

export interface RedirectRule {
  match: (path: string, query: URLSearchParams) => Captures | undefined;
  to: string;
  status: number;
  /** Written `301!`: holds even where a file has that path. */
  force: boolean;
}

export interface Redirect {
  status: number;
  /** Where to send the visitor; for 200, 404 and 410 the path of the file to show instead. */
  location: string;
}

function parseLine(line: string, number: number): RedirectRule {
  const fail = (why: string): never => {
    throw new Error(`_redirects:${number}: ${why}: ${line}`);
  };
  const [from = "", ...rest] = line.split(/\s+/);
  const toIndex = rest.findIndex((word) => /^(\/|https?:)/.test(word));
  const to = rest[toIndex];
  if (!from.startsWith("/") || to === undefined) return fail("not of the form `/from /to 301`");
  const [code = "301", ...conditions] = rest.slice(toIndex + 1);
  const status = Number.parseInt(code);
  if (!/^\d{3}!?$/.test(code) || !statuses.includes(status)) return fail("unknown status");
  // Visitors' countries, languages and roles are known to Netlify only; a proxy is not for a local server.
  if (conditions.length > 0) return fail("conditions are not supported here");
  if (status === 200 && !to.startsWith("/")) return fail("proxies are not supported here");

  const matchPath = compilePattern(from);
  const parameters = rest.slice(0, toIndex).map((word) => word.split("=", 2));
  return {
    match: (path, query) => {
      const captures = matchPath(path);
      if (!captures) return undefined;
      const all: Record<string, string> = { ...captures };
      for (const [name = "", value = ""] of parameters) {
        const given = query.get(name);
        if (given === null) return undefined;
        if (value.startsWith(":")) all[value.slice(1)] = given;
        else if (value !== given) return undefined;
      }
      return all;
    },
    to,
    status,
    force: code.endsWith("!"),
  };
}

export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.replace(/(^|\s)#.*$/, "").trim(), number: index + 1 }))
    .filter(({ line }) => line !== "")
    .map(({ line, number }) => parseLine(line, number));
}

/** The first rule that fits, with the open places of its target filled. The query goes along unless the target has its own. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
  query: URLSearchParams,
): Redirect | undefined {
  for (const { match, to, status } of rules) {
    const captures = match(path, query);
    if (!captures) continue;
    const filled = to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => captures[name] ?? whole);
    const moves = status >= 300 && status < 400;
    const search = moves && query.size > 0 && !filled.includes("?") ? `?${query}` : "";
    return { status, location: filled + search };
  }
  return undefined;
}
