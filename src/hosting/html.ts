/**
 * The last change to the HTML of a built page, which makes it the same on the host whatever Gatsby
 * left in its cache. Pure.
 */
import { original, type PageLanguage } from "../content/language";
import { catalogChunks } from "../i18n/catalog-parts";
import { expected, noLonger, replaced } from "./gatsby-output";

/** What is the same in all pages of a build. */
export interface Build {
  /** Scripts of src/visit/inline: at the end of each page, and first in the file of globals. */
  inline: { loader: string; trustedTypes: string };
  /** Address of the site's styles. */
  styles: string;
  /** Addresses of scripts, by the name of a page's component or of a part of the labels. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Addresses of extras whose pages have labels of their own. */
  labelled: readonly string[];
}

/** What Gatsby writes about a page into its page-data.json. */
export interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: readonly string[];
  result: { pageContext: PageLanguage };
}

/** `id` of the `<template>` with Gatsby's scripts in order. */
export const templateId = "gatsby-scripts";

/**
 * Finishes a page as Gatsby wrote it. Returns its HTML, and the globals: the script that loads
 * first, the same for all pages.
 */
export function finishHtml(
  written: string,
  build: Build,
  page: { address: string; data: PageData },
  globalsPath: (globals: string) => string,
) {
  const taken = takeScripts(written);
  const globals = build.inline.trustedTypes + taken.globals;
  const scripts = [globalsPath(globals), ...taken.sources].map(
    (source) => `<script src="${source}"></script>`,
  );
  const waiting = [...preloadsOf(page, build), ...scripts].join("");
  const tail = `<template id="${templateId}">${waiting}</template><script>${build.inline.loader}</script>`;
  const html = withHeroPreload(withLastingHead(withStyles(taken.html, build.styles)));
  return { html: replaced(html, /<\/body>/, () => `${tail}</body>`, "the end of a body"), globals };
}

/**
 * Takes Gatsby's scripts out of a page: those with a source, and the globals that stand in the page
 * itself.
 */
function takeScripts(written: string) {
  // The page's path, which its address says.
  const path = /<script id="gatsby-script-loader">[^]*?<\/script>/g;
  const withoutPath = replaced(written, path, () => "", "the script with a page's path");
  let slice = "";
  const html = replaced(
    withoutPath,
    /<!-- slice-start id="_gatsby-scripts-1" -->([^]*?)<!-- slice-end id="_gatsby-scripts-1" -->/g,
    (_match, contents = "") => {
      slice += contents;
      return "";
    },
    "its scripts between two comments",
  );
  const scripts = [...slice.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  const sources = scripts.flatMap(
    ([, attributes = ""]) => /src="([^"]+)"/.exec(attributes)?.[1] ?? [],
  );
  if (sources.length === 0) throw noLonger("the addresses of its scripts between two comments");
  const globals = scripts.map(([, , text = ""]) => text.trim()).join("");
  // src/visit/recovery.ts compares a page's build with it.
  if (!globals.includes("window.___webpackCompilationHash="))
    throw noLonger("the name of the build into its scripts");
  return { html, sources, globals };
}

/**
 * The files of data that Gatsby's script asks for besides those of pages: its own, and the results
 * of static queries.
 */
export const sharedData = (staticQueryHashes: Iterable<string>): string[] => [
  "page-data/app-data.json",
  ...[...staticQueryHashes].map((hash) => `page-data/sq/d/${hash}.json`),
];

/**
 * The links by which a browser requests at once what it would otherwise discover step by step: the
 * page's data and script, and the labels of its language.
 */
