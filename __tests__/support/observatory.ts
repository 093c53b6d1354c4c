/**
 * The scoring of Mozilla's HTTP Observatory, as far as our headers decide it (reimplemented from mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests, at 94042bb and 01b4711). It begins at 100; extra credit counts only if the score
 * without it is 90 or more.
 */

export interface Scored {
  score: number;
  /** How much each test changed the score. */
  parts: Record<string, number>;
}

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const privateReferrers = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

/**
 * @param headers the headers of a page, by lower-case name
 * @param page the page's HTML
 */
export function observatoryScore(headers: ReadonlyMap<string, string>, page: string): Scored {
  const policy = parsePolicy(headers.get("content-security-policy"));
  const parts = {
    policy: policyScore(policy),
    cookies: headers.has("set-cookie") ? -20 : 0,
    referrers: referrerScore(headers.get("referrer-policy")),
    https: httpsScore(headers.get("strict-transport-security")),
    types: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    frames: frameScore(policy, headers.get("x-frame-options")),
    resources: isolationScore(headers.get("cross-origin-resource-policy"), [
      "same-origin",
      "same-site",
    ]),
    opener: isolationScore(headers.get("cross-origin-opener-policy"), ["same-origin"]),
    embedder: isolationScore(headers.get("cross-origin-embedder-policy"), [
      "require-corp",
      "credentialless",
    ]),
    scripts: scriptScore(page),
  };
  const values = Object.values(parts);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const withoutCredit = 100 + sum(values.filter((value) => value < 0));
  return { score: Math.max(0, withoutCredit >= 90 ? 100 + sum(values) : withoutCredit), parts };
}

type Policy = Map<string, string[]>;

function parsePolicy(text: string | undefined): Policy | undefined {
  if (!text) return undefined;
  return new Map(
    text.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );
}

function policyScore(policy: Policy | undefined): number {
  if (!policy) return -25;
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const hashed = found.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return hashed ? found.filter((source) => source !== "'unsafe-inline'") : found;
  };
  const isLoose = (source: string) =>
    broad.test(source) || source === "'unsafe-inline'" || source === "data:";
  const script = sources("script-src");
  const style = sources("style-src");
  if (script.some(isLoose) || sources("object-src").some((source) => broad.test(source)))
    return -20;
  const active = [...policy].filter(([name]) => !["img-src", "media-src"].includes(name));
  if (active.flatMap(([, list]) => list).some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (["img-src", "media-src"].flatMap(sources).some((source) => /^(http|ftp):/.test(source)))
    return -10;
  if (style.some(isLoose)) return 0;
  const fallback = policy.get("default-src") ?? [];
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function referrerScore(value: string | undefined): number {
  if (!value) return 0;
  return privateReferrers.includes(value.split(",").at(-1)?.trim() ?? "") ? 5 : -5;
}

/** The browsers' preload list, which would give 5 more, is up to the owner of the domain. */
function httpsScore(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? "")?.[1]);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function frameScore(policy: Policy | undefined, option: string | undefined): number {
  const ancestors = policy?.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(option ?? "") ? 0 : -20;
}

function isolationScore(value: string | undefined, good: readonly string[]): number {
  return value !== undefined && good.includes(value) ? 10 : 0;
}

function scriptScore(page: string): number {
  const outside = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
    ([, source = ""]) => source,
  );
  if (outside.some((source) => /^(http:)?\/\//.test(source))) return -50;
  return outside.some((source) => source.startsWith("https:")) ? -5 : 0;
}
