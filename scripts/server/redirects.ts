import { parseAllRedirects } from "@netlify/redirect-parser";
import { compilePattern, type Captures } from "./pattern";

/** What Netlify's parser returns for a line; its own types are `unknown`. */
interface ParsedRedirect {
  path: string;
  query: Readonly<Record<string, string>>;
  to: string;
  status?: number;
  force: boolean;
  conditions: object;
  proxy: boolean;
}

interface RedirectRule {
  match: (path: string, query: URLSearchParams) => Captures | undefined;
  to: string;
  status: number;
  /** Written `301!`: applies even where a file has that path. */
  force: boolean;
}

interface Redirect {
  status: number;
  /** Where to send the visitor; for 200, 404 and 410 the path of the file to show instead. */
  location: string;
}

function compileRule({ path: from, query: wanted, to, status = 301, force }: ParsedRedirect) {
  const matchPath = compilePattern(from);
  const match: RedirectRule["match"] = (path, query) => {
    const captures = matchPath(path);
    if (!captures) return undefined;
    const all: Record<string, string> = { ...captures };
    for (const [name, value] of Object.entries(wanted)) {
      const given = query.get(name);
      if (given === null) return undefined;
      if (value.startsWith(":")) all[value.slice(1)] = given;
      else if (value !== given) return undefined;
    }
    return all;
  };
  return { match, to, status, force };
}

/** Returns what this server cannot do: only Netlify knows visitors' countries, languages and roles. */
function unsupported({ path, conditions, proxy, status = 301 }: ParsedRedirect): string[] {
  if (!path.startsWith("/")) return [`${path}: not a path`];
  if (Object.keys(conditions).length > 0) return [`${path}: conditions are not supported here`];
  if (proxy) return [`${path}: proxies are not supported here`];
  return [200, 301, 302, 303, 307, 308, 404, 410].includes(status)
    ? []
    : [`${path}: unknown status ${status}`];
}

/**
 * The rules of a `_redirects` file, read as Netlify reads it; none where there is no such file.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * @throws Error with all mistakes of the file
 */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
  const parsed = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  const redirects = parsed.redirects as ParsedRedirect[];
  const mistakes = [...parsed.errors.map(String), ...redirects.flatMap(unsupported)];
  if (mistakes.length > 0) throw new Error(`${file}: ${mistakes.join("\n")}`);
  return redirects.map(compileRule);
}

/** Applies the first rule that matches. The query is passed on unless the target has its own. */
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
