/**
 * The response headers of the whole site: what `_headers` says, and how a server reads it. Pure.
 */
import { ownFolders } from "../content/own-folders";
import { editorFolder, editorPolicy } from "../editor/policy";

/** Headers of all addresses that match: a path, or the beginning of paths and `*`. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const forever = "public, max-age=31536000, immutable";

/**
 * Features that no page uses, of those that Chromium supports without a flag: it logs a warning for
 * any other name.
 */
const deniedFeatures =
  `accelerometer autoplay browsing-topics camera compute-pressure display-capture encrypted-media fullscreen
gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone
midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(/\s/);

/**
 * The policy of drawings, feeds and other files that are opened as documents: an SVG file may
 * contain styles, and nothing else.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Scripts and styles with a hash in their names. */
const hashed = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** The headers of the files in each folder without pages, beside their policy. */
const folderHeaders: Readonly<Record<(typeof ownFolders)[number], Record<string, string>>> = {
  static: { "Cache-Control": forever },
  share: {},
  "page-data": {},
  // Chromium often shows nothing of a cached file that two pages in a row take parts of.
  drawings: { "Cache-Control": "no-store" },
  // The names of font files have no hash; browsers request them again after a month.
  fonts: { "Cache-Control": "public, max-age=2592000" },
};

/**
 * Returns the header rules for all responses. A host may join the headers of rules that overlap,
 * and browsers ignore some that are joined: no two rules for one address have the same header.
 * Without `Cache-Control`, Netlify has a file revalidated each time.
 */
export function headerRules(site: {
  files: readonly string[];
  policy: string;
  isPreview?: boolean;
}): HeaderRule[] {
  const { files, policy, isPreview } = site;
  const rule = (path: string, headers: Record<string, string>) => ({ path, headers });
  const has = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  return [
    rule("/*", {
      // Without `includeSubDomains` and `preload`, which promise something for domains that nobody
      // asked about: docs/hosting.md.
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
      // Signing in to GitHub opens a popup that sends a message to the editor.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      // One value for all files: a rule for some of them would be joined with it. Sites that show
      // shared links fetch pictures by server.
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
    }),
    ...documentPaths(files).map(({ path, isPage }) =>
      rule(path, { "Content-Security-Policy": isPage ? policy : documentPolicy }),
    ),
    ...(has(editorFolder)
      ? [
          rule(`/${editorFolder}/*`, {
            "Content-Security-Policy": editorPolicy,
            ...(isPreview ? {} : { "X-Robots-Tag": "noindex" }),
          }),
        ]
      : []),
    ...Object.entries(folderHeaders)
      .filter(([name]) => has(name))
      .map(([name, headers]) =>
        rule(`/${name}/*`, { "Content-Security-Policy": documentPolicy, ...headers }),
      ),
    ...files
      .filter((file) => hashed.test(file))
      .map((file) => rule(`/${file}`, { "Cache-Control": forever })),
  ];
}

/**
 * Returns paths that cover once every file that a browser may open as a document, whatever its
 * extension; but the editor's, scripts and styles, and those of `ownFolders`. `/blog/*` matches
 * `/blog` too.
 * @throws where another file lies among pages, whose policy it would get
 */
export function documentPaths(files: readonly string[]): { path: string; isPage: boolean }[] {
  const folderOf = (file: string) => (file.includes("/") ? file.replace(/\/.*$/, "") : "");
  const isOwn = (folder: string) => ownFolders.some((name) => name === folder);
  const documents = files.filter((file) => {
    const folder = folderOf(file);
    return !isOwn(folder) && folder !== editorFolder && !hashed.test(file);
  });
  const folders = new Set(documents.map(folderOf).filter(Boolean));
  const single = documents.filter((file) => folderOf(file) === "");
  const singlePaths = single.flatMap((file) => {
    const name = file.replace(/\.html$/, "");
    if (name === file) return [{ path: `/${file}`, isPage: false }];
    const address = name === "index" ? "/" : `/${name}`;
    const paths = folders.has(name) ? [`/${file}`] : [address, `/${file}`];
    return paths.map((path) => ({ path, isPage: true }));
  });
  const hasPage = (folder: string) => {
    const inside = documents.filter((file) => folderOf(file) === folder);
    const isPage = (file: string) => file.endsWith(".html");
    const other = inside.find((file) => !isPage(file));
    const isOfPages = files.includes(`${folder}.html`) || inside.some(isPage);
    if (isOfPages && other !== undefined) throw new Error(`/${other} lies in a folder of pages.`);
    return isOfPages;
  };
  return [
    ...singlePaths,
    ...[...folders].map((folder) => ({ path: `/${folder}/*`, isPage: hasPage(folder) })),
  ];
}

/** Returns the rules as the text of Netlify's `_headers`. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [
        encodeURI(path),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join("\n"),
    )
    .join("\n") + "\n";

/** Reads what `formatHeaders` has written. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name = "", value = ""] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name) rules.push({ path: decodeURI(line), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/**
 * Returns the headers of an address, by their names in lower case; those of several rules are
 * joined, as a host may do.
 */
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
