import type { Patch } from "./patch";

export const routeFocus: Patch = {
  name: "route-focus",
  writtenFor: "@gatsbyjs/reach-router 2.0.1",
  changes:
    "Replaces the `focus` method of the router's wrapper, and hides Gatsby's announcer while moving the focus announces the same",
  why: "The router focuses its wrapper on each navigation; focus belongs on the target of the hash, or else on the page's heading, and a screen reader should announce it once",
  code: ["src/visit/scroll.ts"],
  assumptions: [
    {
      file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
      contains: "&&e.focus())",
      ifMissing: "The router no longer calls `focus` on its wrapper.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      contains: "<div {...RouteAnnouncerProps} ref={this.announcementRef}></div>",
      ifMissing: "Gatsby no longer announces pages in a separate element.",
    },
    {
      file: "gatsby/cache-dir/route-announcer-props.js",
      contains: "id: `gatsby-announcer`",
      ifMissing: "Gatsby's announcer has a different id.",
    },
  ],
};
