/** The last change to the HTML of a built page, which makes it the same on the host whatever Gatsby left in its cache. Pure. */
import { original, type PageLanguage } from "../content/language";
import { catalogChunks } from "../i18n/catalog-parts";

/** What is the same in all pages of a build. */
export interface Build {
  /** Scripts of src/visit/inline: at the end of each page, and first in the file of globals. */
  inline: { loader: string; trustedTypes: string };
  /** Address of the site's styles. */
  styles: string;
  /** Addresses of scripts, by the name of a page's component or of a part of the labels. */
  chunks: Readonly<Record<string, readonly string[]>>;
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

/** Gatsby's scripts, and the one with the page's path. */
const scriptsSlice =
  /<script id="gatsby-script-loader">[\s\S]*?<\/script>|<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/g;

const siteStyles = /<style data-href="[^"]*" data-identity="gatsby-global-css">[\s\S]*?<\/style>/;

/** Finishes a page as Gatsby wrote it. Returns its HTML, and the globals: the script that loads first, the same for all pages. */
export function finishHtml(
  written: string,
  { inline, styles, chunks }: Build,
  page: { address: string; data: PageData },
  globalsPath: (globals: string) => string,
) {
  let slice = "";
  const html = written.replace(scriptsSlice, (_match, contents: string | undefined) => {
    slice += contents ?? "";
    return "";
  });
  const scripts = [...slice.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const sources = scripts.flatMap(
    ([, attributes = ""]) => /src="([^"]+)"/.exec(attributes)?.[1] ?? [],
  );
  if (sources.length === 0) throw new Error("Gatsby's scripts were not found in a built page.");
  const globals =
    inline.trustedTypes + withChunkMapping(scripts.map(([, , text = ""]) => text.trim()).join(""));
  const { componentChunkName, staticQueryHashes, path, result } = page.data;
  const { language = original } = result.pageContext;
  // A browser would learn of these one after the other: the page's data and script, and the labels of its language.
  const preloads = [
    ...[
      "/page-data/app-data.json",
      page.address,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ].map((href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous"/>`),
    ...[componentChunkName, ...catalogChunks(language, path)]
      .flatMap((chunk) => chunks[chunk] ?? [])
      .filter((file) => file.endsWith(".js"))
      .map((href) => `<link rel="preload" as="script" href="${href}"/>`),
  ];
  const tags = [globalsPath(globals), ...sources].map((src) => `<script src="${src}"></script>`);
  const tail = `<template id="${templateId}">${[...preloads, ...tags].join("")}</template><script>${inline.loader}</script></body>`;
  return {
    html: withHeroPreload(
      withLastingHead(withoutStyleAttributes(withStyles(html, styles))),
    ).replace("</body>", () => tail),
    globals,
  };
}

/** Makes the list of each page's scripts an object, as Gatsby's loader reads it; Gatsby writes a string, and so prefetches none. */
const withChunkMapping = (script: string) =>
  script.replace(
    /(window\.___chunkMapping=)("(?:[^"\\]|\\.)*")/,
    (_match, variable: string, text: string) => variable + (JSON.parse(text) as string),
  );

/** Names the file of styles, which Gatsby repeats in each page and does not renew when nothing else has changed. A script after it would wait. */
const withStyles = (html: string, href: string) =>
  html.replace(siteStyles, "").replace("</head>", `<link rel="stylesheet" href="${href}"/></head>`);

/** Removes the style attributes of Gatsby's own elements, which the policy forbids; src/styles has the same styles for both ids. */
const withoutStyleAttributes = (html: string) =>
  html
    .replace(/<div style="[^"]*" (tabindex="-1" id="gatsby-focus-wrapper")/, "<div $1")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1");

/** Has elements that a browser does not render again stay when React starts: Gatsby's Head replaces what has its marker. */
function withLastingHead(html: string): string {
  const end = html.indexOf("</head>");
  const head = html
    .slice(0, end)
    .replace(
      /(<meta (?:property|name)="(?:og|article|twitter):[^>]*|<link rel="alternate" hrefLang[^>]*|<script type="application\/ld\+json") data-gatsby-head="true"/g,
      "$1",
    );
  return head + html.slice(end);
}

/** Tells the browser of the first picture before styles and typeface. After a `<source>` for one color scheme comes that for the other. */
function withHeroPreload(html: string): string {
  const [picture = ""] = /<picture>(?:(?!<\/picture>)[^])*? fetchpriority="high"/.exec(html) ?? [];
  const sources = [
    ...picture.matchAll(/<source (?:media="([^"]+)" )?type="image\/avif" (.+?)\/>/gs),
  ];
  const isDark = sources.length > 1;
  const links = sources.map(([, media, attributes = ""]) => {
    const scheme = media ?? (isDark ? "(prefers-color-scheme:light)" : "");
    return `<link rel="preload" as="image" type="image/avif" ${scheme && `media="${scheme}" `}${attributes
      .replace("srcSet=", "imagesrcset=")
      .replace("sizes=", "imagesizes=")} fetchpriority="high"/>`;
  });
  return html.replace(/<link rel="preload" as="font"/, (font) => links.join("") + font);
}
