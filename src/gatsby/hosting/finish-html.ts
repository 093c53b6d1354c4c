/**
 * The last change to every built page: scripts wait their turn, and nothing stands inline that a strict
 * Content-Security-Policy would have to allow page by page. Pure.
 */
import { createHash } from "node:crypto";
import { hashLength } from "./hash-length";
import { loaderScript, restId } from "./loader-script";
import { trustedTypesScript } from "./trusted-types";

export interface FinishedPage {
  html: string;
  /** Source of the script that is loaded first, with the Trusted Types policy and Gatsby's globals; the same for all pages of a build. */
  globals: string;
}

/** Stands in every finished page and in no other. */
export const finishedMark = `<template id="${restId}">`;

const scriptsSlice =
  /<script id="gatsby-script-loader">[\s\S]*?<\/script>|<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/g;

/** Address of the file that holds `globals`. */
export function globalsPath(globals: string): string {
  const hash = createHash("sha256").update(globals).digest("hex").slice(0, hashLength);
  return `/gatsby-globals-${hash}.js`;
}

/**
 * Finishes a page as Gatsby wrote it.
 * @param styles address of the file with all styles, of which the page has its own already (`withStyles`)
 * @throws Error when Gatsby's scripts are not where they are expected, which would leave a page without script.
 */
export function finishHtml(html: string, styles?: string): FinishedPage {
  let scripts = "";
  const without = html.replace(scriptsSlice, (_match, slice: string | undefined) => {
    scripts += slice ?? "";
    return "";
  });
  const sources = [...scripts.matchAll(/<script src="([^"]+)"/g)].map(([, source = ""]) => source);
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(scripts)?.[1];
  const compilation = /window\.___webpackCompilationHash="([^"]*)";/.exec(scripts)?.[1];
  if (sources.length === 0 || !mapping || !compilation) {
    throw new Error("Gatsby's scripts were not found in a built page; see finish-html.ts.");
  }
  // Gatsby 5.16 writes the mapping as a string although its loader reads an object, so that no chunk is ever
  // prefetched; it is unwrapped here.
  const globals = `${trustedTypesScript}window.___chunkMapping=${JSON.parse(mapping) as string};window.___webpackCompilationHash="${compilation}";`;
  const rest = [
    ...(styles ? [`<link rel="stylesheet" href="${styles}"/>`] : []),
    ...[globalsPath(globals), ...sources].map((source) => `<script src="${source}"></script>`),
  ].join("");
  const tail = `${finishedMark}${rest}</template><script>${loaderScript}</script></body>`;
  const finished = withLastingHead(withoutStyleAttributes(without));
  return { html: finished.replace("</body>", () => tail), globals };
}

/**
 * Without its mark Gatsby's Head leaves an element of the static HTML alone. Those of src/seo/StaticHead have to stay,
 * since the browser's script does not make them.
 */
function withLastingHead(html: string): string {
  const end = html.indexOf("</head>");
  const head = html
    .slice(0, end)
    .replace(
      /(<meta (?:property|name)="(?:og|article|twitter):[^>]*|<script type="application\/ld\+json") data-gatsby-head="true"/g,
      "$1",
    );
  return head + html.slice(end);
}

/** Gatsby's wrapper and announcer carry style attributes; src/styles says the same for their ids. */
function withoutStyleAttributes(html: string): string {
  return html
    .replace(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
      () => '<div tabindex="-1" id="gatsby-focus-wrapper">',
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"');
}
