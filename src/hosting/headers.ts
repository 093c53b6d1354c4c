/** The response headers of the whole site: what `_headers` says, and how a server reads it. Pure. */
import { editorFolder, editorPolicy } from "../editor/policy";

/** Headers of all addresses that match: a path, or the beginning of paths and `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const forever = "public, max-age=31536000, immutable";

/** Features that no page uses, of those that Chromium supports without a flag: it logs a warning for any other name. */
const deniedFeatures =
  `accelerometer autoplay browsing-topics camera compute-pressure display-capture encrypted-media fullscreen
gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone
midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(/\s/);

/** The policy of drawings and feeds, opened as documents: an SVG file may contain styles, but cannot run or send anything. */
const documentPolicy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the header rules for all responses. A host may join the headers of overlapping rules, so there is no policy for `/*`: it
 * would be joined with the editor's. Without `Cache-Control`, Netlify has a file revalidated each time.
 */
export function headerRules(site: {
  files: readonly string[];
  policy: string;
  isPreview?: boolean;
}): HeaderRule[] {
  const { files, policy, isPreview } = site;
  const rule = (path: string, headers: Record<string, string>) => ({ path, headers });
  return [
    rule("/*", {
      // Without `includeSubDomains` and `preload`, which promise something for domains that nobody asked about: docs/hosting.md.
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
    }),
    ...documentPaths(files).map(({ path, isPage }) =>
      rule(path, { "Content-Security-Policy": isPage ? policy : documentPolicy }),
    ),
    // Signing in to GitHub opens a popup that sends a message to the editor. Browsers ignore a value that is joined.
    rule(`/${editorFolder}/*`, {
      "Content-Security-Policy": editorPolicy,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      ...(isPreview ? {} : { "X-Robots-Tag": "noindex" }),
    }),
    // Other sites may show pictures, as feed readers and image search do.
    rule("/static/*", {
      "Cache-Control": forever,
      "Content-Security-Policy": documentPolicy,
      "Cross-Origin-Resource-Policy": "cross-origin",
    }),
    rule("/share/*", { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // The names of font files have no hash; browsers request them again after a month.
    rule("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
    // Chromium 143 often shows nothing of a file that two pages in a row take parts of, if it is cached.
    ...files
      .filter((file) => /\b(?:places|spots)\.svg$/.test(file))
      .map((file) => rule(`/${file}`, { "Cache-Control": "no-store" })),
    ...files
      // Scripts and styles with a hash in their names.
      .filter((file) => /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/.test(file))
      .map((file) => rule(`/${file}`, { "Cache-Control": forever })),
  ];
}

/** Returns paths that cover every document once, but the editor's and those of /static: `/blog/*` matches `/blog` too. */
export function documentPaths(files: readonly string[]): { path: string; isPage: boolean }[] {
  const documents = files.filter(
    (file) => /\.(?:html|svg|xml)$/.test(file) && !file.startsWith("static/"),
  );
  const folders = new Set(
    documents.flatMap((file) => (file.includes("/") ? file.split("/", 1) : [])),
  );
  folders.delete(editorFolder);
  const single = documents.flatMap((file) => {
    if (file.includes("/")) return [];
    const name = file.replace(/\.html$/, "");
    if (name === file) return [{ path: `/${file}`, isPage: false }];
    const address = name === "index" ? "/" : `/${name}`;
    const paths = folders.has(name) ? [`/${file}`] : [address, `/${file}`];
    return paths.map((path) => ({ path, isPage: true }));
  });
  return [...single, ...[...folders].map((folder) => ({ path: `/${folder}/*`, isPage: true }))];
}

/** Returns the rules as the text of Netlify's `_headers`. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n") + "\n";

/** Reads what `formatHeaders` has written. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name = "", value = ""] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name) rules.push({ path: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** Returns the headers of an address, by their names in lower case; those of several rules are joined, as a host may do. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, headers } of rules) {
    const folder = path.endsWith("/*") ? path.slice(0, -1) : undefined;
    if (folder === undefined ? address !== path : !`${address}/`.startsWith(folder)) continue;
    for (const [key, value] of Object.entries(headers)) {
      const name = key.toLowerCase();
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}
