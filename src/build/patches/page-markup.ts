import { PatchError, type Patch } from "./patch";

export const pageMarkup: Patch = {
  name: "page-markup",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Removes the style attributes of Gatsby's wrapper and announcer, and Gatsby's marker attribute from elements that src/seo/StaticHead adds to the head",
  why: "A strict policy forbids style attributes (src/styles has the same styles for both ids), and Gatsby's Head removes marked elements that are not rendered in the browser",
  code: ["src/styles/utilities.css"],
  assumptions: [
    {
      file: "@gatsbyjs/reach-router/dist/index.js",
      contains: '{style:s({outline:"none"},r),tabIndex:"-1"',
      ifMissing: "The router's wrapper has different attributes.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: 'id="gatsby-focus-wrapper"',
      ifMissing: "The router's wrapper has a different id.",
    },
    {
      file: "gatsby/cache-dir/route-announcer-props.js",
      contains: "id: `gatsby-announcer`,\n  style: {",
      ifMissing: "Gatsby's announcer has different attributes.",
    },
    {
      file: "gatsby/cache-dir/head/head-export-handler-for-browser.js",
      contains: "document.querySelectorAll(`[data-gatsby-head]`)",
      ifMissing: "Gatsby's Head selects the elements that it replaces differently.",
    },
  ],
};

/**
 * Removes the marker by which Gatsby's Head finds elements to remove from those that the browser does not render again, so
 * that they stay.
 */
export function withLastingHead(html: string): string {
  const end = html.indexOf("</head>");
  const head = html
    .slice(0, end)
    .replace(
      /(<meta (?:property|name)="(?:og|article|twitter):[^>]*|<link rel="alternate" hrefLang[^>]*|<script type="application\/ld\+json") data-gatsby-head="true"/g,
      "$1",
    );
  return head + html.slice(end);
}

/**
 * Removes the style attributes of Gatsby's own elements.
 * @throws PatchError if one is left
 */
export function withoutStyleAttributes(html: string): string {
  const plain = html
    .replace(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
      () => '<div tabindex="-1" id="gatsby-focus-wrapper">',
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"');
  for (const id of ["gatsby-focus-wrapper", "gatsby-announcer"]) {
    const at = plain.indexOf(` id="${id}"`);
    if (at < 0) continue;
    const element = plain.slice(plain.lastIndexOf("<", at), plain.indexOf(">", at) + 1);
    if (/\sstyle=/.test(element))
      throw new PatchError(pageMarkup, `A built page has a style attribute in ${element}.`);
  }
  return plain;
}