function preloadsOf(
  { address, data }: { address: string; data: PageData },
  { chunks, labelled }: Pick<Build, "chunks" | "labelled">,
): string[] {
  const { language = original } = data.result.pageContext;
  const shared = sharedData(data.staticQueryHashes).map((name) => `/${name}`);
  const scripts = [
    data.componentChunkName,
    ...catalogChunks(language, data.path, labelled),
  ].flatMap((name) => expected(chunks[name], `the script ${name}`));
  return [
    ...[address, ...shared].map(
      (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous"/>`,
    ),
    ...scripts
      .filter((file) => file.endsWith(".js"))
      .map((href) => `<link rel="preload" as="script" href="${href}"/>`),
  ];
}

/**
 * Names the file of styles, which Gatsby repeats in each page and does not renew when nothing else
 * has changed; a script after it would wait. And removes the style attributes of Gatsby's own
 * elements, which the policy forbids; src/styles has the same styles for both ids.
 */
function withStyles(html: string, href: string): string {
  const taken: [written: RegExp, what: string][] = [
    [
      /<style data-href="[^"]*" data-identity="gatsby-global-css">[^]*?<\/style>/g,
      "the site's styles into each page",
    ],
    [
      /(?<=<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper")/,
      "a style attribute at #gatsby-focus-wrapper",
    ],
    [/(?<=<div id="gatsby-announcer") style="[^"]*"/, "a style attribute at #gatsby-announcer"],
  ];
  const rest = taken.reduce(
    (text, [written, what]) => replaced(text, written, () => "", what),
    html,
  );
  const link = `<link rel="stylesheet" href="${href}"/>`;
  return replaced(rest, /<\/head>/, () => `${link}</head>`, "the end of a head");
}

/**
 * What a browser does not render again, and how Gatsby writes it; a page in one language has no
 * alternates.
 */
const lasting: readonly { what: string; written: RegExp; isThere: RegExp }[] = [
  {
    what: "what is for shared links",
    written: /(<meta (?:property|name)="(?:og|article|twitter):[^>]*) data-gatsby-head="true"/g,
    isThere: /^/,
  },
  {
    what: "an alternate",
    written: /(<link rel="alternate" hrefLang[^>]*) data-gatsby-head="true"/g,
    isThere: /hreflang=/i,
  },
  {
    what: "structured data",
    written: /(<script type="application\/ld\+json") data-gatsby-head="true"/g,
    isThere: /^/,
  },
];

/**
 * Has elements that a browser does not render again stay when React starts: Gatsby's Head replaces
 * what has its marker.
 */
function withLastingHead(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const lastingHead = lasting
    .filter(({ isThere }) => isThere.test(head))
    .reduce(
      (text, { what, written }) =>
        replaced(
          text,
          written,
          (_match, element = "") => element,
          `data-gatsby-head after the other attributes of ${what}`,
        ),
      head,
    );
  return lastingHead + html.slice(end);
}

/** The attributes of a `<source>`, and their names at a `<link>`. */
const preloadNames: [written: RegExp, name: string][] = [
  [/srcSet=/, "imagesrcset="],
  [/sizes=/, "imagesizes="],
];

/**
 * Tells the browser of the first picture before styles and typeface. After a `<source>` for one
 * color scheme comes that for the other.
 */
function withHeroPreload(html: string): string {
  const [picture] = /<picture>(?:(?!<\/picture>)[^])*? fetchpriority="high"/.exec(html) ?? [];
  // A page without a priority picture has none in its first view: then nothing is to be loaded
  // ahead.
  if (!picture) return html;
  const sources = [
    ...picture.matchAll(/<source (?:media="([^"]+)" )?type="image\/avif" (.+?)\/>/gs),
  ];
  if (sources.length === 0) throw new Error("The first picture has no AVIF to be preloaded.");
  const isDark = sources.length > 1;
  const links = sources.map(([, media, attributes = ""]) => {
    const scheme = media ?? (isDark ? "(prefers-color-scheme:light)" : "");
    const addresses = preloadNames.reduce(
      (text, [written, name]) =>
        replaced(text, written, () => name, `${written.source} at a source`),
      attributes,
    );
    return `<link rel="preload" as="image" type="image/avif" ${scheme && `media="${scheme}" `}${addresses} fetchpriority="high"/>`;
  });
  // A brand with the system's typeface preloads none; then it comes before the first script.
  const next = ['<link rel="preload" as="font"', "<script"].find((start) => html.includes(start));
  if (next === undefined)
    throw new Error("The head has nothing before which the first picture could be.");
  return html.replace(next, () => links.join("") + next);
}
