/** The response headers of the whole site. Pure. */
import { languageOf, languages, prefixOf } from "../../content/language";
import { editorFolder } from "../editor/editor-folder";
import type { HeaderRoutes } from "../patches/netlify-adapter";

const forever = "public, max-age=31536000, immutable";

/**
 * Features that no page uses; a page in which script was planted could not use them either. These are the ones that
 * Chromium knows without a flag (w3c/webappsec-permissions-policy, features.md); it complains about any other name.
 */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * For what is no page and yet opens as a document of its own: XML, and above all SVG, which may hold script. A drawing may
 * style itself; nothing in it runs, loads or is sent.
 */
const documentPolicy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Such files at the root of the site. */
const documents = [
  "/favicon.svg",
  "/sitemap.xml",
  ...languages.map((language) => `${prefixOf(language)}/feed.xml`),
];

interface HeaderFacts {
  /** The Content-Security-Policy under which all of these pages work. */
  policyOf: (pages: readonly string[]) => string;
  /** Addresses of all pages. */
  pages: readonly string[];
  /** Addresses of hashed files outside `/static/`; one that is named twice gets one rule. */
  hashedFiles: readonly string[];
  /** The Content-Security-Policy of the editor. */
  editorPolicy: string;
  /** A preview for colleagues, which searches are to leave out. */
  isPreview?: boolean;
}

/**
 * Header rules by path, for every response. A file whose name holds a hash of its content is kept for ever; anything
 * else is asked for again each time, which is what Netlify says by itself (`max-age=0, must-revalidate`); saying it
 * here too would give hashed files two values, since Netlify joins the headers of overlapping rules.
 *
 * For the same reason the policy of pages does not stand on everything: joined with the editor's own, both would hold, and
 * the editor cannot live with the stricter one. It stands on every page, so that no address gets it from two rules, and the
 * 404 page, which answers at any address, carries its own in its HTML (`withPolicy`). Below a folder of pages both hold, which
 * is the same as its own.
 */
export function headerRoutes({
  policyOf,
  pages,
  hashedFiles,
  editorPolicy,
  isPreview = false,
}: HeaderFacts): HeaderRoutes {
  const rule = (path: string, headers: Record<string, string>) => ({
    path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return [
    rule("/*", {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
    }),
    ...Array.from(pagesByPattern(pages), ([path, covered]) =>
      rule(path, { "Content-Security-Policy": policyOf(covered) }),
    ),
    // Signing in to GitHub opens a window that has to answer the editor. Where a host joins this with the rule above, a
    // browser knows no such value and isolates nothing, which serves as well.
    rule(`/${editorFolder}/*`, {
      "Content-Security-Policy": editorPolicy,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      ...(isPreview ? {} : { "X-Robots-Tag": "noindex" }),
    }),
    // Pictures may be shown elsewhere: by feed readers, which get the articles whole, and by picture searches. Where a host
    // joins both rules to "same-origin, cross-origin", a browser knows no such policy and shows them too.
    rule("/static/*", {
      "Cache-Control": forever,
      "Content-Security-Policy": documentPolicy,
      "Cross-Origin-Resource-Policy": "cross-origin",
    }),
    rule("/share/*", {
      "Content-Security-Policy": documentPolicy,
      "Cross-Origin-Resource-Policy": "cross-origin",
    }),
    ...documents.map((path) => rule(path, { "Content-Security-Policy": documentPolicy })),
    // The typeface keeps its name; it is asked for again after a month.
    rule("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
    ...Array.from(new Set(hashedFiles), (file) => rule(file, { "Cache-Control": forever })),
  ];
}

/** Addresses of the pages that answer where there is none, in each language. */
export const notFoundPages = languages.map((language) => `${prefixOf(language)}/404`);
const notFoundPage = (page: string) => `${prefixOf(languageOf(page).language)}/404`;

/** Folders that have rules of their own. */
const taken = [`/${editorFolder}`, "/static", "/share"];

/**
 * The pages that each rule covers: one pattern for each folder with all that is in it, and one for each page that lies
 * alone. No address fits two of them, and their number does not grow with that of the pages in a folder.
 * @throws Error when a page lies where other rules hold
 */
export function pagesByPattern(pages: readonly string[]): Map<string, string[]> {
  const folderOf = (page: string) => {
    const { language, path } = languageOf(page);
    const folder = prefixOf(language) + (/^\/[^/]*/.exec(path)?.[0] ?? path);
    return path === "/" ? page : folder;
  };
  const folders = new Set(pages.filter((page) => folderOf(page) !== page).map(folderOf));
  const patterns = new Map<string, string[]>();
  for (const page of [...pages].sort()) {
    const folder = folderOf(page);
    if (taken.includes(folder))
      throw new Error(`No page can stand at ${page}: ${folder} is taken.`);
    // As on Netlify, `/blog/*` means `/blog` too, which therefore has no rule of its own.
    const pattern = folders.has(folder) ? `${folder}/*` : page;
    // The 404 page answers within a folder too.
    const covered = patterns.get(pattern) ?? (pattern === page ? [] : [notFoundPage(page)]);
    patterns.set(pattern, [...covered, page]);
  }
  return patterns;
}
