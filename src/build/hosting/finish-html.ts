/**
 * The last change to the HTML of every built page: scripts are deferred until the page is painted, and inline scripts are the
 * same in all pages, so that one strict Content-Security-Policy allows them. Pure.
 */
import { createHash } from "node:crypto";
import { withLastingHead, withoutStyleAttributes } from "../patches/page-markup";
import { takeScripts } from "../patches/page-scripts";

/** Digits of the hashes in the names of scripts and styles, which every page lists: 40 bits are enough to tell builds apart. */
export const hashLength = 10;

interface FinishedPage {
  html: string;
  /** Source of the script that loads first, with the Trusted Types policy and Gatsby's globals; the same for all pages of a build. */
  globals: string;
}

/** Scripts of src/visit/inline. */
interface InlineScripts {
  /** At the end of each page. */
  loader: string;
  /** In the script that loads first. */
  trustedTypes: string;
}

/** `id` of the `<template>` with everything that loads later: the whole site's styles, then Gatsby's scripts in order. */
export const restId = "gatsby-scripts";

/** Text that is in every finished page, and in no other. */
export const finishedMark = `<template id="${restId}">`;

/** Returns the address of the file for `globals`. */
export function globalsPath(globals: string): string {
  const hash = createHash("sha256").update(globals).digest("hex").slice(0, hashLength);
  return `/gatsby-globals-${hash}.js`;
}

/**
 * Finishes a page as Gatsby wrote it.
 * @param inline the inline scripts to add
 * @param styles address of the file with all styles, if the page contains only those that it uses (see `withStyles`)
 * @throws PatchError if Gatsby's scripts are not found, which would leave the page without script
 */
export function finishHtml(written: string, inline: InlineScripts, styles?: string): FinishedPage {
  const taken = takeScripts(written);
  const globals = inline.trustedTypes + taken.globals;
  const rest = [
    ...(styles ? [`<link rel="stylesheet" href="${styles}"/>`] : []),
    ...[globalsPath(globals), ...taken.sources].map(
      (source) => `<script src="${source}"></script>`,
    ),
  ].join("");
  const tail = `${finishedMark}${rest}</template><script>${inline.loader}</script></body>`;
  const html = withLastingHead(withoutStyleAttributes(taken.html));
  return { html: html.replace("</body>", () => tail), globals };
}
