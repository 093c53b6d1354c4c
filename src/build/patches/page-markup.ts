import { PatchError, type Patch } from "./patch";

export const pageMarkup: Patch = {
  name: "page-markup",
  since: "gatsby 5.16.1",
  changes:
    "takes the style attributes off Gatsby's wrapper and announcer, and Gatsby's mark off what src/seo/StaticHead puts into the head",
  why: "a strict policy refuses style attributes (src/styles says the same for both ids), and Gatsby's Head removes what has its mark and is not rendered in the browser",
  code: ["src/styles/utilities.css"],
  reliesOn: [
    {
      file: "@gatsbyjs/reach-router/dist/index.js",
      holds: '{style:s({outline:"none"},r),tabIndex:"-1"',
      otherwise: "The router's wrapper has other attributes.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      holds: 'id="gatsby-focus-wrapper"',
      otherwise: "The router's wrapper has another id.",
    },
    {
      file: "gatsby/cache-dir/route-announcer-props.js",
      holds: "id: `gatsby-announcer`,\n  style: {",
      otherwise: "Gatsby's announcer has other attributes.",
    },
    {
      file: "gatsby/cache-dir/head/head-export-handler-for-browser.js",
      holds: "document.querySelectorAll(`[data-gatsby-head]`)",
      otherwise: "Gatsby's Head finds the elements that it replaces in another way.",
    },
  ],
};

/**
 * The head's elements that the browser's script does not render have to stay, and so must not carry the mark by which
 * Gatsby's Head finds those to remove.
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
 * The page without the style attributes of Gatsby's own elements.
 * @throws PatchError when one of them still has one
 */
export function withoutStyleAttributes(html: string): string {
  const plain = html
    .replace(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
      () => '<div tabindex="-1" id="gatsby-focus-wrapper">',
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"');
  const styled = /<[^>]*\bid="(gatsby-focus-wrapper|gatsby-announcer)"[^>]*>/g;
  for (const [element] of plain.matchAll(styled)) {
    if (/\sstyle=/.test(element))
      throw new PatchError(pageMarkup, `A built page has a style attribute in ${element}.`);
  }
  return plain;
}
