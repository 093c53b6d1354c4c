/**
 * The last change to every built page: scripts wait their turn, and nothing is inline that a strict
 * Content-Security-Policy would have to allow page by page. Pure.
 */
import { createHash } from "node:crypto";
import { withLastingHead, withoutStyleAttributes } from "../patches/page-markup";
import { takeScripts } from "../patches/page-scripts";
import { hashLength } from "./hash-length";

interface FinishedPage {
  html: string;
  /** Source of the script that is loaded first, with the Trusted Types policy and Gatsby's globals; the same for all pages of a build. */
  globals: string;
}

/** Scripts of src/visit/inline. */
interface InlineScripts {
  /** At the end of each page. */
  loader: string;
  /** In the script that is loaded first. */
  trustedTypes: string;
}

/** `id` of the `<template>` that holds what comes later: the whole site's styles, and Gatsby's scripts in their order. */
export const restId = "gatsby-scripts";

/** Stands in every finished page and in no other. */
export const finishedMark = `<template id="${restId}">`;

/** Address of the file that holds `globals`. */
export function globalsPath(globals: string): string {
  const hash = createHash("sha256").update(globals).digest("hex").slice(0, hashLength);
  return `/gatsby-globals-${hash}.js`;
}

/**
 * Finishes a page as Gatsby wrote it.
 * @param inline the scripts that it gets
 * @param styles address of the file with all styles, of which the page has its own already (`withStyles`)
 * @throws PatchError when Gatsby's scripts are not where they are expected, which would leave a page without script
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
