/** The Content-Security-Policy of pages, from the inline scripts and styles of the finished HTML. Pure. */
import { createHash } from "node:crypto";

/** Names of the Trusted Types policies in src/visit/inline/trusted-types.ts. */
const trustedTypesPolicies = ["default", "inspect"] as const;

/** Returns the source `'sha256-…'` that allows an inline script or style (CSP Level 3). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** Types of `<script>` elements that hold data, which the policy does not restrict. */
const dataTypes = /\btype="(application\/json|application\/ld\+json|importmap|speculationrules)"/;

/** Returns the contents of the inline scripts that run, and of the inline styles, in a page. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !dataTypes.test(attributes))
    .map((match) => match[2] ?? "");
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    (match) => match[1] ?? "",
  );
  return { scripts, styles };
}

/**
 * Returns the policy that allows the site's own files and exactly these inline scripts and styles.
 * @param scripts hashes of inline scripts, as returned by `hashSource`
 * @param styles hashes of inline styles, including those that a library injects at run time
 */
export function contentSecurityPolicy(scripts: Iterable<string>, styles: Iterable<string>): string {
  const hashes = (sources: Iterable<string>) => [...new Set(sources)].sort();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(" "),
    ["style-src 'self'", ...hashes(styles)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ["trusted-types", ...trustedTypesPolicies].join(" "),
  ].join("; ");
}

/**
 * Adds the policy to the HTML of a page that is served at addresses which no header rule can name. A `<meta>` element cannot
 * contain `frame-ancestors`; `X-Frame-Options` does the same.
 * @throws Error if the page does not declare its encoding
 */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error("A page does not declare its encoding.");
  const directives = policy.split("; ").filter((part) => !part.startsWith("frame-ancestors"));
  // Before everything that the policy restricts, and after the encoding, which has to be among the first bytes.
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}"/>`,
  );
}
