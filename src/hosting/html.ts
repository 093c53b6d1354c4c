/**
 * The last change to the HTML of a built page, which makes it the same on the host whatever Gatsby
 * left in its cache. Pure.
 */
import { original, type PageLanguage } from "../content/language";
import { catalogChunks } from "../i18n/catalog-parts";
import { expected, notWritten } from "./gatsby-output";
import { elementsIn, withChanges, type Change, type SourceElement } from "./html-source";

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
  const elements = elementsIn(written);
  const taken = takeScripts(elements);
  const globals = build.inline.trustedTypes + taken.globals;
  const scripts = [globalsPath(globals), ...taken.sources].map(
    (source) => `<script src="${source}"></script>`,
  );
  const waiting = [...preloadsOf(page, build), ...scripts].join("");
  const tail = `<template id="${templateId}">${waiting}</template><script>${build.inline.loader}</script>`;
  const html = withChanges(written, [
    taken.change,
    ...takeStyles(elements),
    ...keepHead(elements),
    ...preloadHero(elements),
    atEndOf("head", elements, `<link rel="stylesheet" href="${build.styles}"/>`),
    atEndOf("body", elements, tail),
  ]);
  return { html, globals };
}

const valueOf = ({ attributes }: SourceElement, name: string) => attributes.get(name)?.value;

/** Takes an attribute out, with the space before it; undefined where an element has none. */
function without({ attributes }: SourceElement, name: string): Change | undefined {
  const attribute = attributes.get(name);
  return attribute && { start: attribute.start - 1, end: attribute.end };
}

/** Puts a text at the end of the head or the body. */
function atEndOf(name: string, elements: readonly SourceElement[], text: string): Change {
  const element = elements.find((one) => one.name === name && one.contentEnd < one.end);
  const { contentEnd } = expected(element, `the end of a ${name}`);
  return { start: contentEnd, end: contentEnd, text };
}

/**
 * Takes Gatsby's scripts out of a page: those with a source, and the globals that stand in the page
 * itself. They follow the script with the page's path, which its address says.
 */
function takeScripts(elements: readonly SourceElement[]) {
  const scripts = elements.filter(({ name }) => name === "script");
  const first = scripts.findIndex((script) => valueOf(script, "id") === "gatsby-script-loader");
  if (first < 0) throw notWritten("the script with a page's path");
  const [path, ...others] = scripts.slice(first);
  const body = elements.find(({ name }) => name === "body");
  if (!path || !body || elements.some(({ name, start }) => name !== "script" && start > path.start))
    throw notWritten("its scripts at the end of a body");
  const sources = others.flatMap((script) => valueOf(script, "src") ?? []);
  if (sources.length === 0) throw notWritten("the addresses of its scripts");
  const globals = others.map(({ content }) => content.trim()).join("");
  // src/visit/recovery.ts compares a page's build with it.
  if (!globals.includes("window.___webpackCompilationHash="))
    throw notWritten("the name of the build into its scripts");
  return { change: { start: path.start, end: body.contentEnd }, sources, globals };
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

/** Gatsby's own elements with style attributes; src/styles has the same styles for these ids. */
const styledByGatsby = ["gatsby-focus-wrapper", "gatsby-announcer"];

/**
 * Takes out the styles, which Gatsby repeats in each page and does not renew when nothing else has
 * changed, and the style attributes of Gatsby's own elements: the policy forbids them all. Throws
 * where there is another one.
 */
function takeStyles(elements: readonly SourceElement[]): Change[] {
  const styles = elements.filter((one) => valueOf(one, "data-identity") === "gatsby-global-css");
  if (styles.length === 0) throw notWritten("the site's styles into each page");
  const styled = elements.filter(({ attributes }) => attributes.has("style"));
  for (const id of styledByGatsby)
    if (!styled.some((one) => valueOf(one, "id") === id))
      throw notWritten(`a style attribute at #${id}`);
  const other = styled.find((one) => !styledByGatsby.includes(valueOf(one, "id") ?? ""));
  if (other)
    throw new Error(
      `<${other.name} style="${valueOf(other, "style")}"> has a style attribute, which the policy forbids: give it a class.`,
    );
  return [
    ...styles.map(({ start, end }) => ({ start, end })),
    ...styled.flatMap((element) => without(element, "style") ?? []),
  ];
}

/**
 * What a browser does not render again, and whether each page has it: one in a single language has
 * no alternates.
 */
const lasting: readonly {
  what: string;
  isOptional?: boolean;
  is: (element: SourceElement) => boolean;
}[] = [
  {
    what: "what is for shared links",
    is: (element) =>
      element.name === "meta" &&
      /^(?:og|article|twitter):/.test(
        valueOf(element, "property") ?? valueOf(element, "name") ?? "",
      ),
  },
  {
    what: "an alternate",
    isOptional: true,
    is: ({ name, attributes }) => name === "link" && attributes.has("hreflang"),
  },
  {
    what: "structured data",
    is: (element) =>
      element.name === "script" && valueOf(element, "type") === "application/ld+json",
  },
];

/**
 * Has elements that a browser does not render again stay when React starts: Gatsby's Head replaces
 * what has its marker.
 */
const keepHead = (elements: readonly SourceElement[]): Change[] =>
  lasting.flatMap(({ what, isOptional = false, is }) => {
    const found = elements.filter(is);
    if (found.length === 0 && !isOptional) throw new Error(`The head lacks ${what}.`);
    return found.map((element) =>
      expected(without(element, "data-gatsby-head"), `data-gatsby-head at ${what}`),
    );
  });

/**
 * Tells the browser of the first picture before styles and typeface. After a `<source>` for one
 * color scheme comes that for the other.
 */
function preloadHero(elements: readonly SourceElement[]): Change[] {
  const hero = elements.find((one) => valueOf(one, "fetchpriority") === "high");
  // A page without a priority picture has none in its first view: then nothing is to be loaded
  // ahead.
  if (!hero) return [];
  const picture = hero.within.findLast(({ name }) => name === "picture");
  const sources = elements.filter(
    (one) =>
      one.name === "source" &&
      picture !== undefined &&
      one.within.includes(picture) &&
      valueOf(one, "type") === "image/avif",
  );
  if (sources.length === 0) throw new Error("The first picture has no AVIF to be preloaded.");
  const links = sources.map((source) => {
    const written = (name: string) => source.attributes.get(name)?.written;
    const scheme = written("media") ?? (sources.length > 1 ? "(prefers-color-scheme:light)" : "");
    const [files, sizes] = [written("srcset"), written("sizes")];
    if (!files || !sizes) throw new Error("A source of the first picture lacks srcset or sizes.");
    return `<link rel="preload" as="image" type="image/avif" ${scheme && `media="${scheme}" `}imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high"/>`;
  });
  // A brand with the system's typeface preloads none; then it comes before the first script.
  const next =
    elements.find((one) => one.name === "link" && valueOf(one, "as") === "font") ??
    elements.find(({ name }) => name === "script");
  if (!next) throw new Error("The head has nothing before which the first picture could be.");
  return [{ start: next.start, end: next.start, text: links.join("") }];
}
