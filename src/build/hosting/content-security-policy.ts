/** The Content-Security-Policy, from what the build really emitted. Pure. */
import { createHash } from "node:crypto";

/** Names of the policies in src/visit/inline/trusted-types.ts. */
const trustedTypesPolicies = ["default", "inspect"] as const;

/** `'sha256-…'` of an inline script or style, as CSP Level 3 requires it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

const dataTypes = /\btype="(application\/json|application\/ld\+json|importmap|speculationrules)"/;

/** Contents of the inline scripts that run, and of the inline styles, in a page. */
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
 * The policy that allows the site's own files and exactly these inline scripts and styles.
 * @param scripts hashes of inline scripts, as `hashSource` writes them
 * @param styles hashes of inline styles, those that a library injects at run time included
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
 * The page with the policy in its HTML, for one that a host sends at addresses which no rule can name. Who may frame it
 * cannot be said there; `X-Frame-Options` says it.
 * @throws Error when the page does not begin as Gatsby's pages do
 */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error("A page does not tell its encoding first.");
  const directives = policy.split("; ").filter((part) => !part.startsWith("frame-ancestors"));
  // Before everything that it governs, and after the encoding, which has to appear among the first bytes.
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}"/>`,
  );
}
