/** The Content-Security-Policy of pages, from the inline scripts of the finished HTML. Pure. */
import { createHash } from "node:crypto";
import { elementsIn } from "./html-source";

/** Returns the source `'sha256-…'` that allows an inline script or style (CSP Level 3). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** The types of scripts that are data, which the policy does not restrict. */
const dataTypes = ["application/json", "application/ld+json"];

/** Returns the contents of the inline scripts that run in a page. */
export const inlineScripts = (html: string): string[] =>
  elementsIn(html)
    .filter(({ name, attributes }) => {
      const type = attributes.get("type")?.value.toLowerCase() ?? "";
      return name === "script" && !attributes.has("src") && !dataTypes.includes(type);
    })
    .map(({ content }) => content);

/**
 * Returns the policy that allows the site's own files, and only those inline scripts and style
 * elements that have these hashes.
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
    // The policies of src/visit/inline/trusted-types.ts.
    "trusted-types default inspect",
  ].join("; ");
}

/**
 * Adds the policy to a page's HTML. A `<meta>` element cannot contain `frame-ancestors`;
 * `X-Frame-Options` does the same.
 */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error("A page does not declare its encoding.");
  const directives = policy.split("; ").filter((part) => !part.startsWith("frame-ancestors"));
  // Before everything that the policy restricts, and after the encoding, which has to be among the
  // first bytes.
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}"/>`,
  );
}
