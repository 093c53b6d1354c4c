/** The response headers of the whole site. Pure. */
import { languageOf, languages, prefixOf } from "../../content/language";
import { editorFolder } from "../editor/policy";
import type { HeaderRoutes } from "../patches/netlify-adapter";

const forever = "public, max-age=31536000, immutable";

/**
 * Features that no page uses, denied so that injected script cannot use them either. These are the ones that Chromium
 * supports without a flag (w3c/webappsec-permissions-policy, features.md); it logs a warning for any other name.
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
 * The policy of files that are not pages but can be opened as documents: XML, and above all SVG, which may contain script. A
 * drawing may have styles, but cannot run, load or send anything.
 */
const documentPolicy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files of that kind outside of folders with rules. */
const documents = [
  "/favicon.svg",
  "/sitemap.xml",
  ...languages.map((language) => `${prefixOf(language)}/feed.xml`),
];

interface HeaderFacts {
  /** Returns the Content-Security-Policy that allows what all of these pages contain. */
  policyOf: (pages: readonly string[]) => string;
  /** Addresses of all pages. */
  pages: readonly string[];
  /** Addresses of hashed files outside `/static/`, possibly with duplicates. */
  hashedFiles: readonly string[];
  /** The Content-Security-Policy of the editor. */
  editorPolicy: string;
  /** Whether it is a preview, which search engines must not index. */
  isPreview?: boolean;
}

/**
 * Returns the header rules for all responses. Files with a hash of their content in the name are cached forever; everything
 * else is revalidated on each request, which is Netlify's default (`max-age=0, must-revalidate`). Setting that default here
 * as well would give hashed files two values, since Netlify joins the headers of overlapping rules.
 *
 * For the same reason there is no policy for `/*`: it would be joined with the editor's policy, which is less strict. Each
 * page gets its policy from exactly one rule, except for the 404 page, which is served at any address and has its policy in its
 * HTML (`withPolicy`). Below a folder of pages it gets the folder's policy too, which allows the same.
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
    // Signing in to GitHub opens a popup that sends a message to the editor. A host may join this value with that of `/*`;
    // browsers ignore the invalid result and do not isolate the page, which works too.
    rule(`/${editorFolder}/*`, {
      "Content-Security-Policy": editorPolicy,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      ...(isPreview ? {} : { "X-Robots-Tag": "noindex" }),
    }),
    // Other sites may show pictures: feed readers, which get whole articles, and image search. A host may join both rules to
    // "same-origin, cross-origin", which browsers ignore as invalid, so that they show the pictures too.
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
    // The names of font files have no hash; browsers request them again after a month.
    rule("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
    ...Array.from(new Set(hashedFiles), (file) => rule(file, { "Cache-Control": forever })),
  ];
}

/** Addresses of the 404 pages of all languages. */
export const notFoundPages = languages.map((language) => `${prefixOf(language)}/404`);
const notFoundPage = (page: string) => `${prefixOf(languageOf(page).language)}/404`;

/** Folders with their own rules, where no page can be. */
const reservedFolders = [`/${editorFolder}`, "/static", "/share"];

/**
 * Groups pages by the path of their rule: one for each folder, and one for each page outside of folders. No address matches
 * two of them, and their number does not grow with the number of pages in a folder.
 * @throws Error if a page is in a folder with other rules
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
    if (reservedFolders.includes(folder))
      throw new Error(`No page can have the address ${page}: ${folder} is reserved.`);
    // On Netlify, `/blog/*` matches `/blog` too, which therefore gets no separate rule.
    const pattern = folders.has(folder) ? `${folder}/*` : page;
    // The 404 page is served below a folder too.
    const covered = patterns.get(pattern) ?? (pattern === page ? [] : [notFoundPage(page)]);
    patterns.set(pattern, [...covered, page]);
  }
  return patterns;
}
